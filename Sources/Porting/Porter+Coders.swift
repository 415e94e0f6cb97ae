// Replaces `super.init(coder:)` by `return nil` in views, because among views only tables and
// collections have an initialiser with a coder.
extension Porter {
  mutating func portCoders() {
    for index in code.indices where text(index) == "super" {
      let words = (1...5).map { text(index + $0) }
      guard words == [".", "init", "(", "coder", ":"], let end = closing(index + 3),
        let root = root(of: around[index]), known.isKind(root, of: "UIView"),
        !known.hasMember(labelled: "init(coder:)", of: root)
      else { continue }
      let last = ["!", "?"].contains(text(end + 1)) ? end + 1 : end
      replace(index...last, by: "return nil")
      guard text(last + 1) != "}" else { continue }
      remark(
        index, "super.init(coder:)", "views are not decoded, so that what follows it never runs",
        .initialisersOfViews)
    }
  }
}
