/// Collects edits and remarks for a source, rule by rule.
struct Porter {
  struct Edit: Hashable {
    /// The replaced range, in bytes of the source.
    var range: Range<Int>
    var replacement: String
  }

  /// A remark at a place in the source.
  struct Note: Hashable {
    /// The place, in bytes of the source.
    let place: Int
    let line: Int
    let what: String
    let why: String
    let advice: Advice
  }

  let source: [UInt8]
  /// The tokens without spaces and comments.
  let code: SourceTokens
  /// What the sources of the set declare.
  var types = DeclaredTypes()
  /// The innermost type around each token.
  let around: DeclaredTypes.TypeAround
  let variables: VariableTypes
  /// The number of open `#if` around each token.
  let conditions: [Int32]
  /// For each token that opens a bracket, the index of the token that closes the bracket, or -1; for
  /// each that closes one, the index of the token that opens it.
  let closings: [Int32]
  /// The methods of protocols that need not be implemented.
  var optionals = OptionalMethods()
  /// Whether any source of the set uses UIKit.
  var setUsesUIKit = false
  /// Whether a module is imported that may add members to UIKit's types.
  var importsOthers = false
  let known = KnownNames.all
  let work: Work
  var edits: [Edit] = []
  var notes: Set<Note> = []

  init(_ text: String) {
    work = Work()
    code = SourceScanner.tokens(of: text, work) { $0.isCode }
    source = code.source
    closings = Self.closings(of: code)
    around = types.read(code, closings: closings, work)
    variables = VariableTypes(code, closings: closings, work)
    var depth: Int32 = 0
    conditions = code.map { token in
      guard token.kind == .directive else { return depth }
      if token.text == "#if" { depth += 1 }
      defer { if token.text == "#endif" { depth -= 1 } }
      return depth
    }
    optionals = OptionalMethods(in: self)
    setUsesUIKit = usesUIKit
    importsOthers = importsOtherModules
  }

  /// Matches brackets. Any closing bracket matches any opening one, so unbalanced source is
  /// accepted.
  private static func closings(of code: SourceTokens) -> [Int32] {
    var closings = [Int32](repeating: -1, count: code.count)
    var open: [Int32] = []
    for (index, token) in code.enumerated() where token.kind == .punctuation {
      switch token.text {
      case "(", "[", "{": open.append(Int32(index))
      case ")", "]", "}":
        guard let start = open.popLast() else { continue }
        closings[Int(start)] = Int32(index)
        closings[index] = start
      default: break
      }
    }
    return closings
  }

  mutating func port() {
    portImports()
    portAttributes()
    portSelectors()
    portCoders()
    noteUnmadeCells()
    portNames()
    portOptionalCalls()
    portOverrides()
    portOptionalMethods()
  }

  func text(_ index: Int) -> String {
    work.steps += 1
    return code.indices.contains(index) ? code[index].text : ""
  }

  func isWord(_ index: Int) -> Bool {
    code.indices.contains(index) && code[index].kind == .identifier
  }

  /// Whether nothing but spaces and comments is before a token on its line.
  func isFirstOnLine(_ index: Int) -> Bool {
    index == 0 || code[index - 1].line < code[index].line
  }

  mutating func replace(_ tokens: ClosedRange<Int>, by replacement: String) {
    edits.append(
      Edit(
        range: code[tokens.lowerBound].range.lowerBound..<code[tokens.upperBound].range.upperBound,
        replacement: replacement))
  }

  /// Inserts text before a token.
  mutating func insert(_ text: String, before index: Int) {
    let place = code[index].range.lowerBound
    edits.append(Edit(range: place..<place, replacement: text))
  }

  /// Inserts text after a token.
  mutating func insert(_ text: String, after index: Int) {
    let place = code[index].range.upperBound
    edits.append(Edit(range: place..<place, replacement: text))
  }

  /// Removes tokens with the spaces after them, or with the whole line if nothing else is on it.
  mutating func remove(_ tokens: ClosedRange<Int>) {
    var range =
      code[tokens.lowerBound].range.lowerBound..<code[tokens.upperBound].range.upperBound
    var start = range.lowerBound
    while start > 0, source[start - 1] == 0x20 || source[start - 1] == 0x09 { start -= 1 }
    var end = range.upperBound
    while end < source.count, [0x20, 0x09, 0x0D].contains(source[end]) { end += 1 }
    let isAtStart = start == 0 || source[start - 1] == 0x0A
    if isAtStart, end == source.count || source[end] == 0x0A {
      range = start..<min(source.count, end + 1)
    } else {
      range = range.lowerBound..<end
    }
    edits.append(Edit(range: range, replacement: ""))
  }

  mutating func remark(_ index: Int, _ what: String, _ why: String, _ advice: Advice) {
    let token = code[index]
    notes.insert(
      Note(place: token.range.lowerBound, line: token.line, what: what, why: why, advice: advice))
  }

  /// The index of the closing bracket for the opening bracket at an index; nil if there is none.
  func closing(_ index: Int) -> Int? {
    code.indices.contains(index) && Int(closings[index]) > index ? Int(closings[index]) : nil
  }

  /// The index of the opening bracket for the closing bracket at an index; nil if there is none.
  func opening(_ index: Int) -> Int? {
    code.indices.contains(index) && closings[index] >= 0 && Int(closings[index]) < index
      ? Int(closings[index]) : nil
  }

  /// The class of UIKit, or another one outside of the set, that a type of the set is or inherits from.
  mutating func root(of type: String?) -> String? { type.flatMap { types.root(of: $0) } }
}
