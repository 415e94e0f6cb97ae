/// A cell that does not show its row, found by a check that a list makes when it is asked to.
///
/// The check knows what a cell shows by ``ReusableView/contentIdentity``.
public struct StaleContent: Hashable {
  /// What is wrong with a cell.
  public enum Fault: Hashable {
    /// It was used before, and `cellForRowAt` did not say what it shows now.
    case notSet
    /// Another cell, in the row given, shows the same.
    case shownTwice(IndexPath)
    /// It shows something else than the data source expects there.
    case differs
  }

  public var fault: Fault
  /// Nil for a cell without one.
  public var reuseIdentifier: String?
  /// Which of the cells of its identifier it is.
  public var instanceNumber: Int
  /// The row in which the cell is.
  public var indexPath: IndexPath
  /// The identity that the cell shows: where none was set, the one of its last content.
  public var shown: AnyHashable?
  /// The identity that the data source expects in the row, if it says so.
  public var expected: AnyHashable?

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
  /// One line that names the cell, the row and the content.
  public var description: String {
    func name(_ identity: AnyHashable?) -> String { identity.map { "\($0)" } ?? "nothing" }
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
