/// Collects edits and remarks for a source, rule by rule.
struct Porter {
  struct Edit: Hashable {
    /// In bytes of the source.
    var range: Range<Int>
    var replacement: String
  }

  let source: [UInt8]
  /// Without spaces and comments.
  let code: [SourceToken]
  let types: DeclaredTypes
  /// How many `#if` are open around each token.
  let conditions: [Int]
  var edits: [Edit] = []
  var remarks: [PortedSource.Remark] = []

  init(_ text: String) {
    source = Array(text.utf8)
    code = SourceScanner.tokens(of: text).filter(\.isCode)
    types = DeclaredTypes(code)
    var depth = 0
    conditions = code.map { token in
      if token.text == "#if" { depth += 1 }
      defer { if token.text == "#endif" { depth -= 1 } }
      return depth
    }
  }

  mutating func port() {
    portImports()
    portAttributes()
    portSelectors()
    portCoders()
    noteMissingNames()
  }

  func text(_ index: Int) -> String {
    code.indices.contains(index) ? code[index].text : ""
  }

  mutating func replace(_ tokens: ClosedRange<Int>, by replacement: String) {
    edits.append(
      Edit(
        range: code[tokens.lowerBound].range.lowerBound..<code[tokens.upperBound].range.upperBound,
        replacement: replacement))
  }

  /// Takes tokens out: their whole line if nothing else is on it, or else the spaces behind them.
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

  /// The index of the bracket that closes the one at an index.
  func closing(_ index: Int) -> Int? {
    var depth = 0
    for place in index..<code.count {
      if ["(", "[", "{"].contains(code[place].text) { depth += 1 }
      if [")", "]", "}"].contains(code[place].text) {
        depth -= 1
        if depth == 0 { return place }
      }
    }
    return nil
  }
}
