// What UIKit declares otherwise: properties with a type that unwraps itself, as `UIView!`, which are never nil here;
// nibs; and classes that are structures here.
extension Porter {
  /// Removes the exclamation mark of `view!`, where it is the view of a controller.
  mutating func portView(_ index: Int) {
    guard text(index + 1) == "!", text(index + 2) != "=" || isApart(index + 2),
      code[index + 1].range.lowerBound == code[index].range.upperBound, !types.declares("view")
    else { return }
    if text(index - 1) == "." {
      guard isController(index - 2) else { return }
    } else {
      guard !variables.has("view"), let root = root(of: around[index]),
        known.isKind(root, of: "UIViewController")
      else { return }
    }
    replace((index + 1)...(index + 1), by: "")
  }

  /// Whether there is a space before a token.
  private func isApart(_ index: Int) -> Bool {
    code[index - 1].range.upperBound < code[index].range.lowerBound
  }

  /// Whether a name before a dot stands for a controller: its type says so, or else the name itself does.
  private mutating func isController(_ index: Int) -> Bool {
    guard isWord(index) else { return false }
    let name = text(index)
    if name == "self" || name == "super" {
      return root(of: around[index]).map { known.isKind($0, of: "UIViewController") } ?? false
    }
    if let type = variables[name] {
      return root(of: type).map { known.isKind($0, of: "UIViewController") } ?? false
    }
    let lower = name.lowercased()
    return lower.hasSuffix("controller") || lower.hasSuffix("vc")
  }

  /// Adds the default to `label.font = UIFont(name: …)`: there is no such font, and a label with the font nil
  /// Adds the default where a label gets a font by its name, which may be nil: with nil, a label has its default
  /// in UIKit.
  mutating func portFont(_ index: Int) {
    guard text(index - 1) == ".", text(index + 1) == "=", text(index + 2) == "UIFont",
      text(index + 3) == "(", text(index + 4) == "name", let end = closing(index + 3),
      !types.declares("font"), !types.declares("UIFont")
    else { return }
    let isLast = !code.indices.contains(end + 1) || code[end + 1].line > code[end].line
    let next = text(end + 1)
    guard isLast && next != "." && next != "?" || next == "}" || next == ";" else { return }
    insert(" ?? .systemFont(ofSize: 17)", after: end)
  }

  /// UIKit's classes that are structures here.
  private static let values: Set<String> = [
    "UIColor", "CGColor", "UIFont", "UIImage", "UITraitCollection", "UIEvent",
    "NSCollectionLayoutSize", "NSCollectionLayoutDimension", "NSCollectionLayoutSpacing",
    "NSCollectionLayoutEdgeSpacing", "NSCollectionLayoutAnchor",
    "NSCollectionLayoutGroupCustomItem",
  ]

  /// Removes `convenience` from an initialiser in an extension of a class that is a structure here.
  mutating func portConvenience(_ index: Int) {
    guard let type = around[index], Self.values.contains(type), around.isMember(index),
      isWord(index + 1), types.types[type]?.isDeclared != true
    else { return }
    remove(index...index)
  }

  /// Makes `init(nibName:bundle:)` of a controller override the one that is here, which takes nil.
  mutating func portNibNames(_ index: Int) {
    guard text(index + 1) == "(", text(index + 2) == "nibName", isWord(index + 3),
      [":", "String", "?", ",", "bundle"] == (4...8).map({ text(index + $0) }), isWord(index + 9),
      [":", "Bundle", "?", ")"] == (10...13).map({ text(index + $0) }),
      let root = root(of: around[index]), known.isKind(root, of: "UIViewController")
    else { return }
    replace((index + 5)...(index + 6), by: "Never? = nil")
    replace((index + 11)...(index + 12), by: "Never? = nil")
  }
}
