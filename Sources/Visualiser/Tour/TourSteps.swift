import Demonstrations
import Scenes
import ScrollEngine

extension TourStep {
  /// The guided start, in order.
  static let all: [TourStep] = [
    TourStep(
      title: "A row leaves", scene: .cellReuse, variant: 2,
      text: {
        "This list has \($0.rows) rows. Only those in the black frame, the viewport, have a "
          + "cell: the object that draws the row. Rows have numbers, cells have letters."
      },
      task: "Scroll down until Row 0 is gone.",
      isDone: { ($0.firstRow ?? 0) > 0 },
      outcome: {
        $0.cellA == .queue
          ? "Row \($0.lastRow ?? 8) came into sight while Row 0 was still there, so one more cell "
            + "was made: \($0.lastLetter). Then Row 0 left. Its cell, A, was not thrown away."
          : "That was fast: the cell of Row 0, A, draws \(row($0.cellA)) already. Let us see that "
            + "slowly."
      },
      highlights: (.cell, .tray), showsPath: true,
      act: .glide(to: 110, seconds: 1.2)),
    TourStep(
      title: "A cell waits", scene: .cellReuse, variant: 2,
      text: { _ in
        "A is in the reuse queue now. It keeps everything it has built: its views, its fonts, its "
          + "pictures. Only what it shows is out of date."
      },
      task: "Point at A in the queue.", gesture: .pointer,
      isDone: { $0.pointed?.letter == "A" && $0.pointed?.place == .queue },
      needs: { $0.cellA == .queue && !$0.isPast },
      outcome: { _ in
        "A has a lane below, marked like its place in the queue. The bar is the time in which A drew "
          + "Row 0, the thin line is its wait."
      },
      highlights: (.tray, .lanes), showsPath: true, act: .pointAtCell),
    TourStep(
      title: "The same cell comes back", scene: .cellReuse, variant: 2,
      text: { "Row \(($0.lastRow ?? 8) + 1) comes into sight next, and needs a cell." },
      task: "Scroll on, and watch A.",
      isDone: { $0.bindsOfA > 1 && $0.cellA != .queue },
      needs: { $0.cellA == .queue && !$0.isPast },
      outcome: {
        "A draws \(row($0.cellA)) now. No cell was made for it: the table gave A the new text, and "
          + "that was all. \($0.drawn) rows were drawn so far, by \($0.made) cells."
      },
      highlights: (.tray, .cell), showsPath: true, act: .glide(to: 150, seconds: 0.6)),
    TourStep(
      title: "Time goes both ways", scene: .cellReuse, variant: 2,
      text: { _ in
        "The bar at the bottom is time. It keeps all that has happened since the start, and moving "
          + "it moves the list and its cells."
      },
      task: "Drag the bar to the left.", gesture: .drag,
      isDone: {
        guard $0.isPast, case .row(let path, _) = $0.cellA else { return false }
        return path.row == 0
      },
      needs: { $0.bindsOfA > 1 && !$0.isPast },
      outcome: {
        "This is the list \(seconds($0.time)) after the start, with every cell where it was then. "
          + "Scroll, and it goes on from here."
      },
      highlights: (.timeBar, .lanes), act: .seek(to: 0.3)),
    TourStep(
      title: "200 rows, nine cells", scene: .cellReuse, variant: 2,
      text: { _ in
        "The strip on the left is a map of the whole list. It is filled where a row has a cell."
      },
      task: "Flick to the end of the list.", gesture: .flick,
      isDone: { $0.isAtEnd },
      needs: { !$0.isAtEnd },
      outcome: {
        "Row \($0.lastRow ?? 0), the last one. \($0.made) cells were enough. Without reuse the list "
          + "would have made \($0.rows): one for each row."
      },
      highlights: (.map, .bill), act: .glide(to: nil, seconds: 2)),
    TourStep(
      title: "Two tables, the naive way", scene: .naive, variant: 1,
      text: { _ in
        "A screen often needs several lists that scroll as one. The obvious way: put them into a "
          + "scroll view, and make each table as high as its content."
      },
      task: "Scroll through both, to the end.", gesture: .flick,
      isDone: { $0.isAtEnd },
      needs: { !$0.isAtEnd },
      outcome: {
        "\($0.rows) rows, \($0.made) cells, and the queue stayed empty. Each table is as high as all "
          + "of its rows, so it takes them all for visible, and none ever leaves."
      },
      highlights: (.map, .lanes), act: .glide(to: nil, seconds: 2)),
    TourStep(
      title: "The bill", scene: .naive, variant: 1,
      text: {
        "\($0.made) cells, and \($0.onScreen) of them on the screen. With 10,000 rows it is 10,000 "
          + "cells, each with its views and pictures, and all are made before the first frame."
      },
      task: "Point at a cell out of sight.", gesture: .pointer,
      isDone: { $0.pointed?.isOutOfSight == true },
      outcome: {
        "\($0.pointed?.letter ?? "This cell") draws \(row($0.pointed?.place)) of "
          + "\($0.pointed?.list ?? "its table"), which nobody sees. So do \($0.offScreen - 1) "
          + "others, out of \($0.made)."
      },
      highlights: (.bill, .bill), act: .pointAtCell),
    TourStep(
      title: "Where a frame ends", scene: .container, variant: 4,
      text: { _ in
        "This container cuts the frame of each table to its part of the viewport, and moves the "
          + "table's content to match. So a table sees only the rows that you see."
      },
      task: "Scroll until Table 1 is gone.", gesture: .flick,
      isDone: { $0.placements.first == .past },
      needs: { $0.placements.first != .past },
      outcome: {
        "Table 1's frame shrank to nothing, and its cells went into its queue. \($0.made) cells for "
          + "\($0.rows) rows, and no more for 10,000."
      },
      highlights: (.frames, .bill), showsAll: true, act: .glide(to: 2_000, seconds: 2)),
    TourStep(
      title: "Now your own", scene: .container, variant: 4,
      text: { _ in
        "Describe your own screen in a few lines of JSON, drop the file on this window, and see "
          + "what it costs. Or go on with the scenes of the articles:"
      },
      task: nil, isDone: { _ in true }, outcome: { _ in "" }, showsAll: true, act: nil),
  ]

  /// The scenes that the last page leads to, by their names, with what each is about.
  static let onwards: [(scene: String, about: String)] = [
    ("naive-and-container", "Both containers beside each other"),
    ("coordinate-system", "What a scroll view really moves"),
    ("delegate-order", "Who is told what, and when"),
    ("lazy-loading", "What to load during a flick"),
    ("stack-controller", "The same for view controllers"),
    ("page-map", "Pages in two dimensions, with holes"),
    ("upstream-bugs", "What goes wrong in known code"),
  ]

  private static func row(_ place: CellBook.Place?) -> String {
    if case .row(let path, _) = place { return "Row \(path.row)" }
    return "no row"
  }

  private static func seconds(_ time: Double) -> String { "\(tidy(time)) s" }
}
