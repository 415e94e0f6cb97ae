/// The types, members and other names that sources declare or extend.
struct DeclaredTypes {
  /// The properties of a type, from all its declarations together.
  struct About {
    var superclass: String?
    /// The names of the methods with their labels, by their names without.
    var methods: [String: Set<String>] = [:]
    /// The names of all members that override nothing.
    var members: Set<String> = []
    /// The labels of the initialisers, each list with its colons.
    var initialisers: Set<String> = []
    /// Whether it is declared, not only extended.
    var isDeclared = false
    /// Whether it stops observing notifications anywhere but in its deinitialiser.
    var stopsObserving = false
  }

  private(set) var types: [String: About] = [:]
  /// All declared names except those of overriding members.
  private(set) var names: Set<String> = []
  /// The names of variables and constants.
  private(set) var variables: Set<String> = []
  /// The labels of initialisers.
  private(set) var labels: Set<String> = []
  /// The results of ``root(of:)``.
  private var roots: [String: String] = [:]

  /// The name of the type around each token, or nil; stored in five bytes per token.
  struct TypeAround {
    fileprivate var names: [String] = []
    fileprivate var places: [Int32] = []
    fileprivate var bodies: [Bool] = []

    subscript(index: Int) -> String? { places[index] < 0 ? nil : names[Int(places[index])] }

    /// Whether a token is in a type, and not in a function or another block in it.
    func isMember(_ index: Int) -> Bool { bodies[index] && places[index] >= 0 }
  }

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "actor", "protocol", "extension",
  ]
  static let notNames: Set<String> = [
    "func", "var", "let", "subscript", "override", "final", "private", "public", "internal", "open",
    "fileprivate", "static",
  ]
  static let modifiers: Set<String> = [
    "override", "final", "private", "public", "internal", "open", "fileprivate", "static", "class",
    "weak", "unowned", "lazy", "dynamic", "required", "convenience", "nonisolated", "mutating",
    "set",
    "package",
  ]

  /// Reads tokens of code, without spaces and comments; returns the innermost type around each.
  ///
  /// - Complexity: O(number of tokens).
  mutating func read(_ code: SourceTokens, closings: [Int32], _ work: Work) -> TypeAround {
    var typeAround = TypeAround()
    /// The innermost type in each open brace, or -1, whether the brace is that of a type, and whether
    /// a deinitialiser is around.
    var open: [(type: Int32, isBody: Bool, isDeinit: Bool)] = []
    var coming: Int32?
    var isDeinitComing = false
    /// The class whose heading is being read, up to the colon before its superclass or to its `{`.
    /// `depth` is the number of open `<`: a colon in generic parameters does not count.
    var heading: (name: String, depth: Int)?
    var before = ""
    /// Whether one of the modifiers before the next declaration is `override`.
    var overrides = false
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
      let isWord = token.kind == .identifier && before != "."
      if isWord, Self.keywords.contains(text), let next, next.kind == .identifier,
        !Self.notNames.contains(next.text)
      {
        let name = Self.name(from: index + 1, in: code)
        coming = Int32(typeAround.names.count)
        typeAround.names.append(name)
        if types[name] == nil { types[name] = About() }
        if text != "extension" {
          types[name]?.isDeclared = true
          names.insert(name)
        }
        if text == "class" { heading = (name, 0) }
      }
      if isWord, text == "deinit" { isDeinitComing = true }
      if text == "{" {
        let isDeinit = isDeinitComing || (open.last?.isDeinit ?? false) && coming == nil
        open.append((coming ?? open.last?.type ?? -1, coming != nil, isDeinit))
        coming = nil
        isDeinitComing = false
      }
      let around = open.last?.type ?? -1
      typeAround.places.append(around)
      typeAround.bodies.append(open.last?.isBody ?? true)
      if text == "removeObserver", around >= 0, open.last?.isDeinit == false,
        next?.text == "(", index + 2 < code.count, code[index + 2].text == "self"
      {
        types[typeAround.names[Int(around)]]?.stopsObserving = true
      }
      if text == "}" { _ = open.popLast() }
      if isWord, let next, open.last?.isBody ?? true {
        note(
          text, index, next, around < 0 ? nil : typeAround.names[Int(around)], overrides, code,
          closings, work)
      }
      if isWord, text == "override" {
        overrides = true
      } else if !Self.modifiers.contains(text), text != "(", text != ")" {
        overrides = false
      }
      before = text
    }
    return typeAround
  }

  /// Notes a declaration that begins with a keyword.
  private mutating func note(
    _ keyword: String, _ index: Int, _ next: SourceToken, _ type: String?, _ overrides: Bool,
    _ code: SourceTokens, _ closings: [Int32], _ work: Work
  ) {
    switch keyword {
    case "func":
      let name = next.text
      declare(name, type, overrides)
      guard let type else { return }
      let labels = Self.labels(after: index + 1, in: code, closings, work)
      let whole = name + "(" + (labels ?? []).map { $0 + ":" }.joined() + ")"
      types[type, default: About()].methods[name, default: []].insert(whole)
    case "init":
      let found = Self.labels(after: index, in: code, closings, work) ?? []
      labels.formUnion(found)
      guard let type else { return }
      types[type, default: About()].initialisers.insert(found.map { $0 + ":" }.joined())
    case "var", "let":
      guard next.kind == .identifier else { return }
      declare(next.text, type, overrides)
      variables.insert(next.text)
    case "typealias", "associatedtype", "case":
      if next.kind == .identifier { declare(next.text, type, false) }
    default: break
    }
  }

  private mutating func declare(_ name: String, _ type: String?, _ overrides: Bool) {
    guard !overrides else { return }
    names.insert(name)
    if let type { types[type, default: About()].members.insert(name) }
  }

  /// The labels of the parameters that begin soon after a token; nil if there are none.
  static func labels(
    after start: Int, in code: SourceTokens, _ closings: [Int32], _ work: Work
  ) -> [String]? {
    var index = start + 1
    while index < min(code.count, start + 32), code[index].text != "(" {
      work.steps += 1
      guard !["{", "}", ";", "func"].contains(code[index].text) else { return nil }
      index += 1
    }
    guard index < code.count, code[index].text == "(", closings[index] >= 0 else { return nil }
    return labels(from: index, in: code, closings, work)
  }

  /// The labels in brackets: of parameters, or of arguments.
  ///
  /// What lies in inner brackets is skipped, so that nested brackets cost no more than others.
  static func labels(
    from open: Int, in code: SourceTokens, _ closings: [Int32], _ work: Work
  ) -> [String] {
    var labels: [String] = []
    var depth = 0
    var index = open + 1
    var isFirst = true
    while index < Int(closings[open]) {
      work.steps += 1
      let text = code[index].text
      if isFirst {
        let next = index + 1 < code.count ? code[index + 1] : nil
        let isLabel =
          code[index].kind == .identifier && (next?.text == ":" || next?.kind == .identifier)
        labels.append(isLabel ? text : "_")
        isFirst = false
      }
      switch text {
      case "<": depth += 1
      case ">" where depth > 0 && code[index - 1].text != "-": depth -= 1
      case "," where depth == 0: isFirst = true
      case "(", "[", "{": if closings[index] > 0 { index = Int(closings[index]) }
      default: break
      }
      index += 1
    }
    return labels
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

  /// The first class above a class that these sources do not declare: the class itself if they only
  /// extend it; nil if it has no superclass.
  ///
  /// - Complexity: O(1) on average: each class is examined once.
  mutating func root(of name: String) -> String? {
    var path: [String] = []
    var current = name
    var answer = ""
    while true {
      if let found = roots[current] {
        answer = found
        break
      }
      guard let about = types[current], about.isDeclared else {
        answer = current
        break
      }
      // A preliminary result, so that the loop ends for classes that inherit from themselves.
      roots[current] = ""
      path.append(current)
      guard let superclass = about.superclass else { break }
      current = superclass
    }
    for name in path { roots[name] = answer }
    return answer.isEmpty ? nil : answer
  }

  /// Adds what another source declares.
  mutating func add(_ other: DeclaredTypes) {
    names.formUnion(other.names)
    variables.formUnion(other.variables)
    labels.formUnion(other.labels)
    types.merge(other.types) { one, other in
      var one = one
      one.superclass = one.superclass ?? other.superclass
      one.methods.merge(other.methods) { $0.union($1) }
      one.members.formUnion(other.members)
      one.initialisers.formUnion(other.initialisers)
      one.isDeclared = one.isDeclared || other.isDeclared
      one.stopsObserving = one.stopsObserving || other.stopsObserving
      return one
    }
    roots = [:]
  }

  /// The declarations of a method, with their labels, in a class or the nearest class above it; at
  /// most 64 classes are examined.
  func methods(_ name: String, of type: String) -> Set<String> {
    var current = type
    for _ in 0..<64 {
      if let found = types[current]?.methods[name] { return found }
      guard let superclass = types[current]?.superclass else { break }
      current = superclass
    }
    return []
  }

  /// Whether a class of the set above a class has a member that overrides nothing; at most 64 classes
  /// are examined.
  func inherits(_ name: String, in type: String) -> Bool {
    var current = types[type]?.superclass
    for _ in 0..<64 {
      guard let next = current else { return false }
      if types[next]?.members.contains(name) == true { return true }
      current = types[next]?.superclass
    }
    return false
  }

  /// Whether a class of the set above a class has an initialiser that begins with a label.
  func inheritsInitialiser(_ label: String, in type: String) -> Bool {
    var current = types[type]?.superclass
    for _ in 0..<64 {
      guard let next = current else { return false }
      if types[next]?.initialisers.contains(where: { $0.hasPrefix(label + ":") }) == true {
        return true
      }
      current = types[next]?.superclass
    }
    return false
  }

  /// Whether a name is declared as a type or in another way, and not only by an override.
  func declares(_ name: String) -> Bool { names.contains(name) }
}
