import Drawing
package import Scenes
import ScrollEngine

extension SceneDescription {
  package static let stackController = SceneDescription(
    name: "stack-controller", title: "Stack controller", group: .stacksAndMaps,
    article: "ScrollingStackContainer: view controllers stacked in one scroll view",
    sentence: "Three controllers in one scroll view: only the list's visible rows have cells."
  ) { context in
    StackControllerScene(clock: context.clock)
  }
}

/// The three controllers of the article, each of which chooses how it appears in the stack.
@MainActor
final class StackControllerScene: Scene {
  let panes: [Pane]
  private let stack = StackController()
  private let rows: RowsController

  init(clock: SceneClock) {
    let rows = RowsController(
      rows: 20, height: 60, colors: Palette.first, clock: clock, spacing: 0, inset: .zero)
    self.rows = rows
    rows.table.separatorStyle = .singleLine
    rows.table.separatorColor = Palette.first.frame
    rows.table.separatorInset = .zero
    let header = BannerController("Header", height: 200, color: Palette.header)
    let list = ListController(rows, insets: EdgeInsets(top: 50, left: 0, bottom: 50, right: 0))
    let footer = BannerController("Footer", height: 100, color: Palette.footer)
    stack.viewControllers = [header, list, footer]
    let container = stack.containerScrollView
    container.clipsToBounds = false
    container.backgroundColor = Palette.surface
    panes = [
      Pane(
        title: "StackController", shortTitle: "Stack", verdict: .frugal, root: container,
        rootID: "stack", lists: [rows.list(id: "table", title: "List")],
        decorations: [RowsDecoration(tables: [rows]), StackDecoration(stack: stack)],
        otherViews: [("header", header.view), ("footer", footer.view)])
    ]
    panes[0].window.rootViewController = stack
  }

  let canChangeRows = true
  func addRow() { rows.rowCount = min(rows.rowCount + 1, 99) }
  func removeRow() { rows.rowCount = max(rows.rowCount - 1, 0) }

  func update() -> Double? {
    rows.updateFades()
    return rows.isFading ? rows.now : nil
  }

  func finishEffects() { rows.finishFades() }
}

/// A view of one colour that states its own height.
final class BannerController: ViewController, StackContainable {
  private let height: Double
  private let color: Color

  init(_ title: String, height: Double, color: Color) {
    self.height = height
    self.color = color
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let label = Label(frame: Rect(x: 20, y: 16, width: 200, height: 22))
    label.text = title
    label.font = Font(.words, size: 15, weight: .bold)
    label.textColor = Palette.text
    view.addSubview(label)
  }

  func preferredAppearanceInStack() -> StackAppearance { .view(height: height) }
}

/// A table with space above and below that belongs to its content.
final class ListController: ViewController, StackContainable {
  private let rows: RowsController
  private let insets: EdgeInsets
  private let isFramed: Bool

  /// With `isFramed`, the table lies in the controller's view, and is not the view itself.
  init(_ rows: RowsController, insets: EdgeInsets, isFramed: Bool = false) {
    self.rows = rows
    self.insets = insets
    self.isFramed = isFramed
    super.init()
    title = "List"
  }

  override func loadView() {
    guard isFramed else { return view = rows.table }
    super.loadView()
    view.addSubview(rows.table)
  }

  func preferredAppearanceInStack() -> StackAppearance { .scroll(rows.table, insets: insets) }
}

/// Outlines what the stack gives each controller, and shows where that is in the content and how
/// much of the controller is visible.
@MainActor
struct StackDecoration: PaneDecoration {
  let stack: StackController

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    for outline in outlines(of: pane, options) {
      canvas.stroke(outline.rect, Stroke(Palette.boundsOutline, width: 2))
    }
    for controller in stack.visibleViewControllers {
      guard let row = controller.view.superview ?? controller.viewIfLoaded else { continue }
      let frame = row.convert(row.bounds, to: nil)
      let percent = Int((stack.visibleFraction(of: controller) * 100).rounded())
      let place = row.convert(row.bounds, to: stack.containerScrollView)
      let share = "\(percent) %"
      let numbers = "y \(tidy(place.minY))  \(share)"
      guard
        let tag = Tag("").first(
          of: ["\(controller.title ?? "")  \(numbers)", numbers, share], atEndOf: frame.width,
          on: canvas)
      else { continue }
      let size = tag.size(on: canvas)
      tag.draw(
        at: Point(x: frame.maxX - 8 - size.width, y: frame.maxY - 8 - size.height), in: &canvas)
    }
  }

  func outlines(of pane: Pane, _ options: StageOptions) -> [StageOutline] {
    guard options.showsOutlines else { return [] }
    return stack.containerScrollView.visibleArrangedSubviews.map { row in
      let controller = stack.visibleViewControllers.first {
        $0.viewIfLoaded === row || $0.viewIfLoaded?.superview === row
      }
      let frame = row.convert(row.bounds, to: nil)
      return StageOutline(
        LegendEntry(
          "frame: what a controller gets", .line(Palette.boundsOutline, dash: nil)),
        name: "frame of \(controller?.title ?? "the separator")", rect: frame.inset(by: 3),
        size: frame.size)
    }
  }
}
