// UIKit's `performBatchUpdates` takes a closure that does not escape. Here it may wait, and so escapes.
extension Porter {
  /// Lets the closure of updates use `self` without saying so.
  mutating func portUpdates(_ index: Int) {
    guard text(index - 1) != "func", around[index] != nil else { return }
    let open = text(index + 1) == "(" ? index + 2 : index + 1
    if text(open) == "{" { captureSelf(open) }
  }

  /// Adds `[self] in` to a closure without a list of captures or parameters that uses a member of `self`.
  private mutating func captureSelf(_ open: Int) {
    guard let end = closing(open), usesSelfSilently(open, end) else { return }
    insert(" [self] in", after: open)
  }

  /// The tokens of a closure that are examined, so that nested closures cost no more than others.
  private static let mostTokens = 512

  private mutating func usesSelfSilently(_ open: Int, _ end: Int) -> Bool {
    guard let type = around[open], text(open + 1) != "[" else { return false }
    let root = root(of: type)
    var uses = false
    for index in (open + 1)..<min(end, open + Self.mostTokens) where isWord(index) {
      let name = text(index)
      if name == "in", text(index - 1) != "for", !uses { return false }
      guard text(index - 1) != ".", text(index + 1) != ":", !variables.has(name) else { continue }
      uses =
        uses || types.types[type]?.members.contains(name) ?? false
        || known.hasMember(name, of: root ?? type) == true
    }
    return uses
  }
}
