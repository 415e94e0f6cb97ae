/// The contents that the names of snapshots have had in this run of the tests.
///
/// If two snapshots have the same name, the second would replace the recording of the first.
@MainActor
enum RecordedNames {
  private struct Name: Hashable {
    var path: String
    var mode: SnapshotMode
  }

  /// The hashes of the first contents.
  private static var first: [Name: Int] = [:]

  /// Whether a file has had other contents in this run; always false if nothing is recorded.
  static func isOther(
    _ path: String, _ contents: some Hashable, in mode: SnapshotMode
  ) -> Bool {
    guard mode != .never else { return false }
    let hash = contents.hashValue
    let name = Name(path: path, mode: mode)
    guard let known = first[name] else {
      first[name] = hash
      return false
    }
    return known != hash
  }
}
