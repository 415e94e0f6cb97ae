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

  /// Remarks on cells that only a coder could make: lists make them with an initialiser that each class
  /// inherits if it overrides the others.
  mutating func noteUnmadeCells() {
    for index in code.indices where text(index) == "init" && text(index - 1) == "required" {
      guard around.isMember(index), let type = around[index], let about = types.types[type],
        about.superclass != nil, about.initialisers == ["coder:"], let root = root(of: type)
      else { continue }
      let wanted: String
      if known.isKind(root, of: "UITableViewCell") {
        wanted = "init(style:reuseIdentifier:)"
      } else if known.isKind(root, of: "UICollectionReusableView") {
        wanted = "init(frame:)"
      } else if known.isKind(root, of: "UITableViewHeaderFooterView") {
        wanted = "init(reuseIdentifier:)"
      } else {
        continue
      }
      remark(
        index, "init(coder:) without \(wanted)", "lists make cells with it", .initialiserOfCells)
    }
  }
}
