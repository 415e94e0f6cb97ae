// Replaces `super.init(coder:)` by `return nil` in views, because among views only tables and
// collections have an initialiser with a coder.
extension Porter {
  private static let views: Set<String> = [
    "UIView", "UILabel", "UIControl", "UIButton", "UISwitch", "UIPageControl", "UIScrollView",
    "UITableViewCell", "UICollectionViewCell", "UIStackView", "UICollectionReusableView",
    "UITableViewHeaderFooterView", "UIRefreshControl", "UIWindow",
  ]

  mutating func portCoders() {
    for index in code.indices where text(index) == "super" {
      let words = (1...5).map { text(index + $0) }
      guard words == [".", "init", "(", "coder", ":"], let end = closing(index + 3),
        let type = types.typeAround[index], types.isKind(type, of: Self.views)
      else { continue }
      let last = ["!", "?"].contains(text(end + 1)) ? end + 1 : end
      replace(index...last, by: "return nil")
      guard text(last + 1) != "}" else { continue }
      remark(
        index, "super.init(coder:)", "views are not decoded, so that what follows it never runs",
        "make the view with another initialiser, and remove the rest")
    }
  }
}
