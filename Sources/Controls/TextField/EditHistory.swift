import ScrollEngine

/// What a text was before its changes, to take them back.
struct EditHistory {
  /// Changes of one kind that follow each other are taken back together.
  enum Kind: Hashable, Sendable {
    case typing, deleting
    /// One by itself: what is pasted, cut or cleared.
    case other
  }

  /// How many changes can be taken back. A choice.
  static let limit = 100

  private var past: [EditedText] = []
  private var future: [EditedText] = []
  /// What the next change may go on with; nil once the caret has moved.
  private var run: Kind?

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// Notes what a text was before a change.
  mutating func note(_ text: EditedText, before kind: Kind) {
    future = []
    let goesOn = run == kind && kind != .other
    run = kind
    guard !goesOn else { return }
    past.append(text)
    if past.count > Self.limit { past.removeFirst() }
  }

  /// The next change stands by itself.
  mutating func endRun() { run = nil }

  /// What a text was before the last change, or nil.
  mutating func undo(_ text: EditedText) -> EditedText? {
    run = nil
    guard let last = past.popLast() else { return nil }
    future.append(text)
    return last
  }

  /// What a text was before it was taken back, or nil.
  mutating func redo(_ text: EditedText) -> EditedText? {
    run = nil
    guard let next = future.popLast() else { return nil }
    past.append(text)
    return next
  }
}
