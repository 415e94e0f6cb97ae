/// The methods of protocols that need not be implemented: `@objc optional func`.
struct OptionalMethods {
  /// What a default implementation can return.
  enum Result { case nothing, optional, value }

  /// An optional requirement of a protocol.
  struct Requirement {
    /// The tokens from `func` or `var` to the last one.
    let tokens: ClosedRange<Int>
    /// The index of `optional`.
    let start: Int
    let name: String
    let isMethod: Bool
    let result: Result
    /// The labels of a method.
    let labels: [String]
  }

  /// A protocol of the Objective-C runtime.
  struct Found {
    let name: String
    /// The index of `protocol`.
    let start: Int
    /// The brackets around its requirements.
    let body: ClosedRange<Int>
    let access: String
    var requirements: [Requirement] = []
  }

  /// The protocols of one source.
  private(set) var protocols: [Found] = []
  /// The names of all optional methods of the set.
  private(set) var names: Set<String> = []
  /// Those that return a value which is not optional.
  private(set) var valued: Set<String> = []
  /// The names of the protocols of the Objective-C runtime of the set.
  private(set) var protocolNames: Set<String> = []
  private var fallbacks: [String: Set<String>] = [:]

  init() {}

  /// Collects the protocols of a source.
  init(in porter: Porter) {
    fallbacks = Self.fallbacks(in: porter)
    var index = 0
    while index < porter.code.count {
      defer { index += 1 }
      guard porter.isWord(index), porter.text(index) == "protocol", porter.isWord(index + 1),
        porter.text(index - 1) != "."
      else { continue }
      guard let found = Self.found(at: index, porter) else { continue }
      protocols.append(found)
      protocolNames.insert(found.name)
      for requirement in found.requirements where requirement.isMethod {
        names.insert(requirement.name)
        if requirement.result == .value { valued.insert(requirement.name) }
      }
      index = found.body.upperBound
    }
  }

  /// Adds the names of another source of the set.
  mutating func add(_ other: OptionalMethods) {
    names.formUnion(other.names)
    valued.formUnion(other.valued)
    protocolNames.formUnion(other.protocolNames)
    fallbacks.merge(other.fallbacks) { $0.union($1) }
  }

  /// The literal that all calls of a method use in place of its result; nil if there is none.
  func fallback(of name: String, _ labels: [String]) -> String? {
    guard let values = fallbacks[Self.key(name, labels)], values.count == 1 else { return nil }
    return values.first.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func found(at start: Int, _ porter: Porter) -> Found? {
    var access = ""
    var isObjective = false
    var index = start - 1
    while index >= max(0, start - 8) {
      let word = porter.text(index)
      if word == ")", porter.opening(index) ?? 0 > index - 4 {
        index = (porter.opening(index) ?? index) - 1
        continue
      }
      if ["public", "package", "internal", "private", "fileprivate"].contains(word) {
        access = word
      }
      if word == "objc" { isObjective = true }
      guard porter.isWord(index) || word == "@" else { break }
      if word == "}" { break }
      index -= 1
    }
    var open = start + 2
    while open < min(porter.code.count, start + 64), porter.text(open) != "{" { open += 1 }
    guard porter.text(open) == "{", let close = porter.closing(open) else { return nil }
    var found = Found(
      name: porter.text(start + 1), start: start, body: open...close, access: access)
    index = open + 1
    while index < close {
      if porter.text(index) == "optional", porter.isWord(index),
        let requirement = requirement(at: index, before: close, porter)
      {
        found.requirements.append(requirement)
        index = requirement.tokens.upperBound
      }
      index += 1
    }
    return isObjective || !found.requirements.isEmpty ? found : nil
  }

  private static func requirement(at start: Int, before close: Int, _ porter: Porter)
    -> Requirement?
  {
    var first = start + 1
    while first < min(close, start + 8), !["func", "var"].contains(porter.text(first)) {
      guard porter.isWord(first) || porter.text(first) == "@" else { return nil }
      first += 1
    }
    let isMethod = porter.text(first) == "func"
    guard isMethod || porter.text(first) == "var", porter.isWord(first + 1) else { return nil }
    var end = first + 1
    var arrow: Int?
    while end + 1 < close {
      let next = porter.text(end + 1)
      if porter.isFirstOnLine(end + 1), next != "-", next != "(", next != "where", next != "throws",
        next != "{", next != "async"
      {
        break
      }
      if next == ";" { break }
      end += 1
      if next == "-", porter.text(end + 1) == ">" { arrow = arrow ?? end }
      if let closing = porter.closing(end), closing < close { end = closing }
    }
    return Requirement(
      tokens: first...end, start: start, name: porter.text(first + 1), isMethod: isMethod,
      result: result(first, end, arrow, isMethod, porter),
      labels: isMethod
        ? DeclaredTypes.labels(after: first + 1, in: porter.code, porter.closings, porter.work)
          ?? []
        : [])
  }

  private static func result(
    _ first: Int, _ end: Int, _ arrow: Int?, _ isMethod: Bool, _ porter: Porter
  ) -> Result {
    var last = end
    if !isMethod {
      guard porter.text(end) == "}", let open = porter.opening(end) else { return .value }
      last = open - 1
      // A default cannot be set.
      if (open...end).contains(where: { porter.text($0) == "set" }) { return .value }
    } else if arrow == nil {
      return .nothing
    }
    let type = porter.text(last)
    if type == "?" || type == "!" { return .optional }
    guard isMethod, let arrow else { return .value }
    let rest = arrow + 2
    return type == "Void" && rest == last || rest + 1 == last && type == ")" ? .nothing : .value
  }
}
