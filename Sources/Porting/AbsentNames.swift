/// Names of UIKit that UIKitNames does not have, with the reason, and what to do instead.
///
/// Entries of names that ``KnownNames`` has are left out, so that none is denied once it is there.
package enum AbsentNames {
  /// Why a name is missing, and what to do instead.
  package typealias Remark = (why: String, advice: Advice)

  /// How a member is used if it is the missing one, and not another of the same name.
  package struct Use: Sendable {
    package let name: String
    /// Whether the member is called, or overridden, as a method.
    let isCall: Bool
    /// Labels of the call; `_` stands for none.
    let labels: [String]
    /// The name or type in front of the member, if only there it is the missing one.
    package let owner: String?
    package let why: String
    package let advice: Advice
  }

  /// Names with one reason and one replacement.
  struct Group: Sendable {
    let why: String
    let advice: Advice
    /// Types, functions and constants; a star stands for any end.
    var types = ""
    /// Members: `name` is any use, `name(` a call, `name(a:b:)` a call that begins with labels, and
    /// `owner.name` a use after that word.
    var members = ""
  }

  /// The reasons for types, functions and constants by name.
  private static let named: [String: Remark] = {
    var named: [String: Remark] = [:]
    for group in groups {
      for word in group.types.split(whereSeparator: \.isWhitespace)
      where word.last != "*" && !KnownNames.all.has(String(word)) {
        named[String(word)] = (group.why, group.advice)
      }
    }
    return named
  }()

  /// The reasons for names by their beginnings, the longest first.
  private static let begun: [(prefix: String, remark: Remark)] =
    groups.flatMap { group in
      group.types.split(whereSeparator: \.isWhitespace).filter { $0.last == "*" }.map {
        (String($0.dropLast()), (group.why, group.advice))
      }
    }.sorted { $0.prefix.utf8.count > $1.prefix.utf8.count }

  /// The uses of missing members by their names.
  static let uses: [String: [Use]] = Dictionary(
    grouping: groups.flatMap { group in
      group.members.split(whereSeparator: \.isWhitespace).map { word in
        let parts = word.split(separator: "(", omittingEmptySubsequences: false)
        let path = parts[0].split(separator: ".")
        return Use(
          name: path.last.map(String.init) ?? "", isCall: parts.count > 1,
          labels: parts.count > 1
            ? parts[1].split(separator: ":").map(String.init).filter { $0 != ")" } : [],
          owner: path.count > 1 ? String(path[0]) : nil, why: group.why, advice: group.advice)
      }
    }.filter { !exists($0) }, by: \.name)

  /// The types of the words in front of members.
  private static let owners = ["layer": "CALayer", "font": "UIFont", "self": "UIView"]

  /// Whether UIKitNames has a member after all.
  private static func exists(_ use: Use) -> Bool {
    let known = KnownNames.all
    if let owner = use.owner {
      return known.hasMember(use.name, of: owners[owner] ?? owner) != false
    }
    if use.labels.isEmpty { return known.isMemberOfAny(use.name) }
    return known.isMemberOfAny(
      beginningWith: use.name + "(" + use.labels.map { $0 + ":" }.joined())
  }

  /// All names in the table that are whole names of types, functions or constants.
  package static var allNames: [String] { named.keys.sorted() }
  /// All members in the table.
  package static var allUses: [Use] {
    uses.values.joined().sorted { ($0.name, $0.labels.count) < ($1.name, $1.labels.count) }
  }

  /// Why a name of UIKit is missing, and what to do instead; a general answer for one that is not in
  /// the table.
  static func remark(on name: String) -> Remark {
    if let found = named[name] { return found }
    if let found = begun.first(where: { name.hasPrefix($0.prefix) }) { return found.remark }
    return ("UIKitNames has no such name", .ownDeclaration)
  }
}
