extension TraceWriter {
  /// Notes the duration of a part of the tick's work, in seconds.
  package mutating func note(cost seconds: Double, of part: String) {
    requireTick()
    sink.append(RecordKind.cost.rawValue)
    let part = texts.append(part, to: &sink)
    var shift = 0.0
    sink.append(seconds, after: base.costs[part] ?? 0, shift: &shift)
    base.costs[part] = seconds
  }

  /// Notes a call.
  package mutating func note(_ call: TraceCall) {
    requireTick()
    if !call.addresses.isEmpty, texts.isNew(call.addresses) { noteImages(of: call.addresses) }
    sink.append(RecordKind.call.rawValue)
    sink.append(call.fields)
    texts.append(call.view, to: &sink)
    texts.append(call.name, to: &sink)
    if let path = call.path {
      sink.append(path.section, after: base.path.section)
      sink.append(path.row, after: base.path.row)
      base.path = path
    }
    if call.fields & CallField.values != 0 {
      append(values: call.before, after: [])
      append(values: call.after, after: call.before)
    }
    if let cause = call.cause { texts.append(cause, to: &sink) }
    if let programCall = call.programCall { texts.append(programCall, to: &sink) }
    if let letter = call.letter { texts.append(letter, to: &sink) }
    if !call.addresses.isEmpty { texts.append(call.addresses, to: &sink) }
    if let outcome = call.outcome { texts.append(outcome, to: &sink) }
  }

  /// Notes an input, as a line of a script.
  package mutating func note(input: String) { append(.input, input) }

  /// Notes constraints that contradict each other.
  package mutating func note(conflict: String) { append(.conflict, conflict) }

  /// Notes a mark that the program has set.
  package mutating func note(mark: String) { append(.mark, mark) }

  private mutating func append(_ kind: RecordKind, _ text: String) {
    requireTick()
    sink.append(kind.rawValue)
    sink.append(text: text)
  }

  /// Appends values by others in the same places.
  private mutating func append(values: [Double], after old: [Double]) {
    sink.append(number: UInt64(values.count))
    var shift = 0.0
    for (place, value) in values.enumerated() {
      sink.append(value, after: place < old.count ? old[place] : 0, shift: &shift)
    }
  }
}

extension TraceCall {
  /// The marks of the fields that the call has.
  fileprivate var fields: UInt8 {
    (path == nil ? 0 : CallField.path)
      | (before.isEmpty && after.isEmpty ? 0 : CallField.values)
      | (cause == nil ? 0 : CallField.cause)
      | (programCall == nil ? 0 : CallField.programCall)
      | (letter == nil ? 0 : CallField.letter)
      | (addresses.isEmpty ? 0 : CallField.addresses)
      | (outcome == nil ? 0 : CallField.outcome)
  }
}
