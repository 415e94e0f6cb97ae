/// The public names of UIKitNames and of Foundation.
///
/// `Tests/Client/listing` compares them with the modules, so that no name is denied that exists.
package struct KnownNames: Sendable {
  /// The names in and around one type.
  private struct TypeNames {
    var supertypes: [String] = []
    /// The members with their labels, such as `insertRows(at:with:)`.
    var members: Set<String> = []
    /// The members without labels.
    var bareMembers: Set<String> = []
    /// The labels of all initialisers; `_` is not among them.
    var labels: Set<String> = []
    var hasInitializers = false
  }

  package static let all = KnownNames()

  /// The types by their names, and types in types by names such as `UITableView.Style`.
  private var types: [String: TypeNames] = [:]
  private var others: Set<String> = []
  /// The methods and properties of delegates and data sources, without labels.
  private(set) var delegateMembers: Set<String> = []
  private var allMembers: Set<String> = []

  private init() {
    var name = ""
    for word in Self.listedTypes.split(whereSeparator: \.isWhitespace) {
      if word.last == ":" {
        name = String(word.dropLast())
        types[name] = TypeNames()
      } else if word.first == "<" {
        types[name]?.supertypes.append(String(word.dropFirst()))
      } else {
        let bare = word.prefix { $0 != "(" }
        types[name]?.members.insert(String(word))
        types[name]?.bareMembers.insert(String(bare))
        guard bare == "init" else { continue }
        types[name]?.hasInitializers = true
        let labels = word.dropFirst(5).dropLast().split(separator: ":").map(String.init)
        types[name]?.labels.formUnion(labels)
      }
    }
    for list in [Self.listedOthers, Self.listedOfFoundation] {
      others.formUnion(list.split(whereSeparator: \.isWhitespace).map(String.init))
    }
    for about in types.values { allMembers.formUnion(about.bareMembers) }
    for (name, about) in types
    where ["Delegate", "DelegateFlowLayout", "DataSource", "Prefetching"].contains(
      where: name.hasSuffix)
    {
      delegateMembers.formUnion(about.bareMembers)
    }
  }

  /// Whether a name could be one of UIKit, Core Graphics, Core Animation or Foundation.
  package static func isCandidate(_ name: String) -> Bool {
    let letters = name.utf8.prefix(3)
    guard letters.count == 3, let third = letters.last, (0x41...0x5A).contains(third) else {
      return false
    }
    return ["UI", "NS", "CA", "CG"].contains(name.prefix(2))
  }

  /// Whether there is a type, function or constant with a name; types in types count, too.
  package func has(_ name: String) -> Bool { types[name] != nil || others.contains(name) }

  /// Whether a path such as `UITableView.automaticDimension` leads to a type, function or constant.
  package func hasPath(_ path: String) -> Bool {
    if has(path) { return true }
    guard let dot = path.lastIndex(of: ".") else { return false }
    return hasMember(String(path[path.index(after: dot)...]), of: String(path[..<dot])) ?? false
  }

  /// A type with its supertypes, itself first.
  private func line(of type: String) -> [TypeNames] {
    var line: [TypeNames] = []
    var waiting = [type]
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted, let about = types[next] else { continue }
      line.append(about)
      waiting += about.supertypes
    }
    return line
  }

  /// Whether a type or a supertype has a member, named without its labels; nil if the members of the
  /// type are not known.
  package func hasMember(_ name: String, of type: String) -> Bool? {
    guard types[type]?.bareMembers.isEmpty == false else { return nil }
    return line(of: type).contains { $0.bareMembers.contains(name) }
  }

  /// Whether a type or a supertype has a member, named with its labels.
  func hasMember(labelled name: String, of type: String) -> Bool {
    line(of: type).contains { $0.members.contains(name) }
  }

  /// Whether any type has a member, named without its labels.
  func isMemberOfAny(_ name: String) -> Bool { allMembers.contains(name) }

  /// Whether any type has a member whose name with its labels begins in some way.
  func isMemberOfAny(beginningWith beginning: String) -> Bool {
    types.values.contains { about in about.members.contains { $0.hasPrefix(beginning) } }
  }

  /// Whether an initialiser of a type, or of a supertype, has a label; true if none is known.
  func hasInitializer(labelled label: String, of type: String) -> Bool {
    let line = line(of: type)
    return !line.contains(where: \.hasInitializers) || line.contains { $0.labels.contains(label) }
  }

  /// Whether a type is another one, or has it as a supertype.
  func isKind(_ type: String, of other: String) -> Bool {
    if type == other { return types[type] != nil }
    return types[type]?.supertypes.contains { isKind($0, of: other) } ?? false
  }
}
