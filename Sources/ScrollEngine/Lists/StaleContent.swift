/// A cell that does not show its row, as found by the list's optional check.
///
/// The check compares ``ReusableView/contentIdentity``.
public struct StaleContent: Hashable {
  /// The ways in which a cell can fail to show its row.
  public enum Fault: Hashable {
    /// The cell was reused, and `cellForRowAt` did not set its content identity.
    case notSet
    /// Another cell, in the given row, shows the same content.
    case shownTwice(IndexPath)
    /// The cell does not show the content that the data source expects in its row.
    case differs
  }

  /// The way in which the cell fails to show its row.
  public var fault: Fault
  /// The reuse identifier of the cell; nil if it has none.
  public var reuseIdentifier: String?
  /// The number of the cell among the cells of its reuse identifier, from 1 in order of creation.
  public var instanceNumber: Int
  /// The row of the cell.
  public var indexPath: IndexPath
  /// The identity that the cell shows; if none was set, the identity of its previous content, if
  /// any.
  public var shown: AnyHashable?
  /// The identity that the data source expects in the row, if any.
  public var expected: AnyHashable?

  /// Describes a fault of the cell at an index path.
  public init(
    fault: Fault, reuseIdentifier: String? = nil, instanceNumber: Int = 0, indexPath: IndexPath,
    shown: AnyHashable? = nil, expected: AnyHashable? = nil
  ) {
    self.fault = fault
    self.reuseIdentifier = reuseIdentifier
    self.instanceNumber = instanceNumber
    self.indexPath = indexPath
    self.shown = shown
    self.expected = expected
  }
}

extension StaleContent: CustomStringConvertible {
  /// Names the cell, the row and the content in one line.
  public var description: String {
    // Uses `description`, because a program may change how index paths are interpolated.
    func name(_ identity: AnyHashable?) -> String {
      guard let base = identity?.base else { return "nothing" }
      return (base as? any CustomStringConvertible)?.description ?? "\(base)"
    }
    let kind = reuseIdentifier.map { " of \"\($0)\"" } ?? ""
    let cell = "cell \(instanceNumber)\(kind) in \(indexPath)"
    switch fault {
    case .notSet:
      let content = shown == nil ? "what it showed before" : name(shown)
      let wish = expected == nil ? "" : " instead of \(name(expected))"
      return "\(cell) still shows \(content)\(wish): cellForRowAt did not set its contentIdentity"
    case .shownTwice(let other):
      return "\(cell) shows \(name(shown)), as does the cell in \(other)"
    case .differs:
      return "\(cell) shows \(name(shown)) instead of \(name(expected))"
    }
  }
}

extension StaleContent {
  /// The identifier under which the list's queue counts the cell.
  package var queueIdentifier: String { reuseIdentifier ?? ReusePool.nameless }
}
