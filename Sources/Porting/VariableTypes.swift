/// The types of the variables and parameters of a file, as far as their declarations say them.
///
/// A name that is declared with two types, or in a way that does not show its type, has none here.
struct VariableTypes {
  private var types: [String: String] = [:]
  private var unclear: Set<String> = []

  private static let starts: Set<String> = ["let", "var", "for", "case"]

  /// - Complexity: O(number of tokens).
  init(_ code: SourceTokens, closings: [Int32], _ work: Work) {
    for index in code.indices where code[index].kind == .identifier {
      work.steps += 1
      let before = index > 0 ? code[index - 1].text : ""
      let after = index + 1 < code.count ? code[index + 1].text : ""
      guard before != "." else { continue }
      let name = code[index].text
      if after == ":" {
        noteAnnotation(of: name, at: index, before, code)
      } else if Self.starts.contains(before) {
        noteValue(of: name, at: index, after, code, closings)
      } else if after == "in", before != "for" {
        unclear.insert(name)
      } else if after == "," || after == ")", before == "(" || before == ",", index < code.count - 2
      {
        noteParameter(name, at: index, code, closings)
      }
    }
  }

  /// Notes `name: Type`: a variable, a parameter, or an argument, which says nothing.
  private mutating func noteAnnotation(
    of name: String, at index: Int, _ before: String, _ code: SourceTokens
  ) {
    let isVariable = ["let", "var"].contains(before)
    let isParameter =
      ["(", ","].contains(before) || index > 0 && code[index - 1].kind == .identifier && !isVariable
    guard isVariable || isParameter else { return }
    var end = index + 2
    while end < min(code.count, index + 10),
      ["inout", "@", "weak", "unowned"].contains(code[end].text)
        || code[end].text == "escaping"
    {
      end += 1
    }
    guard end < code.count, code[end].kind == .identifier else {
      if isVariable || index > 0 && code[index - 1].kind == .identifier { unclear.insert(name) }
      return
    }
    var type = code[end].text
    while end + 2 < code.count, code[end + 1].text == ".", code[end + 2].kind == .identifier {
      type += "." + code[end + 2].text
      end += 2
    }
    var follower = end + 1 < code.count ? code[end + 1].text : ""
    if ["?", "!"].contains(follower) { follower = end + 2 < code.count ? code[end + 2].text : "" }
    let isType = type.utf8.first.map { (0x41...0x5A).contains($0) } ?? false
    if isVariable {
      note(name, isType && follower != "<" && follower != "&" ? type : nil)
    } else if [")", ",", "="].contains(follower), isType {
      note(name, type)
    }
  }

  /// Notes `let name = Type(…)`, or a name without a type.
  private mutating func noteValue(
    of name: String, at index: Int, _ after: String, _ code: SourceTokens, _ closings: [Int32]
  ) {
    guard after == "=", index + 3 < code.count else {
      if after != "{", after != "," { unclear.insert(name) }
      return
    }
    let start = index + 2
    // `if let a = a` and `if let a = self.a` keep the type.
    if code[start].text == name, [",", "{", "else"].contains(code[start + 1].text) { return }
    if code[start].text == "self", code[start + 1].text == ".", start + 3 < code.count,
      code[start + 2].text == name, [",", "{", "else"].contains(code[start + 3].text)
    {
      return
    }
    guard code[start].kind == .identifier, code[start + 1].text == "(",
      closings[start + 1] >= 0,
      let first = code[start].text.utf8.first, (0x41...0x5A).contains(first)
    else {
      unclear.insert(name)
      return
    }
    let end = Int(closings[start + 1])
    let follower = end + 1 < code.count ? code[end + 1].text : ""
    note(name, [".", "?", "!", "as", "[", "("].contains(follower) ? nil : code[start].text)
  }

  /// Notes a name in a list such as `{ (a, b) in`.
  private mutating func noteParameter(
    _ name: String, at index: Int, _ code: SourceTokens, _ closings: [Int32]
  ) {
    if code[index + 1].text == ")", code[index + 2].text == "in" { unclear.insert(name) }
  }

  private mutating func note(_ name: String, _ type: String?) {
    guard let type else {
      unclear.insert(name)
      return
    }
    if let other = types[name], other != type { unclear.insert(name) }
    types[name] = type
  }

  /// The one type of a variable; nil if it has none that is clear.
  subscript(name: String) -> String? { unclear.contains(name) ? nil : types[name] }

  /// Whether a file has a variable or parameter of a name.
  func has(_ name: String) -> Bool { types[name] != nil || unclear.contains(name) }
}
