/// The types that a source declares or extends, and where each token stands.
struct DeclaredTypes {
  /// What is known of a type from all its declarations together.
  struct About {
    var superclass: String?
    var methods: Set<String> = []
  }

  private(set) var types: [String: About] = [:]
  /// The innermost type around each token, by its index.
  private(set) var typeAround: [String?] = []

  private static let keywords: Set<String> = ["class", "struct", "enum", "actor", "extension"]
  private static let notNames: Set<String> = [
    "func", "var", "let", "subscript", "override", "final",
  ]

  /// Reads tokens of code, without spaces and comments.
  init(_ code: [SourceToken]) {
    /// A type for each brace that is open, or nil.
    var open: [String?] = []
    var coming: String?
    for (index, token) in code.enumerated() {
      let next = index + 1 < code.count ? code[index + 1] : nil
      let isMember = index > 0 && code[index - 1].text == "."
      if token.kind == .identifier, Self.keywords.contains(token.text), !isMember,
        let next, next.kind == .identifier, !Self.notNames.contains(next.text)
      {
        coming = Self.name(from: index + 1, in: code)
        note(coming, at: index, in: code)
      }
      if token.text == "{" {
        open.append(coming)
        coming = nil
      }
      let around = open.last { $0 != nil } ?? nil
      typeAround.append(around)
      if token.text == "}" { _ = open.popLast() }
      if token.kind == .identifier, token.text == "func", let next, let around {
        types[around, default: About()].methods.insert(next.text)
      }
    }
  }

  private static func name(from start: Int, in code: [SourceToken]) -> String {
    var name = code[start].text
    var index = start
    while index + 2 < code.count, code[index + 1].text == ".", code[index + 2].kind == .identifier {
      index += 2
      name = code[index].text
    }
    return name
  }

  /// Notes what a class inherits from: the first name behind its colon.
  private mutating func note(_ name: String?, at index: Int, in code: [SourceToken]) {
    guard let name else { return }
    var about = types[name] ?? About()
    defer { types[name] = about }
    guard code[index].text == "class" else { return }
    var depth = 0
    for place in (index + 1)..<code.count {
      switch code[place].text {
      case "<": depth += 1
      case ">": depth -= 1
      case "{": return
      case ":" where depth == 0:
        if place + 1 < code.count { about.superclass = code[place + 1].text }
        return
      default: break
      }
    }
  }

  /// Whether a class is one of those named, or inherits from one, as far as this source tells.
  func isKind(_ name: String, of classes: Set<String>) -> Bool {
    var seen: Set<String> = []
    var current: String? = name
    while let name = current, seen.insert(name).inserted {
      if classes.contains(name) { return true }
      current = types[name]?.superclass
    }
    return false
  }
}
