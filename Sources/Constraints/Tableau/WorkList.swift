/// Numbers to be processed, each at most once.
struct WorkList: Sendable {
  private var waiting: [Int] = []
  private var isWaiting: [Bool] = []

  mutating func insert(_ number: Int) {
    if isWaiting.count <= number {
      isWaiting += repeatElement(false, count: number + 1 - isWaiting.count)
    }
    guard !isWaiting[number] else { return }
    isWaiting[number] = true
    waiting.append(number)
  }

  /// Removes and returns the number added last, or the smallest number; nil if there is none.
  mutating func pop(smallest: Bool) -> Int? {
    guard !waiting.isEmpty else { return nil }
    if smallest {
      var least = 0
      for place in waiting.indices where waiting[place] < waiting[least] { least = place }
      waiting.swapAt(least, waiting.count - 1)
    }
    let number = waiting.removeLast()
    isWaiting[number] = false
    return number
  }

  mutating func removeAll() {
    for number in waiting { isWaiting[number] = false }
    waiting.removeAll(keepingCapacity: true)
  }
}
