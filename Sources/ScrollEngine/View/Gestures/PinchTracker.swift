/// Two fingers on one scroll view that zooms.
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

  /// The finger that is left when the other one goes.
  func finger(beside pointer: InputEvent.Pointer) -> InputEvent.Pointer {
    pointer.id == first.id ? second : first
  }

  mutating func follow(_ pointer: InputEvent.Pointer, time: Double) {
    if pointer.id == first.id { first = pointer } else { second = pointer }
    scrollView?.continuePinch(distance: distance, at: center, time: time)
  }

  /// - Parameter time: When a finger went, in seconds; nil where the gesture is given up.
  func end(at time: Double?) { scrollView?.endPinch(at: time) }

  private var distance: Double { (first.position - second.position).length }
  private var center: Point { (first.position + second.position) * 0.5 }
}
