/// A priority queue of variables, the highest place first: a binary heap.
struct PlaceQueue: Sendable {
  private struct Element: Sendable {
    let place: Int
    let variable: Int
  }

  private var elements: [Element] = []

  mutating func insert(_ variable: Int, place: Int) {
    var child = elements.count
    elements.append(Element(place: place, variable: variable))
    while child > 0 {
      let parent = (child - 1) / 2
      guard elements[parent].place < elements[child].place else { return }
      elements.swapAt(parent, child)
      child = parent
    }
  }

  mutating func pop() -> Int? {
    guard let first = elements.first else { return nil }
    let last = elements.removeLast()
    guard !elements.isEmpty else { return first.variable }
    elements[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < elements.count else { return first.variable }
      if child + 1 < elements.count, elements[child + 1].place > elements[child].place {
        child += 1
      }
      guard elements[parent].place < elements[child].place else { return first.variable }
      elements.swapAt(parent, child)
      parent = child
    }
  }
}
