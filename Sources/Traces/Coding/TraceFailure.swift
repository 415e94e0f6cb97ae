/// Why a trace, or a part of it, cannot be read: what, where, and what is allowed.
package struct TraceFailure: Error, Hashable, CustomStringConvertible {
  /// Where a failure was found.
  package enum Place: Hashable, Sendable {
    /// The offset of a byte in the file.
    case file(Int)
    /// The offset of a byte in the unpacked data of a segment, which begins at an offset in the file.
    case unpacked(Int, segment: Int)
  }

  /// Where it was found.
  package let place: Place
  /// What was found.
  package let reason: String
  /// What is allowed in that place.
  package let allowed: String

  init(at place: Place, _ reason: String, allowed: String) {
    self.place = place
    self.reason = reason
    self.allowed = allowed
  }

  /// One line.
  package var description: String {
    let words =
      switch place {
      case .file(let byte): "byte \(byte)"
      case .unpacked(let byte, let segment): "segment at byte \(segment), unpacked byte \(byte)"
      }
    return "\(words): \(reason); allowed: \(allowed)"
  }
}
