import ScrollEngine

/// A line of text that is being edited, with its selection.
///
/// Positions are UTF-8 offsets between characters (grapheme clusters).
struct EditedText: Hashable {
  private(set) var string = ""
  /// The fixed end of the selection, where it began.
  private(set) var anchor = 0
  /// The moving end of the selection, where the caret is drawn.
  private(set) var caret = 0

  init() {}

  /// A text with the caret at its end.
  init(_ string: String) {
    self.string = string
    self.string.makeContiguousUTF8()
    anchor = count
    caret = count
  }

  /// The offset of the end of the text.
  var count: Int { string.utf8.count }
  var isEmpty: Bool { string.isEmpty }
  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
  var selectedText: String { text(in: selection) }

  // MARK: Places

  func index(_ offset: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: offset)
  }

  func offset(_ index: String.Index) -> Int {
    string.utf8.distance(from: string.startIndex, to: index)
  }

  func range(_ offsets: Range<Int>) -> Range<String.Index> {
    index(offsets.lowerBound)..<index(offsets.upperBound)
  }

  func text(in offsets: Range<Int>) -> String { String(string[range(offsets)]) }

  /// The character boundary at an offset, or the last one before it.
  func boundary(atOrBefore offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < count else { return count }
    // Goes to the end of the character that contains the offset, then back to its start.
    return self.offset(string.index(before: string.index(after: index(offset))))
  }

  /// The character boundary at an offset, or the first one after it.
  func boundary(atOrBehind offset: Int) -> Int {
    let before = boundary(atOrBefore: offset)
    return before < min(offset, count) ? self.offset(string.index(after: index(before))) : before
  }

  // MARK: Changes

  /// Selects from `start` to `end`, and puts the caret at `end`.
  mutating func select(from start: Int, to end: Int) {
    anchor = boundary(atOrBefore: start)
    caret = boundary(atOrBefore: end)
  }

  mutating func selectAll() { select(from: 0, to: count) }

  /// Moves the caret; if `extends` is false, the selection is empty afterwards.
  mutating func moveCaret(to offset: Int, extends: Bool) {
    select(from: extends ? anchor : offset, to: offset)
  }

  /// Replaces a range with another text, and puts the caret after that text.
  ///
  /// If the last inserted character combines with the following one, the caret is after both.
  mutating func replace(_ offsets: Range<Int>, with text: String) {
    string.replaceSubrange(range(offsets), with: text)
    string.makeContiguousUTF8()
    caret = boundary(atOrBehind: offsets.lowerBound + text.utf8.count)
    anchor = caret
  }
}
