/// The texts and stacks that a segment has, by number.
struct SegmentTexts {
  private var texts: [ExactText: Int] = [:]
  /// The number of texts in the segment.
  private var count = 0
  private var stacks: [[UInt64]: UInt64] = [:]
  /// The text that ``appendAgain(_:to:)`` was last called with, and its number.
  private var again: (text: ExactText, number: Int)?

  mutating func removeAll() {
    (again, count) = (nil, 0)
    texts.removeAll(keepingCapacity: true)
    stacks.removeAll(keepingCapacity: true)
  }

  /// Appends the number of a text, or 0 and the text if it is new; returns the number.
  @discardableResult
  mutating func append(_ text: String, to sink: inout ByteSink) -> Int {
    if let number = texts[ExactText(text)] {
      sink.append(number: UInt64(number))
      return number
    }
    appendNew(text, to: &sink)
    texts[ExactText(text)] = count
    return count
  }

  /// Appends a text that is mostly written once, as the letter of a cell is, without a search for it.
  mutating func appendNew(_ text: String, to sink: inout ByteSink) {
    count += 1
    sink.append(0)
    sink.append(text: text)
  }

  /// Does the same for a text that is mostly the one of the last call, as the identifier of a cell is.
  mutating func appendAgain(_ text: String, to sink: inout ByteSink) {
    if let again, again.text == ExactText(text) {
      sink.append(number: UInt64(again.number))
    } else {
      again = (ExactText(text), append(text, to: &sink))
    }
  }

  /// Whether the segment does not have a stack yet.
  func isNew(_ stack: [UInt64]) -> Bool { stacks[stack] == nil }

  /// Appends the number of a stack, or 0 and the stack if it is new.
  mutating func append(_ stack: [UInt64], to sink: inout ByteSink) {
    if let number = stacks[stack] {
      sink.append(number: number)
      return
    }
    stacks[stack] = UInt64(stacks.count + 1)
    sink.append(0)
    sink.append(number: UInt64(stack.count))
    var last = 0
    for address in stack {
      sink.append(Int(truncatingIfNeeded: address), after: last)
      last = Int(truncatingIfNeeded: address)
    }
  }
}

/// A text by its bytes. Strings are equal if they look alike, whatever their bytes are.
private struct ExactText: Hashable {
  private let text: String

  init(_ text: String) { self.text = text }

  static func == (one: ExactText, other: ExactText) -> Bool {
    var (one, other) = (one.text, other.text)
    // A loop over bytes: comparing views of the texts takes many times as long.
    return one.withUTF8 { one in
      other.withUTF8 { other in
        guard one.count == other.count else { return false }
        for place in one.indices where one[place] != other[place] { return false }
        return true
      }
    }
  }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
