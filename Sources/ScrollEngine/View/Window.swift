/// The root of a view hierarchy: it keeps what concerns all of it.
open class Window: View {
  /// Counts what layout touches.
  public let trace = LayoutTrace()

  /// Whether something changed that the last picture does not show.
  public internal(set) var needsDisplay = true

  /// Sends events to the views they concern.
  public private(set) lazy var router = EventRouter(window: self)

  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    window = self
    trace.entered(self)
  }

  /// Draws the hierarchy and takes note that the picture is up to date.
  public func renderWindow(in canvas: inout Canvas) {
    needsDisplay = false
    render(in: &canvas)
  }
}
