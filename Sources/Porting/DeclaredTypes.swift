/// The types that a source declares or extends, and the type around each token.
struct DeclaredTypes {
  /// The properties of a type, from all its declarations together.
  struct About {
    var superclass: String?
    var methods: Set<String> = []
  }

  private(set) var types: [String: About] = [:]
  /// The innermost type around each token, by the token's index.
  private(set) var typeAround = TypeAround()
  /// The results of ``isKind(_:of:)``.
  private var kinds: [Set<String>: [String: Bool]] = [:]

  /// The name of the type around each token, or nil; stored in four bytes per token.
  struct TypeAround {
    fileprivate var names: [String] = []
    fileprivate var places: [Int32] = []

    subscript(index: Int) -> String? { places[index] < 0 ? nil : names[Int(places[index])] }
  }

  private static let keywords: Set<String> = ["class", "struct", "enum", "actor", "extension"]
  private static let notNames: Set<String> = [
    "func", "var", "let", "subscript", "override", "final",
  ]

  /// Reads tokens of code, without spaces and comments.
  ///
  /// - Complexity: O(number of tokens).
  init(_ code: SourceTokens, _ work: Work) {
    /// The innermost type in each open brace, or -1.
    var open: [Int32] = []
    var coming: Int32?
    /// The class whose heading is being read, up to the colon before its superclass or to its `{`.
    /// `depth` is the number of open `<`: a colon in generic parameters does not count.
    var heading: (name: String, depth: Int)?
    var before = ""
    for (index, token) in code.enumerated() {
      work.steps += 1
      let text = token.text
      let next = index + 1 < code.count ? code[index + 1] : nil
      if let (name, depth) = heading {
        switch text {
        case "<": heading = (name, depth + 1)
        case ">": heading = (name, depth - 1)
        case "{": heading = nil
        case ":" where depth == 0:
          if let next { types[name, default: About()].superclass = next.text }
          heading = nil
        default: break
        }
      }
      if token.kind == .identifier, Self.keywords.contains(text), before != ".",
        let next, next.kind == .identifier, !Self.notNames.contains(next.text)
      {
        let name = Self.name(from: index + 1, in: code)
        coming = Int32(typeAround.names.count)
        typeAround.names.append(name)
        if types[name] == nil { types[name] = About() }
        if text == "class" { heading = (name, 0) }
      }
      if text == "{" {
        open.append(coming ?? open.last ?? -1)
        coming = nil
      }
      let around = open.last ?? -1
      typeAround.places.append(around)
      if text == "}" { _ = open.popLast() }
      if text == "func", token.kind == .identifier, let next, around >= 0 {
        types[typeAround.names[Int(around)], default: About()].methods.insert(next.text)
      }
      before = text
    }
  }

  private static func name(from start: Int, in code: SourceTokens) -> String {
    var name = code[start].text
    var index = start
    while index + 2 < code.count, code[index + 1].text == ".", code[index + 2].kind == .identifier {
      index += 2
      name = code[index].text
    }
    return name
  }

  /// Whether a class is one of the named classes or inherits from one, as far as this source shows.
  ///
  /// - Complexity: O(1) on average: each class is examined once for each set of names.
  mutating func isKind(_ name: String, of classes: Set<String>) -> Bool {
    var known = kinds.removeValue(forKey: classes) ?? [:]
    var path: [String] = []
    var current: String? = name
    var answer = false
    while let name = current {
      if let found = known[name] {
        answer = found
        break
      }
      // A preliminary result, so that the loop ends for classes that inherit from themselves.
      known[name] = false
      path.append(name)
      if classes.contains(name) {
        answer = true
        break
      }
      current = types[name]?.superclass
    }
    for name in path { known[name] = answer }
    kinds[classes] = known
    return answer
  }
}
