/// A move of one cell out of or into a reuse queue, reported by ``ReuseQueue/onMove``.
public struct ReuseMove: Hashable, Sendable {
  /// The kinds of moves.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The cell was made, because none was waiting, and handed out.
    case created
    /// The cell had been waiting in the queue, and was handed out.
    case reused
    /// The cell was returned, and waits in the queue.
    case queued
    /// The cell was returned while the maximum number was waiting, and is not used again.
    case discarded
  }

  /// The kind of the move.
  public let kind: Kind
  /// The reuse identifier of the cell.
  public let identifier: String
  /// The number of the cell: ``ReusableView/instanceNumber``.
  public let cell: Int

  /// Makes a move of a cell.
  public init(_ kind: Kind, identifier: String, cell: Int) {
    self.kind = kind
    self.identifier = identifier
    self.cell = cell
  }
}

extension ReuseMove.Kind {
  /// Whether the cell was handed out to a list, rather than returned by it.
  package var isHandedOut: Bool { self == .created || self == .reused }
}
