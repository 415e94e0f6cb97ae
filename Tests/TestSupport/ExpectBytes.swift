public import Testing

/// Expects two files to have the same bytes; reports only where they begin to differ.
public func expectBytes(
  _ actual: [UInt8], equal expected: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) {
  guard actual != expected else { return }
  let place = zip(actual, expected).prefix { $0 == $1 }.count
  Issue.record(
    "\(actual.count) bytes, \(expected.count) expected; they differ from byte \(place) on",
    sourceLocation: sourceLocation)
}
