extension SegmentRecords {
  mutating func text(_ what: @autoclosure () -> String) throws(TraceFailure) -> String {
    try texts[textNumber(what()) - 1]
  }

  /// Reads the number of a text, and the text if it is new.
  private mutating func textNumber(
    _ what: @autoclosure () -> String
  ) throws(TraceFailure) -> Int {
    let number = try source.number(what())
    guard number <= texts.count else {
      throw source.failure("\(what()) is text \(number)", allowed: "0 to \(texts.count)")
    }
    if number > 0 { return Int(number) }
    texts.append(try source.text(what()))
    return texts.count
  }

  mutating func path() throws(TraceFailure) -> TracePath {
    let section = try source.whole(after: base.path.section, "a section")
    let row = try source.whole(after: base.path.row, "a row")
    base.path = TracePath(row: row, section: section)
    return base.path
  }

  mutating func readCost() throws(TraceFailure) -> TraceTick.Cost {
    let part = try textNumber("a part")
    var shift = 0.0
    let seconds = try source.number(after: base.costs[part] ?? 0, shift: &shift, "a cost")
    base.costs[part] = seconds
    return TraceTick.Cost(part: texts[part - 1], seconds: seconds)
  }

  mutating func readCall() throws(TraceFailure) -> TraceCall {
    let marks = try source.byte("the marks of a call")
    var call = TraceCall(view: try text("a view"), name: try text("a call"))
    if marks & CallField.path != 0 { call.path = try path() }
    if marks & CallField.values != 0 {
      call.before = try values(after: [])
      call.after = try values(after: call.before)
    }
    if marks & CallField.cause != 0 { call.cause = try text("a cause") }
    if marks & CallField.programCall != 0 { call.programCall = try text("a call of the program") }
    if marks & CallField.letter != 0 { call.letter = try text("a letter") }
    if marks & CallField.addresses != 0 { call.addresses = try stack() }
    if marks & CallField.outcome != 0 { call.outcome = try text("an outcome") }
    return call
  }

  private mutating func values(after old: [Double]) throws(TraceFailure) -> [Double] {
    let count = try source.count("values")
    var values: [Double] = []
    var shift = 0.0
    for place in 0..<count {
      let base = place < old.count ? old[place] : 0
      values.append(try source.number(after: base, shift: &shift, "a value"))
    }
    return values
  }

  private mutating func stack() throws(TraceFailure) -> [UInt64] {
    let number = try source.number("a stack")
    guard number == 0 else {
      guard number <= stacks.count else {
        throw source.failure("a stack has number \(number)", allowed: "0 to \(stacks.count)")
      }
      return stacks[Int(number) - 1]
    }
    let count = try source.count("addresses")
    var stack: [UInt64] = []
    var last = 0
    for _ in 0..<count {
      last = try source.whole(after: last, "an address")
      stack.append(UInt64(bitPattern: Int64(last)))
    }
    stacks.append(stack)
    return stack
  }
}
