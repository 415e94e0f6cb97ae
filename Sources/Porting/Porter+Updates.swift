// UIKit's `performBatchUpdates` takes a closure that does not escape. Here it may wait, and so escapes.
extension Porter {
  /// Lets the closure of updates use `self` without saying so.
  mutating func portUpdates(_ index: Int) {
    guard text(index - 1) != "func", around[index] != nil else { return }
    let open = text(index + 1) == "(" ? index + 2 : index + 1
    guard text(open) == "{", let end = closing(open) else { return }
    captureSelf(open, end)
    letParametersEscape(open, end)
  }

  /// Adds `[self] in` to a closure without a list of captures or parameters that uses a member of `self`.
  private mutating func captureSelf(_ open: Int, _ end: Int) {
    if usesSelfSilently(open, end) { insert(" [self] in", after: open) }
  }

  /// Marks those closures as escaping that a function has been given and calls in the closure of updates.
  private mutating func letParametersEscape(_ open: Int, _ end: Int) {
    let last = min(end, open + Self.mostTokens)
    var called: Set<String> = []
    for index in (open + 1)..<last where isWord(index) && text(index + 1) == "(" {
      if text(index - 1) != "." { called.insert(text(index)) }
    }
    guard !called.isEmpty else { return }
    var start = open
    while start > max(0, open - Self.mostTokens), text(start) != "func" { start -= 1 }
    var list = start + 1
    while list < open, text(list) != "(" { list += 1 }
    guard text(start) == "func", let close = closing(list), close < open else { return }
    for colon in (list + 1)..<close where text(colon) == ":" && called.contains(text(colon - 1)) {
      guard text(colon + 1) == "(", let inner = closing(colon + 1), text(inner + 1) == "-" else {
        continue
      }
      insert("@escaping ", before: colon + 1)
    }
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
