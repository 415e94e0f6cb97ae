import ScrollEngine

/// A line of text that is being edited, and what is selected in it.
///
/// Places in it are offsets in UTF-8 and lie between characters, as a reader counts them.
struct EditedText: Hashable {
  private(set) var string = ""
  /// Where the selection was begun.
  private(set) var anchor = 0
  /// Where the selection ends that grows and shrinks: the caret is drawn there.
  private(set) var caret = 0

  init() {}

  /// A text with the caret at its end.
  init(_ string: String) {
    self.string = string
    self.string.makeContiguousUTF8()
    anchor = count
    caret = count
  }

  /// The offset of the end.
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

  /// The place between two characters at an offset, or before it.
  func boundary(atOrBefore offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < count else { return count }
    // After the character in which the offset lies, and back again.
    return self.offset(string.index(before: string.index(after: index(offset))))
  }

  /// The place between two characters at an offset, or behind it.
  func boundary(atOrBehind offset: Int) -> Int {
    let before = boundary(atOrBefore: offset)
    return before < min(offset, count) ? self.offset(string.index(after: index(before))) : before
  }

  // MARK: Changes

  /// Selects from one place to another, where the caret is.
  mutating func select(from start: Int, to end: Int) {
    anchor = boundary(atOrBefore: start)
    caret = boundary(atOrBefore: end)
  }

  mutating func selectAll() { select(from: 0, to: count) }

  /// Moves the caret; without `extends`, nothing is selected then.
  mutating func moveCaret(to offset: Int, extends: Bool) {
    select(from: extends ? anchor : offset, to: offset)
  }

  /// Puts a text in the place of another, and the caret behind it.
  ///
  /// What is put in may join what follows into one character; then the caret is behind that.
  mutating func replace(_ offsets: Range<Int>, with text: String) {
    string.replaceSubrange(range(offsets), with: text)
    string.makeContiguousUTF8()
    caret = boundary(atOrBehind: offsets.lowerBound + text.utf8.count)
    anchor = caret
  }
}
