import Drawing
import Geometry
import Hosting
import ScriptPlayers
import ScrollEngine

/// Content in a window. Its time continues from an earlier moment, and a script may drive it.
///
/// The window counts time from its opening; this class converts it to the content's time.
@MainActor
final class LiveContent: StageContent {
  private let content: any StageContent
  /// The time of the content when the window opens, in seconds.
  private let start: Double
  private let player: ScriptPlayer?
  private let onFailure: (ScriptError) -> Void
  /// Called once, in the frame in which the script ends.
  var onEnd: (() -> Void)?
  /// Whether the script failed; the person can still continue.
  private(set) var scriptFailed = false
  private var scriptEnded = false

  /// `onFailure` is called once, if the script fails.
  init(
    _ content: any StageContent, startingAt start: Double, player: ScriptPlayer? = nil,
    onFailure: @escaping (ScriptError) -> Void = { _ in }
  ) {
    self.content = content
    self.start = start
    self.player = player
    self.onFailure = onFailure
  }

  func resize(to size: Size) { content.resize(to: size) }

  /// While a script is playing, real pointer events are ignored, so that a mouse cannot interfere.
  /// Keys still reach the content, for instance to close the window.
  func handle(_ event: InputEvent) {
    if isPlaying, event.kind.isOfPointer { return }
    var event = event
    event.time += start
    content.handle(event)
  }

  func tick(to time: Double) async -> Double? {
    let now = start + time
    // While a script is playing, only its frames are played, so that the result is the same as
    // headless.
    if let next = await playScript(to: now) { return next - start }
    return await content.tick(to: now).map { $0 - start }
  }

  private var isPlaying: Bool { player != nil && !scriptFailed && !scriptEnded }

  private func playScript(to now: Double) async -> Double? {
    guard let player, isPlaying else { return nil }
    do throws(ScriptError) {
      let next = try await player.advance(to: now)
      if next == nil {
        scriptEnded = true
        onEnd?()
      }
      return next
    } catch {
      scriptFailed = true
      onFailure(error)
      return nil
    }
  }

  func windowWillEnd() { content.windowWillEnd() }

  var needsDisplay: Bool { content.needsDisplay }
  var textInputArea: TextInputArea? { content.textInputArea }
  var spokenWindow: Window? { content.spokenWindow }
  var spokenScale: Double { content.spokenScale }
  func displayList(at scale: Double) -> DisplayList { content.displayList(at: scale) }
  func location(of point: Point, inViewWithID id: String) -> Point? {
    content.location(of: point, inViewWithID: id)
  }
  var viewIDs: [String] { content.viewIDs }
}

extension InputEvent.Kind {
  fileprivate var isOfPointer: Bool {
    switch self {
    case .pointerDown, .pointerMoved, .pointerUp, .pointerCancelled, .pointerLeft, .wheel: true
    case .key, .text, .composition, .memoryWarning: false
    }
  }
}
