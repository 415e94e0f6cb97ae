import Drawing
import ScrollEngine

/// The same controllers in a published stack and in the engine's.
@MainActor
final class StackPair {
  /// What stands in the stack.
  enum Part {
    case band(String, height: Double, color: Color)
    /// A list of rows of 60 points.
    case list(rows: Int, insets: EdgeInsets)
  }

  /// A list on each side.
  struct Lists {
    let published: RowsController
    let engine: RowsController
  }

  let publishedView = ScrollView(frame: Rect(origin: .zero, size: Pane.standardViewport))
  let engine = StackController()
  let lists: Lists
  private let publishedTitle: String
  private let published: AnyObject

  /// - Parameter makePublished: Puts the controllers into the published stack.
  init<Published: AnyObject>(
    _ parts: [Part], _ clock: SceneClock, title: String,
    makePublished: ([any StackContainable], ScrollView) -> Published
  ) {
    func make() -> (controllers: [any StackContainable], rows: RowsController) {
      var rows = RowsController(rows: 0, height: 60, colors: Palette.first, clock: clock)
      let controllers = parts.map { part -> any StackContainable in
        switch part {
        case .band(let title, let height, let color):
          return BandController(title, height: height, color: color)
        case .list(let count, let insets):
          rows = RowsController(
            rows: count, height: 60, colors: Palette.first, clock: clock, spacing: 0, inset: .zero)
          rows.table.separatorStyle = .singleLine
          rows.table.separatorColor = Palette.first.frame
          rows.table.separatorInset = .zero
          return FramedListController(rows, insets: insets)
        }
      }
      return (controllers, rows)
    }
    let (left, right) = (make(), make())
    lists = Lists(published: left.rows, engine: right.rows)
    publishedTitle = title
    published = makePublished(left.controllers, publishedView)
    engine.viewControllers = right.controllers
    for view in [publishedView, engine.containerScrollView] {
      view.backgroundColor = Color(0xFFFFFF)
      view.alwaysBounceVertical = true
    }
  }

  /// ScrollingStackContainer, or another stack, beside the engine's.
  convenience init(_ clock: SceneClock, _ parts: [Part]) {
    self.init(parts, clock, title: "ScrollingStackContainer") {
      PublishedStack($0, in: $1)
    }
  }

  func addRows(_ count: Int) {
    for rows in [lists.published, lists.engine] {
      rows.rowCount = min(max(rows.rowCount + count, 0), 99)
    }
  }

  /// - Parameters:
  ///   - label: What the numbers above the viewports are; nil for the number of live cells.
  ///   - figures: The number of each side.
  func demonstration(
    _ label: String?,
    figures: @escaping @MainActor (Lists) -> (published: Double, engine: Double) = { _ in (0, 0) }
  ) -> BugDemonstration {
    let lists = lists
    let container = engine.containerScrollView
    let published = published
    func figure(
      _ verdict: Pane.Verdict, _ value: @escaping @MainActor () -> Double
    ) -> (@MainActor () -> Pane.Figure?)? {
      guard let label else { return nil }
      return { .of(label, verdict, value()) }
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
          SliceDecoration(table: lists.published.table, title: "list"),
        ],
        figure: figure(.costly) { figures(lists).published }),
      engine: Pane(
        title: "StackController", shortTitle: "Engine", verdict: .frugal, root: container,
        rootID: "engine", lists: [lists.engine.list(id: "engine/list", title: "List")],
        decorations: [
          RowsDecoration(tables: [lists.engine]),
          SliceDecoration(table: lists.engine.table, title: "list"),
        ],
        figure: figure(.frugal) { figures(lists).engine }))
    demonstration.engine.window.rootViewController = engine
    demonstration.rows = [lists.published, lists.engine]
    demonstration.owners = [self]
    return demonstration
  }
}

/// A view of one colour in a stack.
final class BandController: ViewController, StackContainable {
  private let band: BandView

  init(_ title: String, height: Double, color: Color) {
    band = BandView(title, height: height, color: color)
    super.init()
    self.title = title
  }

  override func loadView() { view = band }

  func preferredAppearanceInStack() -> StackAppearance { .view(height: band.frame.height) }
}

/// A table that lies in the view of its controller, with insets.
final class FramedListController: ViewController, StackContainable {
  private let rows: RowsController
  private let insets: EdgeInsets

  init(_ rows: RowsController, insets: EdgeInsets) {
    self.rows = rows
    self.insets = insets
    super.init()
    title = "List"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(rows.table)
  }

  func preferredAppearanceInStack() -> StackAppearance { .scroll(rows.table, insets: insets) }
}

/// Outlines the frame of a list, which may be less than nothing, and says how high it is.
@MainActor
struct SliceDecoration: PaneDecoration {
  let table: TableView
  let title: String

  private static let font = Font(.numbers, size: 12)

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines, let parent = table.superview, table.frame.width > 0 else { return }
    let height = table.frame.height
    let color = height < 0 ? Palette.contentSize : Palette.boundsOutline
    var frame = table.frame
    if height < 0 {
      frame = Rect(x: frame.minX, y: frame.maxY, width: frame.width, height: -height)
    }
    frame = parent.convert(frame, to: nil)
    if height != 0 { canvas.stroke(frame.inset(by: 1), Stroke(color, width: 2)) }
    let text = "\(title) height \(tidy(height))"
    let width = canvas.text.width(of: text, in: Self.font) + 16
    let tag = Rect(
      x: frame.midX - width / 2, y: min(max(frame.minY, 0) + 8, pane.viewport.height - 28),
      width: width, height: 20)
    canvas.fill(tag, color, cornerRadius: 4)
    canvas.text(
      text, in: tag, font: Self.font, color: height < 0 ? Palette.ink : Color(0xFFFFFF),
      alignment: .center)
  }
}
