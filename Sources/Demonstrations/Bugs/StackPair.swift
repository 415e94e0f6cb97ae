import Drawing
import SceneParts
import ScrollEngine

/// Equal controllers in a published stack and in the engine's.
@MainActor
final class StackPair {
  /// The content of each stack: a header, a list of rows of 60 points, and an optional footer.
  struct Content {
    /// The height of the header, in points.
    let header: Double
    let rows: Int
    var insets = EdgeInsets.zero
    /// The height of the footer, in points; nil for none.
    var footer: Double?
  }

  /// The list of each side.
  struct Lists {
    let published: RowsController
    let engine: RowsController
  }

  let publishedView = ScrollView(frame: Rect(origin: .zero, size: Pane.standardViewport))
  let engine = StackController()
  let lists: Lists
  private let publishedTitle: String
  private let published: AnyObject

  /// Makes a pair. `title` names the published stack; `makePublished` puts the controllers into it.
  init<Published: AnyObject>(
    _ content: Content, _ clock: SceneClock, title: String,
    makePublished: ([any StackContainable], ScrollView) -> Published
  ) {
    lists = Lists(
      published: Self.makeList(content, clock), engine: Self.makeList(content, clock))
    publishedTitle = title
    published = makePublished(
      Self.makeControllers(content, around: lists.published), publishedView)
    engine.viewControllers = Self.makeControllers(content, around: lists.engine)
    for view in [publishedView, engine.containerScrollView] {
      view.backgroundColor = Palette.surface
      view.alwaysBounceVertical = true
    }
  }

  /// Makes a pair of ScrollingStackContainer and the engine's stack.
  convenience init(_ content: Content, _ clock: SceneClock) {
    self.init(content, clock, title: "ScrollingStackContainer") { PublishedStack($0, in: $1) }
  }

  private static func makeList(_ content: Content, _ clock: SceneClock) -> RowsController {
    let rows = RowsController(
      rows: content.rows, height: 60, colors: Palette.first, clock: clock, spacing: 0,
      inset: .zero, isPictured: false)
    rows.table.separatorStyle = .singleLine
    rows.table.separatorColor = Palette.first.frame
    rows.table.separatorInset = .zero
    return rows
  }

  private static func makeControllers(
    _ content: Content, around list: RowsController
  ) -> [any StackContainable] {
    var controllers: [any StackContainable] = [
      BandController("Header", height: content.header, color: Palette.header),
      ListController(list, insets: content.insets, isFramed: true),
    ]
    if let footer = content.footer {
      controllers.append(BandController("Footer", height: footer, color: Palette.footer))
    }
    return controllers
  }

  func addRows(_ count: Int) {
    for rows in [lists.published, lists.engine] {
      rows.rowCount = min(max(rows.rowCount + count, 0), 99)
    }
  }

  /// Makes the demonstration. `label` names the numbers above the viewports, which `figures`
  /// returns; without them, these are the numbers of live cells. `marks` are drawn over the published
  /// side. The tags of the lists show `dimension`.
  func demonstration(
    _ label: String = "", tagging dimension: SliceDecoration.Dimension = .height,
    published marks: [any PaneDecoration] = [],
    figures: (@MainActor (Lists) -> (published: Fact, engine: Fact))? = nil
  ) -> BugDemonstration {
    let lists = lists
    let container = engine.containerScrollView
    let published = published
    func figure(
      _ verdict: Pane.Verdict,
      _ side: @escaping @MainActor ((published: Fact, engine: Fact)) -> Fact
    ) -> (@MainActor () -> Pane.Figure?)? {
      guard let figures else { return nil }
      return { .of(label, verdict, side(figures(lists))) }
    }
    func contentFrame(of table: TableView) -> Rect {
      (published as? PublishedStack)?.contentFrame(of: table)
        ?? table.convert(Rect(origin: .zero, size: table.contentSize), to: publishedView)
    }
    var demonstration = BugDemonstration(
      published: Pane(
        title: publishedTitle, shortTitle: "Published", verdict: .costly, root: publishedView,
        rootID: "published", lists: [lists.published.list(id: "published/list", title: "List")],
        decorations: [
          RowsDecoration(tables: [lists.published], placement: contentFrame),
          SliceDecoration(table: lists.published.table, title: "list", dimension: dimension),
        ] + marks,
        figure: figure(.costly) { $0.published }),
      engine: Pane(
        title: "StackController", shortTitle: "Engine", verdict: .frugal, root: container,
        rootID: "engine", lists: [lists.engine.list(id: "engine/list", title: "List")],
        decorations: [
          RowsDecoration(tables: [lists.engine]),
          SliceDecoration(table: lists.engine.table, title: "list", dimension: dimension),
        ],
        figure: figure(.frugal) { $0.engine }))
    demonstration.engine.window.rootViewController = engine
    demonstration.rows = [lists.published, lists.engine]
    demonstration.owners = [self]
    return demonstration
  }
}
