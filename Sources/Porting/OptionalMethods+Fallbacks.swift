// What callers use where a delegate does not have an optional method: `delegate?.count?() ?? 1`.
extension OptionalMethods {
  /// The values after `??` in the calls of a source, by the names of the methods with their labels; an
  /// empty text stands for one that is no literal.
  static func fallbacks(in porter: Porter) -> [String: Set<String>] {
    var fallbacks: [String: Set<String>] = [:]
    for open in porter.code.indices where porter.text(open) == "(" {
      guard porter.text(open - 1) == "?", porter.isWord(open - 2), porter.text(open - 3) == ".",
        let end = porter.closing(open)
      else { continue }
      let name = porter.text(open - 2)
      let labels = DeclaredTypes.labels(from: open, in: porter.code, porter.closings, porter.work)
      let isCoalesced = porter.text(end + 1) == "?" && porter.text(end + 2) == "?"
      let value = isCoalesced ? literal(at: end + 3, porter) ?? "" : ""
      fallbacks[key(name, labels), default: []].insert(value)
    }
    return fallbacks
  }

  /// A method's name with its labels.
  static func key(_ name: String, _ labels: [String]) -> String {
    name + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// The text of an expression that means the same anywhere: a number, a string, a constant of a type.
  private static func literal(at start: Int, _ porter: Porter) -> String? {
    guard porter.code.indices.contains(start) else { return nil }
    var end = start
    switch porter.text(start) {
    case "-": end += 1
    case "[": end += 1
    case ".": end += 1
    default: break
    }
    guard porter.code.indices.contains(end) else { return nil }
    let text = porter.text(end)
    switch (porter.text(start), porter.code[end].kind) {
    case ("[", _): guard text == "]" else { return nil }
    case (".", .identifier): break
    case (_, .number):
      if porter.text(end + 1) == ".", porter.code.indices.contains(end + 2),
        porter.code[end + 2].kind == .number
      {
        end += 2
      }
    case (_, .string): guard !text.contains("\\") else { return nil }
    case (_, .identifier):
      let isType = text.utf8.first.map { (0x41...0x5A).contains($0) } ?? false
      guard ["true", "false"].contains(text) || isType && porter.text(end + 1) == "." else {
        return nil
      }
      while porter.text(end + 1) == ".", porter.isWord(end + 2) { end += 2 }
    default: return nil
    }
    guard isEnd(end, porter) else { return nil }
    let range = porter.code[start].range.lowerBound..<porter.code[end].range.upperBound
    return String(decoding: porter.source[range], as: UTF8.self)
  }

  /// Whether an expression ends with a token.
  private static func isEnd(_ index: Int, _ porter: Porter) -> Bool {
    guard porter.code.indices.contains(index + 1) else { return true }
    let next = porter.text(index + 1)
    if [")", "]", "}", "{", ",", ";", ":", "else"].contains(next) { return true }
    return porter.isFirstOnLine(index + 1) && porter.isWord(index + 1)
  }
}
