package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let cellReuse = SceneDescription(
    name: "cell-reuse", title: "Cell reuse", group: .scrollViewsInScrollViews,
    article: "Scroll views in scroll views: how a table view reuses its cells",
    sentence: "A row that leaves the viewport gives its cell back; the next one to enter takes it.",
    variants: ["14 rows", "faulty data source", "200 rows"],
    variantSentences: [
      "A row that leaves the viewport gives its cell back; the next one to enter takes it.",
      "Rows 3, 7 and 11 set nothing: a reused cell still shows its last row.",
      "However long the list is, it needs only as many cells as it shows at once.",
    ],
    poster: Poster(
      variant: 2, at: 1.5,
      [.drag(0.3, in: "table1", from: (160, 480), by: (0, -260), over: 1.6)])
  ) { context in
    let making = CellMaking()
    let rows = RowsController(
      rows: context.variant == 2 ? 200 : 14, height: 72, colors: Palette.first,
      clock: context.clock, making: making, isForgetful: context.variant == 1,
      // A warning about stale content needs the room.
      isPictured: context.variant != 1)
    return TablesScene(
      [
        TablesPane(
          Pane(
            title: "Table: frame = viewport", shortTitle: "Table", verdict: .frugal,
            root: rows.table, rootID: "table1",
            lists: [rows.list(id: "table1", title: "Table 1")],
            decorations: [RowsDecoration(tables: [rows])]),
          [rows])
      ], making: making)
  }
}
