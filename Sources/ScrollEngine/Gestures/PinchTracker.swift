/// Two fingers on one scroll view that zooms.
@MainActor
struct PinchTracker {
  private weak var scrollView: ScrollView?
  private var first: InputEvent.Pointer
  private var second: InputEvent.Pointer

  init(on scrollView: ScrollView, _ first: InputEvent.Pointer, _ second: InputEvent.Pointer) {
    self.scrollView = scrollView
    self.first = first
    self.second = second
    scrollView.beginPinch(distance: distance, at: center)
  }

  func concerns(_ pointer: InputEvent.Pointer) -> Bool {
    pointer.device == .touch && (pointer.id == first.id || pointer.id == second.id)
  }

  mutating func follow(_ pointer: InputEvent.Pointer) {
    if pointer.id == first.id { first = pointer } else { second = pointer }
    scrollView?.continuePinch(distance: distance, at: center)
  }

  func end() { scrollView?.endPinch() }

  private var distance: Double { (first.position - second.position).length }
  private var center: Point { (first.position + second.position) * 0.5 }
}
