/// The pinch of two fingers on a scroll view that zooms.
@MainActor
struct PinchTracker {
  private(set) weak var scrollView: (any Scrolling)?
  private var first: InputEvent.Pointer
  private var second: InputEvent.Pointer

  init(on scrollView: any Scrolling, _ first: InputEvent.Pointer, _ second: InputEvent.Pointer) {
    self.scrollView = scrollView
    self.first = first
    self.second = second
    scrollView.beginPinch(distance: distance, at: center)
  }

  func concerns(_ pointer: InputEvent.Pointer) -> Bool {
    pointer.device == .touch && (pointer.id == first.id || pointer.id == second.id)
  }

  /// The finger that remains when `pointer` lifts.
  func finger(beside pointer: InputEvent.Pointer) -> InputEvent.Pointer {
    pointer.id == first.id ? second : first
  }

  mutating func follow(_ pointer: InputEvent.Pointer, time: Double) {
    if pointer.id == first.id { first = pointer } else { second = pointer }
    scrollView?.continuePinch(distance: distance, at: center, time: time)
  }

  /// Ends the pinch at `time`, in seconds; cancels it if `time` is nil.
  func end(at time: Double?) { scrollView?.endPinch(at: time) }

  private var distance: Double { (first.position - second.position).length }
  private var center: Point { (first.position + second.position) * 0.5 }
}
