/// What a reuse queue did with one cell, as ``ReuseQueue/onMove`` reports it.
public struct ReuseMove: Hashable, Sendable {
  /// What happened to the cell.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// It was made, because none was waiting, and handed out.
    case created
    /// It had been waiting and was handed out.
    case reused
    /// It was given back, and waits.
    case queued
    /// It was given back while the maximum was waiting, and is not used again.
    case discarded
  }

  /// What happened.
  public let kind: Kind
  /// The reuse identifier of the cell.
  public let identifier: String
  /// The number of the cell: ``ReusableView/instanceNumber``.
  public let cell: Int

  /// Makes a description of a move of a cell.
  public init(_ kind: Kind, identifier: String, cell: Int) {
    self.kind = kind
    self.identifier = identifier
    self.cell = cell
  }
}

extension ReuseMove.Kind {
  /// Whether the cell went to a list, and not to the queue.
  package var isHandedOut: Bool { self == .created || self == .reused }
}
