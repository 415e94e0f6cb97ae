import SceneParts
import ScrollEngine

/// Equal children in a published container and in one of the engine.
@MainActor
final class ContainerPair {
  /// Two equal children: one in each container.
  struct Twins<Child> {
    let published: Child
    let engine: Child
  }

  let published = PublishedContainer(frame: Rect(origin: .zero, size: Pane.standardViewport))
  let engine = ContainerScrollView(frame: Rect(origin: .zero, size: Pane.standardViewport))
  private let clock: SceneClock
  private(set) var tables: [Twins<RowsController>] = []

  private static let colors = [Palette.first, Palette.second]

  init(_ clock: SceneClock, spacing: Double = 0) {
    self.clock = clock
    for container in [published, engine] { container.backgroundColor = Palette.surface }
    published.spacing = spacing
    engine.spacing = spacing
  }

  @discardableResult
  func addTable(
    rows: Int, height: Double, insets: EdgeInsets = .zero, x: Double = 0
  ) -> Twins<RowsController> {
    func make() -> RowsController {
      let controller = RowsController(
        rows: rows, height: height, colors: Self.colors[tables.count % 2], clock: clock,
        inset: EdgeInsets(top: 0, left: 16, bottom: 0, right: 16), isPictured: false)
      controller.table.contentInset = insets
      controller.table.frame.origin.x = x
      return controller
    }
    let twins = Twins(published: make(), engine: make())
    published.add(twins.published.table)
    engine.addArrangedSubview(twins.engine.table)
    tables.append(twins)
    return twins
  }

  func addBand(_ title: String, height: Double, color: Color) -> Twins<BandView> {
    let twins = Twins(
      published: BandView(title, height: height, color: color),
      engine: BandView(title, height: height, color: color))
    published.add(twins.published)
    engine.addArrangedSubview(twins.engine)
    return twins
  }

  func scroll(to y: Double) {
    published.contentOffset.y = y
    engine.contentOffset.y = y
  }

  /// Adds rows to both tables of a pair, or removes rows if `count` is negative; keeps 0 to 99.
  func changeRows(of twins: Twins<RowsController>, by count: Int) {
    for rows in [twins.published, twins.engine] {
      rows.rowCount = min(max(rows.rowCount + count, 0), 99)
    }
    published.childDidChange()
  }

  /// Makes the demonstration. `label` names the numbers above the viewports, and `figures` returns
  /// them. `listsTables`: the inspector and reports include the tables. `pointsOutRows`: rows
  /// without a cell are outlined, and cells show their number. `marks` are drawn over the published
  /// side.
  func demonstration(
    _ label: String, listsTables: Bool = true, pointsOutRows: Bool = true,
    published marks: [any PaneDecoration] = [],
    figures: @escaping @MainActor () -> Twins<Fact>
  ) -> BugDemonstration {
    let published = tables.map(\.published)
    let engine = tables.map(\.engine)
    func lists(_ controllers: [RowsController], _ side: String) -> [PaneList] {
      guard listsTables else { return [] }
      return controllers.enumerated().map {
        $1.list(id: "\(side)/table\($0 + 1)", title: "Table \($0 + 1)")
      }
    }
    var demonstration = BugDemonstration(
      published: Pane(
        title: "OLEContainerScrollView", shortTitle: "Published", verdict: .costly,
        root: self.published, rootID: "published", lists: lists(published, "published"),
        decorations: (pointsOutRows
          ? [
            RowsDecoration(tables: published) { [root = self.published] table in
              table.convert(Rect(origin: .zero, size: table.contentSize), to: root)
            }
          ] : []) + marks,
        figure: { .of(label, .costly, figures().published) }),
      engine: Pane(
        title: "ContainerScrollView", shortTitle: "Engine", verdict: .frugal, root: self.engine,
        rootID: "engine", lists: lists(engine, "engine"),
        decorations: pointsOutRows ? [RowsDecoration(tables: engine)] : [],
        figure: { .of(label, .frugal, figures().engine) }))
    demonstration.rows = published + engine
    demonstration.owners = [self]
    return demonstration
  }
}
