/// The versions of a format that this program reads.
///
/// The field `version` names a document's version. Without it, the version is 1; only layout
/// reports require the field. A reader accepts every version from 1 to its own, so old files stay
/// valid.
enum FormatVersion {
  static let field = "version"

  static func shape(upTo current: Int) -> FieldShape<Int> {
    let allowed =
      current == 1
      ? "1, the only version that this program reads"
      : "a whole number from 1 to \(current), the versions that this program reads"
    return FieldShape(allowed: allowed) { node in
      guard case .number(let number, _) = node.value, let version = Int(exactly: number),
        (1...current).contains(version)
      else { return nil }
      return version
    }
  }

  /// Whether a field names a version later than the current one.
  static func isNewer(_ node: JSONNode, than current: Int) -> Bool {
    guard case .number(let number, _) = node.value, number.isFinite else { return false }
    return number.rounded() == number && number > Double(current)
  }
}

extension FieldReader {
  /// Whether this program reads a document's version; if not, the mistake is recorded.
  ///
  /// Call this before other fields are read: another version may have other fields, so only the
  /// mistake about the version would be useful.
  mutating func acceptsVersion(of node: JSONNode, upTo current: Int) -> Bool {
    guard case .object(let fields) = node.value,
      let version = fields.first(where: { $0.name == FormatVersion.field })?.node
    else { return true }
    let shape = FormatVersion.shape(upTo: current)
    if shape.read(version) != nil { return true }
    var allowed = shape.allowed
    if FormatVersion.isNewer(version, than: current) {
      allowed += "; update scrollwork to read this file"
    }
    report(version.excerpt, at: FormatVersion.field, line: version.line, allowed: allowed)
    return false
  }
}
