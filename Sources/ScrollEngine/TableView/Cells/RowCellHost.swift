/// The part of a table that its cells use.
@MainActor
protocol RowCellHost: View {
  /// The space left free at the ends of a separator, in points.
  var separatorInset: EdgeInsets { get }

  func accessoryButtonWasTapped(in cell: TableViewCell)
  func editControlWasTapped(in cell: TableViewCell)
  func handleWasDragged(in cell: TableViewCell, _ recognizer: GestureRecognizer)
  func deletionWasConfirmed(in cell: TableViewCell)

  /// Moves a control out of its cell, by a distance in points.
  func moveOut(_ view: View, by way: Double)
}
