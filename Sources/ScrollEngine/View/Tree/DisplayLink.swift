/// Calls a target in the frames of a window, for as long as the target requests it.
///
/// ```swift
/// final class Clock: View {
///   private lazy var link = DisplayLink(target: self) { clock, time in
///     clock.setNeedsDisplay()
///     return clock.window == nil ? nil : time.rounded(.down) + 1
///   }
///   override func didMoveToWindow() { if let window { link.start(in: window) } }
/// }
/// ```
@preconcurrency @MainActor
public final class DisplayLink: FrameAnimating {
  /// Called with the target and the time of a frame, in seconds.
  ///
  /// The handler returns when it is to be called again: a later time; `time` itself, for the next
  /// frame; or nil, to stop. Between such times, a window at rest draws no frames.
  public typealias Handler<Target> = @MainActor (_ target: Target, _ time: Double) -> Double?

  private(set) weak var target: AnyObject?
  private let handler: Handler<AnyObject>

  /// Makes a link that has not started, and does not retain its target.
  public init<Target: AnyObject>(target: Target, _ handler: @escaping Handler<Target>) {
    self.target = target
    self.handler = { target, time in (target as? Target).flatMap { handler($0, time) } }
  }

  /// Calls the handler in frames of a window, until it returns nil or the target is gone.
  ///
  /// The window retains the link meanwhile. If the link is already running in this window, the call
  /// has no effect.
  public func start(in window: Window) { window.start(self) }

  func advance(to time: Double) -> Double? { target.flatMap { handler($0, time) } }
}
