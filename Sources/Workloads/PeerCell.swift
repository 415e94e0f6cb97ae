import ScrollEngine

/// A cell like those of the compared programs; the class counts its cells, and the table draws the
/// separators.
final class PeerCell: TableViewCell {
  static let separator = Color(0xC8C8C8)
  static let backgrounds = (even: Color(0xFFFFFF), odd: Color(0xFAFAFA))

  /// The number of existing cells, including those waiting in a queue.
  @exclusivity(unchecked) static private(set) var alive = 0
  @exclusivity(unchecked) static private(set) var mostAlive = 0
  @exclusivity(unchecked) static private(set) var created = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.font = Font(.words, size: 14)
    Self.created += 1
    Self.alive += 1
    Self.mostAlive = max(Self.mostAlive, Self.alive)
  }

  isolated deinit {
    Self.alive -= 1
  }

  /// Restarts the counts, for the next of several workloads in one process.
  static func forgetCounts() {
    created = 0
    mostAlive = alive
  }
}
