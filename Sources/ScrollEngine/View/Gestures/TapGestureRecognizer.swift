/// Recognizes a pointer that goes down and up in nearly the same position.
public final class TapGestureRecognizer: GestureRecognizer {
  private var start = Point.zero

  /// Called with true when a pointer goes down, and with false when the gesture loses it.
  var onTouch: ((Bool) -> Void)?

  /// Whether it acts for the content of its scroll view, and waits for pointers as the content
  /// does.
  var concernsContent = false

  /// Notes where the pointer goes down.
  public override func pointerDown(at location: Point) {
    start = location
    onTouch?(true)
  }

  /// Fails once the pointer leaves the slop.
  public override func pointerMoved(to location: Point) {
    let slop = device == .mouse ? DragSlop.mouse : DragSlop.standard
    if slop.axis(of: location - start) != nil { move(to: .failed) }
  }

  /// Ends the gesture, if the pointer is still within the slop.
  public override func pointerUp(at location: Point) {
    // The pointer may have got here without a move event.
    pointerMoved(to: location)
    if state == .possible { move(to: .ended) }
  }

  override var waitsWithContent: Bool { concernsContent }

  override func stateDidChange() {
    if state != .possible { onTouch?(false) }
  }

  override func forget() {
    super.forget()
    onTouch?(false)
  }

  override func loseView() {
    onTouch = nil
    super.loseView()
  }
}
