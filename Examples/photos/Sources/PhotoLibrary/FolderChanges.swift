/// Where something has happened since the last look.
struct FolderChanges: Equatable {
  /// What has happened in a place, as far as it matters for a look there.
  struct Kinds: OptionSet, Hashable {
    var rawValue: Int

    /// It is as somebody has left it: written and closed, moved or deleted.
    static let settled = Kinds(rawValue: 1)
    /// It is there, and may still be written.
    static let created = Kinds(rawValue: 2)
    /// Its time or its permissions have changed.
    static let attributes = Kinds(rawValue: 4)
  }

  private(set) var places: [String: Kinds] = [:]
  /// Whether more has happened than is known, or the folder itself has gone.
  var isUnknown = false

  var isEmpty: Bool { places.isEmpty && !isUnknown }

  mutating func note(_ path: String, _ kinds: Kinds) { places[path, default: []].formUnion(kinds) }
}
