/// Recognizes a pointer that goes down and up in nearly the same place.
public final class TapGestureRecognizer: GestureRecognizer {
  private var start = Point.zero

  public override func pointerDown(at location: Point) {
    start = location
  }

  public override func pointerMoved(to location: Point) {
    let slop = device == .mouse ? DragSlop.mouse : DragSlop.standard
    if slop.axis(of: location - start) != nil { move(to: .failed) }
  }

  public override func pointerUp(at location: Point) {
    // The pointer may have come here without a move.
    pointerMoved(to: location)
    if state == .possible { move(to: .ended) }
  }
}
