/// The paths at which something has happened since the last look.
struct FolderChanges: Equatable {
  /// The kinds of events at a path, as far as a look distinguishes them.
  struct Kinds: OptionSet, Hashable {
    var rawValue: Int

    /// Its writer has finished: it was closed after writing, moved or deleted.
    static let settled = Kinds(rawValue: 1)
    /// It was created, and may still be written.
    static let created = Kinds(rawValue: 2)
    /// Its attributes, such as its permissions, have changed.
    static let attributes = Kinds(rawValue: 4)
  }

  private(set) var places: [String: Kinds] = [:]
  /// Whether events were lost, or the root folder has gone.
  var isUnknown = false

  var isEmpty: Bool { places.isEmpty && !isUnknown }

  mutating func note(_ path: String, _ kinds: Kinds) { places[path, default: []].formUnion(kinds) }
}
