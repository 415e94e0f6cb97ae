/// The place of a row in a list.
package struct TracePath: Hashable, Sendable, BitwiseCopyable {
  /// The index of the section.
  package var section: Int
  /// The index of the row in its section.
  package var row: Int

  /// Makes a path.
  package init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }
}
