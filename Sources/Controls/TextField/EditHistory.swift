import ScrollEngine

/// The earlier texts of a field, for undo and redo.
struct EditHistory {
  /// The kind of a change: consecutive changes of one kind are undone together.
  enum Kind: Hashable, Sendable {
    case typing, deleting
    /// A change that is undone by itself: pasting, cutting or clearing.
    case other
  }

  /// The most changes that can be undone. A choice.
  static let limit = 100

  private var past: [EditedText] = []
  private var future: [EditedText] = []
  /// The kind of the last change; nil if the next change is undone separately in any case.
  private var run: Kind?

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Records the text before a change, unless the change continues a sequence of its kind.
  mutating func note(_ text: EditedText, before kind: Kind) {
    future = []
    let goesOn = run == kind && kind != .other
    run = kind
    guard !goesOn else { return }
    past.append(text)
    if past.count > Self.limit { past.removeFirst() }
  }

  /// Ends the sequence of changes that are undone together.
  mutating func endRun() { run = nil }

  /// Returns the text before the last change, and keeps the current `text` for redo; nil if there
  /// is no change to undo.
  mutating func undo(_ text: EditedText) -> EditedText? {
    run = nil
    guard let last = past.popLast() else { return nil }
    future.append(text)
    return last
  }

  /// Returns the text before the last undo, and keeps the current `text` for undo; nil if there is
  /// no change to redo.
  mutating func redo(_ text: EditedText) -> EditedText? {
    run = nil
    guard let next = future.popLast() else { return nil }
    past.append(text)
    return next
  }
}
