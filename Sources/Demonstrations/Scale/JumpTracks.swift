import Drawing
import SceneParts
import ScrollEngine

/// Two tracks at the bottom of a viewport: one for all tables, one for the rows of the top table.
@MainActor
struct JumpTracks {
  static let viewport = Size(width: 320, height: 480)
  private static let height = 34.0
  /// What the tracks cover of the viewport.
  static let covered = EdgeInsets(top: 0, left: 0, bottom: 2 * height, right: 0)

  let tables = JumpTracks.make(0)
  let rows = JumpTracks.make(1)

  private static func make(_ place: Int) -> JumpTrack {
    let track = JumpTrack(
      frame: Rect(
        x: 0, y: viewport.height - Double(2 - place) * height, width: viewport.width,
        height: height))
    track.backgroundColor = Palette.surface
    return track
  }

  /// The tracks with their names in reports.
  var views: [(id: String, view: View)] { [("tables", tables), ("rows", rows)] }

  /// Leaves room for the tracks below the content of a container that fills the viewport.
  func makeRoom(in container: ContainerScrollView) {
    container.clipsToBounds = false
    container.backgroundColor = Palette.surface
    container.contentInset.bottom = Self.covered.bottom
    container.scrollIndicatorInsets.bottom = Self.covered.bottom
  }

  /// The number of the table at the top of the viewport, and its row at the top, both from zero.
  struct Current {
    let number: Int
    let row: Int
  }

  /// Adds both tracks on top of a window, and calls `jump` when a person uses them.
  ///
  /// There are `tableCount` tables with `rowCount` rows each; `marked` returns the tables to be
  /// marked.
  func show(
    in window: Window, tableCount: Int, rowCount: Int, current: @escaping () -> Current,
    marked: @escaping () -> [Int] = { [] }, jump: @escaping (_ row: Int, _ table: Int) -> Void
  ) {
    let (lastTable, lastRow) = (Double(tableCount - 1), Double(rowCount - 1))
    tables.onJump = { jump(0, Int(($0 * lastTable).rounded())) }
    tables.place = {
      let number = current().number
      return JumpTrack.Place(
        text: "Table \(grouped(number + 1)) of \(grouped(tableCount))",
        fraction: Double(number) / lastTable, marks: marked().map { Double($0) / lastTable })
    }
    rows.onJump = { jump(Int(($0 * lastRow).rounded()), current().number) }
    rows.place = {
      let row = current().row
      return JumpTrack.Place(
        text: "Row \(grouped(row + 1)) of \(grouped(rowCount))", fraction: Double(row) / lastRow)
    }
    window.addSubview(tables)
    window.addSubview(rows)
  }
}
