/// Collects edits and remarks for a source, rule by rule.
struct Porter {
  struct Edit: Hashable {
    /// The replaced range, in bytes of the source.
    var range: Range<Int>
    var replacement: String
  }

  let source: [UInt8]
  /// The tokens without spaces and comments.
  let code: SourceTokens
  var types: DeclaredTypes
  /// The number of open `#if` around each token.
  let conditions: [Int32]
  /// For each token that opens a bracket, the index of the token that closes the bracket, or -1.
  private let closings: [Int32]
  let work: Work
  var edits: [Edit] = []
  var remarks: [PortedSource.Remark] = []

  init(_ text: String) {
    work = Work()
    code = SourceScanner.tokens(of: text, work) { $0.isCode }
    source = code.source
    types = DeclaredTypes(code, work)
    var depth: Int32 = 0
    conditions = code.map { token in
      guard token.kind == .directive else { return depth }
      if token.text == "#if" { depth += 1 }
      defer { if token.text == "#endif" { depth -= 1 } }
      return depth
    }
    closings = Self.closings(of: code)
  }

  /// Matches brackets. Any closing bracket matches any opening one, so unbalanced source is
  /// accepted.
  private static func closings(of code: SourceTokens) -> [Int32] {
    var closings = [Int32](repeating: -1, count: code.count)
    var open: [Int32] = []
    for (index, token) in code.enumerated() where token.kind == .punctuation {
      switch token.text {
      case "(", "[", "{": open.append(Int32(index))
      case ")", "]", "}": if let start = open.popLast() { closings[Int(start)] = Int32(index) }
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
    noteMissingNames()
  }

  func text(_ index: Int) -> String {
    work.steps += 1
    return code.indices.contains(index) ? code[index].text : ""
  }

  mutating func replace(_ tokens: ClosedRange<Int>, by replacement: String) {
    edits.append(
      Edit(
        range: code[tokens.lowerBound].range.lowerBound..<code[tokens.upperBound].range.upperBound,
        replacement: replacement))
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

  mutating func remark(_ index: Int, _ what: String, _ why: String, _ instead: String) {
    remarks.append(
      PortedSource.Remark(line: code[index].line, what: what, why: why, instead: instead))
  }

  /// The index of the closing bracket for the opening bracket at an index; nil if there is none.
  func closing(_ index: Int) -> Int? {
    code.indices.contains(index) && closings[index] >= 0 ? Int(closings[index]) : nil
  }
}
