/// A list that keeps its memory, for values that are recomputed thousands of times in a frame.
///
/// Elements are plain values, and only debug builds check indices. The list uses raw memory,
/// because an array checks at each change whether its buffer is shared.
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  private var start: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 64) {
    start = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  deinit {
    start.deallocate()
  }

  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return start[index]
    }
    set {
      assert(index >= 0 && index < count)
      start[index] = newValue
    }
  }

  /// All elements; valid until the list changes.
  var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: start, count: count) }

  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    start[count] = element
    count += 1
  }

  /// Appends elements of another list.
  mutating func append(_ range: Range<Int>, of other: borrowing Scratch) {
    assert(range.lowerBound >= 0 && range.upperBound <= other.count)
    if count + range.count > capacity { reserve(count + range.count) }
    (start + count).update(from: other.start + range.lowerBound, count: range.count)
    count += range.count
  }

  mutating func insert(_ element: Element, at index: Int) {
    assert(index >= 0 && index <= count)
    append(element)
    var place = count - 1
    while place > index {
      start[place] = start[place - 1]
      place -= 1
    }
    start[index] = element
  }

  /// Removes all elements from an index on.
  mutating func shorten(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count)
    count = newCount
  }

  mutating func removeAll() { count = 0 }

  /// Replaces the contents with `newCount` copies of an element.
  mutating func fill(_ element: Element, count newCount: Int) {
    if newCount > capacity { reserve(newCount) }
    start.update(repeating: element, count: newCount)
    count = newCount
  }

  private mutating func reserve(_ needed: Int) {
    let larger = max(needed, 2 * capacity)
    let new = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    new.update(from: start, count: count)
    start.deallocate()
    start = new
    capacity = larger
  }
}
