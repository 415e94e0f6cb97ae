/// The place of a cell among the rows of its section, where these form one plate.
struct CellGroup: Equatable {
  /// The radius of the plate's corners, in points. Source: UIKit's tables with inset groups.
  static let cornerRadius = 10.0

  /// The colour of cells that have none of their own.
  var color: Color
  /// The radius of the plate's corners, in points.
  var radius: Double
  /// The colour behind the plate, which covers what a cell draws beyond the rounded corners; nil
  /// covers nothing.
  var cover: Color?
  /// The colour of the line along the upper edge of the plate; nil for no line.
  var topLine: Color?
  var isFirst: Bool
  var isLast: Bool

  /// Draws the line at the top of the plate, and covers the parts of the cell beyond its corners.
  ///
  /// A canvas does not clip to rounded rectangles, so a ring around the plate is drawn, of which only
  /// the corners lie in the cell. A cell that is dragged has left the plate.
  @MainActor
  func drawEdges(of cell: View, in canvas: inout Canvas) {
    let bounds = cell.storedBounds
    if isFirst, let topLine {
      canvas.line(along: .top, of: bounds, topLine, width: CellSeparator.thickness)
    }
    guard radius > 0, isFirst || isLast, let cover, cell.transit?.lift ?? 0 == 0 else { return }
    // The ring reaches a corner of the cell if it is wider than (√2 - 1) radii.
    let width = radius / 2
    let outside = EdgeInsets(
      top: isFirst ? -width : -3 * radius, left: -width, bottom: isLast ? -width : -3 * radius,
      right: -width)
    canvas.saved { canvas in
      canvas.clip(to: bounds)
      canvas.stroke(
        bounds.inset(by: outside), Stroke(cover, width: width, cornerRadius: radius + width))
    }
  }
}
