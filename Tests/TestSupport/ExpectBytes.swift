public import Testing

/// Expects two files' bytes to be the same; of a difference it tells where, and not all the bytes.
public func expectBytes(
  _ actual: [UInt8], equal expected: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) {
  guard actual != expected else { return }
  let place = zip(actual, expected).prefix { $0 == $1 }.count
  Issue.record(
    "\(actual.count) bytes, \(expected.count) expected; they differ from byte \(place) on",
    sourceLocation: sourceLocation)
}
