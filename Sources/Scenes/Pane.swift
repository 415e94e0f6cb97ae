import Drawing
public import ScrollEngine

/// One viewport on the stage: a window of the engine with a scroll view that fills it.
@MainActor
public final class Pane {
  /// A table in the pane, with what the stage needs to point it out.
  struct Table {
    let id: String
    let title: String
    let controller: RowsController

    @MainActor var view: TableView { controller.table }
    @MainActor var colors: Palette.Table { controller.colors }
  }

  /// The colour in which a pane's number of live cells is shown.
  enum Verdict {
    case costly
    case frugal
  }

  let title: String
  /// What it is called in the graph and the headings of the inspector.
  let shortTitle: String
  let verdict: Verdict
  let root: ScrollView
  let rootID: String
  let tables: [Table]
  public let window: Window

  init(
    title: String, shortTitle: String, verdict: Verdict, root: ScrollView, rootID: String,
    tables: [Table]
  ) {
    self.title = title
    self.shortTitle = shortTitle
    self.verdict = verdict
    self.root = root
    self.rootID = rootID
    self.tables = tables
    window = Window(frame: Rect(origin: .zero, size: Pane.viewport))
    root.frame = window.bounds
    root.clipsToBounds = false
    window.addSubview(root)
    window.layoutIfNeeded()
  }

  /// The viewport of the articles' demonstrations, in points.
  static let viewport = Size(width: 320, height: 568)

  /// From one viewport to the next in layout reports, in points of the scene: reports do not depend
  /// on the size of the stage, which is what lays the viewports out for the eye.
  static let pitch = 464.0

  var liveCells: Int { tables.reduce(0) { $0 + $1.view.visibleCells.count } }

  /// The named views, the scroll view that fills the pane first.
  ///
  /// Where it is itself a table it has one entry, that of the table.
  var namedViews: [(id: String, view: ScrollView)] {
    let listed = tables.map { (id: $0.id, view: $0.view as ScrollView) }
    return listed.contains { $0.view === root } ? listed : [(rootID, root)] + listed
  }
}
