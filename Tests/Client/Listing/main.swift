// Writes the public names of UIKitNames, and those of Foundation that begin with "NS", as the Swift file
// that `scrollwork port` compares names with. Reads symbol graphs from a folder.
import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Name: Decodable { let precise: String }
    struct Fragment: Decodable {
      let spelling: String
      let preciseIdentifier: String?
    }
    let kind: Kind
    let identifier: Name
    let pathComponents: [String]
    let declarationFragments: [Fragment]?
  }
  struct Relationship: Decodable {
    let kind, source, target: String
  }
  let symbols: [Symbol]
  let relationships: [Relationship]
}

/// What is known of one type: the names of its members, and its supertypes.
struct TypeNames {
  var members: Set<String> = []
  var parents: Set<String> = []
}

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let prefixes = ["UI", "NS", "CA", "CG"]

func graphs(of module: String) throws -> [Graph] {
  try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    .filter { file in
      let name = file.lastPathComponent
      return name == module + ".symbols.json"
        || name.hasPrefix(module + "@") && name.hasSuffix(".symbols.json")
    }
    .sorted { $0.path < $1.path }
    .map { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)) }
}

/// The types of the engine by their precise identifiers, with those that only aliases name.
var types: [String: TypeNames] = [:]
/// The types behind aliases, by the precise identifiers of the aliases.
var aliased: [String: String] = [:]
/// The types in types: by the precise identifier of the outer one, names and identifiers.
var inner: [String: [String: String]] = [:]
/// The top-level names.
var visible: [String: String] = [:]
/// Functions and constants that are no members.
var others: Set<String> = []

let typeKinds: Set<String> = [
  "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias",
]

let modules = [
  "Geometry", "ScrollMotion", "Drawing", "ScrollEngine", "Controls", "CompositionalLayout",
  "Configurations", "Snapshots", "UIKitNames",
]

/// The identifier of the type behind an alias, without its generic arguments; nil for a function.
func typeBehind(_ alias: Graph.Symbol) -> String? {
  let type = (alias.declarationFragments ?? []).drop { !$0.spelling.contains("=") }
  guard !type.contains(where: { $0.spelling.contains("(") }) else { return nil }
  return type.prefix { !$0.spelling.contains("<") }.compactMap(\.preciseIdentifier).last
}

for module in modules {
  for graph in try graphs(of: module) {
    var symbols: [String: Graph.Symbol] = [:]
    for symbol in graph.symbols {
      symbols[symbol.identifier.precise] = symbol
      let isAlias = symbol.kind.identifier == "swift.typealias"
      if isAlias {
        aliased[symbol.identifier.precise] = typeBehind(symbol)
      }
      guard module == "UIKitNames", symbol.pathComponents.count == 1 else { continue }
      if typeKinds.contains(symbol.kind.identifier) {
        visible[symbol.pathComponents[0]] = symbol.identifier.precise
      } else if symbol.kind.identifier != "swift.func.op" {
        others.insert(String(symbol.pathComponents[0].prefix { $0 != "(" }))
      }
    }
    for relationship in graph.relationships {
      switch relationship.kind {
      case "memberOf", "requirementOf", "optionalRequirementOf":
        guard let symbol = symbols[relationship.source], let name = symbol.pathComponents.last,
          symbol.kind.identifier != "swift.func.op", !name.hasPrefix("_")
        else { continue }
        types[relationship.target, default: TypeNames()].members.insert(name)
        if typeKinds.contains(symbol.kind.identifier) {
          inner[relationship.target, default: [:]][name] = relationship.source
        }
      case "inheritsFrom", "conformsTo":
        types[relationship.source, default: TypeNames()].parents.insert(relationship.target)
      default: break
      }
    }
  }
}

/// The type that an identifier means, through its aliases.
func meant(_ identifier: String) -> String {
  var identifier = identifier
  while let next = aliased[identifier] { identifier = next }
  return identifier
}

/// One name for each type, the first by alphabet of those with a prefix of UIKit's.
var names: [String: String] = [:]
for (name, identifier) in visible.sorted(by: { $0.key < $1.key }) {
  let type = meant(identifier)
  if names[type] == nil { names[type] = name }
}

/// The members of a type and of the supertypes without a visible name, and the names of the others.
func whole(_ type: String, _ seen: inout Set<String>) -> (
  members: Set<String>, parents: Set<String>
) {
  guard seen.insert(type).inserted, let about = types[type] else { return ([], []) }
  var (members, parents) = (about.members, Set<String>())
  for parent in about.parents {
    if let name = names[parent] {
      parents.insert(name)
    } else {
      let more = whole(parent, &seen)
      members.formUnion(more.members)
      parents.formUnion(more.parents)
    }
  }
  return (members, parents)
}

var entries: [String: [String]] = [:]
func describe(_ name: String, _ identifier: String, depth: Int) {
  let type = meant(identifier)
  var seen: Set<String> = []
  let (members, parents) = whole(type, &seen)
  entries[name] = parents.filter { $0 != name }.sorted().map { "<" + $0 } + members.sorted()
  guard depth < 2 else { return }
  for (member, inside) in inner[type] ?? [:] {
    describe(name + "." + member, inside, depth: depth + 1)
  }
}
for (name, identifier) in visible { describe(name, identifier, depth: 0) }

var foundation: Set<String> = []
for graph in try graphs(of: "Foundation") {
  for symbol in graph.symbols where symbol.pathComponents.count == 1 {
    let name = String(symbol.pathComponents[0].prefix { $0 != "(" })
    if prefixes.contains(where: name.hasPrefix) { foundation.insert(name) }
  }
}

/// Words in lines of at most 100 columns.
func wrapped(_ words: [String], first: String, then: String) -> [String] {
  var lines: [String] = []
  var line = first
  for word in words {
    if line.count + 1 + word.count > 100 {
      lines.append(line)
      line = then + word
    } else {
      line += line.last == " " || line.isEmpty ? word : " " + word
    }
  }
  return lines + (words.isEmpty && first.last == " " ? [] : [line])
}

print(
  """
  // Written by `RECORD=1 Tests/Client/listing`, which also compares it with the modules; not by hand.

  extension KnownNames {
    /// The public types of UIKitNames: each name with a colon, its supertypes with a `<`, its members.
    static let listedTypes = \"\"\"
  """)
for (name, words) in entries.sorted(by: { $0.key < $1.key }) {
  for line in wrapped(words, first: "    \(name):", then: "      ") { print(line) }
}
print("    \"\"\"\n")
print("  /// The functions and constants of UIKitNames.\n  static let listedOthers = \"\"\"")
for line in wrapped(others.sorted(), first: "    ", then: "    ") { print(line) }
print("    \"\"\"\n")
print("  /// Foundation's names that could be UIKit's.\n  static let listedOfFoundation = \"\"\"")
for line in wrapped(foundation.sorted(), first: "    ", then: "    ") { print(line) }
print("    \"\"\"\n}")
