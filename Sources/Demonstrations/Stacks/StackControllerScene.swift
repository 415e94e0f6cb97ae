import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let stackController = SceneDescription(
    name: "stack-controller", title: "Stack controller", group: .stacksAndMaps,
    article: "ScrollingStackContainer: view controllers stacked in one scroll view",
    sentence: "Header, list and footer have a controller each. Left, every row of the list has a "
      + "cell; right, only the visible ones.",
    variants: [
      "a list cut to the window", "heights from constraints", "a list as tall as its rows",
    ],
    formerVariants: ["heights stated": 0],
    variantSentences: [
      "Header, list and footer have a controller each: only the list's visible rows have cells.",
      "+ and - change the note: constraints give its height, and its row follows.",
      "The list's controller gives its view the height of all rows, so every row has a cell.",
    ],
    poster: Poster(
      variant: 2, beside: 0, at: 1.2,
      [.wheel(0.3, in: "1/stack", at: (160, 284), notches: -2)])
  ) { context in
    context.variant == 1
      ? StackControllerScene(clock: context.clock, text: context.text)
      : StackControllerScene(clock: context.clock, isListWhole: context.variant == 2)
  }
}

/// The article's controllers; each chooses its own appearance in the stack.
@MainActor
final class StackControllerScene: Scene {
  let panes: [Pane]
  private let stack = StackController()
  private let rows: RowsController
  private let list: ListController
  /// The controller whose text a person changes; nil if heights do not come from constraints.
  private let note: NoteController?

  /// A list between a header and a footer that state their heights. With `isListWhole`, the list is
  /// as tall as its rows.
  convenience init(clock: SceneClock, isListWhole: Bool) {
    self.init(
      clock: clock, title: "StackController", note: nil, isListWhole: isListWhole,
      above: [BannerController("Header", height: 200, color: Palette.header)],
      below: BannerController("Footer", height: 100, color: Palette.footer))
  }

  /// The same list between controllers whose heights come from constraints.
  convenience init(clock: SceneClock, text: any TextMeasuring) {
    let note = NoteController(
      "Note", sentences: Self.sentences, count: 2, color: Palette.header, text: text)
    let values = ValuesController(
      "Values",
      lines: [
        ("a row", "StackView"), ("a column of rows", "StackView"), ("their height", "theirs"),
      ],
      color: Palette.many[3].frame, text: text)
    let end = NoteController(
      "End", sentences: ["So many lines, so much height."], count: 1, color: Palette.footer,
      text: text)
    self.init(
      clock: clock, title: "Constraints say how high", note: note, above: [note, values],
      below: end)
  }

  private static let sentences = [
    "Nobody says how high this is.",
    "The text takes as many lines as it needs at this width, and constraints bind it to the edges.",
    "The stack asks the constraints again when the text changes.",
    "What lies below moves by as much.",
  ]

  private init(
    clock: SceneClock, title: String, note: NoteController?, isListWhole: Bool = false,
    above: [ViewController], below: ViewController
  ) {
    let rows = RowsController(
      rows: 20, height: 60, colors: Palette.first, clock: clock, spacing: 0, inset: .zero,
      isPictured: false)
    self.rows = rows
    self.note = note
    rows.table.separatorStyle = .singleLine
    rows.table.separatorColor = Palette.first.frame
    rows.table.separatorInset = .zero
    let insets = EdgeInsets(
      top: ListController.topInset, left: 0, bottom: ListController.topInset, right: 0)
    list =
      isListWhole ? WholeListController(rows, insets: insets) : ListController(rows, insets: insets)
    stack.viewControllers = above + [list, below]
    let names: [(id: String, view: View)] = (above + [below]).map {
      (($0.title ?? "").lowercased(), $0.view)
    }
    let container = stack.containerScrollView
    container.clipsToBounds = false
    container.backgroundColor = Palette.surface
    panes = [
      Pane(
        title: title, shortTitle: "Stack", verdict: isListWhole ? .costly : .frugal,
        root: container,
        rootID: "stack", lists: [rows.list(id: "table", title: "List")],
        decorations: [RowsDecoration(tables: [rows]), StackDecoration(stack: stack)],
        otherViews: names)
    ]
    panes[0].window.rootViewController = stack
  }

  let canChangeRows = true
  func addRow() {
    guard let note else { return setRowCount(min(rows.rowCount + 1, 99)) }
    note.count = min(note.count + 1, note.limit)
  }
  func removeRow() {
    guard let note else { return setRowCount(max(rows.rowCount - 1, 0)) }
    note.count = max(note.count - 1, 1)
  }
  private func setRowCount(_ count: Int) {
    rows.rowCount = count
    list.rowCountDidChange()
  }

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

/// A table with insets that belong to its content.
class ListController: ViewController, StackContainable {
  fileprivate let rows: RowsController
  fileprivate let insets: EdgeInsets
  private let isFramed: Bool
  /// The space above the first row, in points.
  static let topInset = 50.0

  /// With `isFramed`, the table is a subview of the controller's view; otherwise the table is that
  /// view.
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

  func rowCountDidChange() {}
}

/// A table in a view that has the height of all rows and of the insets: the stack knows nothing of
/// the table, and cannot cut it.
private final class WholeListController: ListController {
  init(_ rows: RowsController, insets: EdgeInsets) {
    super.init(rows, insets: insets, isFramed: true)
    rows.table.isScrollEnabled = false
    rowCountDidChange()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    rows.table.frame = view.bounds.inset(by: insets)
  }

  override func preferredAppearanceInStack() -> StackAppearance { .view() }

  override func rowCountDidChange() {
    preferredContentSize = Size(
      width: 0, height: Double(rows.rowCount) * rows.table.rowHeight + insets.top + insets.bottom)
  }
}

/// Outlines the frame that the stack gives to each visible controller, with the visible fraction of
/// the controller.
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
      if controller is ListController {
        drawHeight(of: controller, frame, pane.verdict, &canvas)
      } else {
        drawShare(of: controller, frame, &canvas)
      }
    }
  }

  /// Says at the top of a list how tall the stack has made it.
  private func drawHeight(
    of controller: ViewController, _ frame: Rect, _ verdict: Pane.Verdict, _ canvas: inout Canvas
  ) {
    let height = Fact(.frameHeight, of: controller, frame.height)
    var look = Tag("")
    if verdict == .costly { look = Tag(warning: "") }
    look.font = Self.font
    let name = controller.title ?? ""
    guard
      let tag = look.first(
        of: ["\(name): \(height) pt tall", "\(height) pt"],
        fitting: Size(width: frame.width - 16, height: ListController.topInset - 8), on: canvas)
    else { return }
    tag.draw(
      at: Point(x: frame.maxX - 8 - tag.size(on: canvas).width, y: frame.minY + 8), in: &canvas)
  }

  /// Says at the lower right corner of a controller how much of it is in sight.
  private func drawShare(
    of controller: ViewController, _ frame: Rect, _ canvas: inout Canvas
  ) {
    let visible = Fact(.visibleShare, of: controller, stack.visibleFraction(of: controller))
    let share: Words = "\(visible) % in sight"
    guard
      let tag = Tag("").first(
        of: ["\(controller.title ?? ""): \(share)", share, "\(visible) %"],
        atEndOf: frame.width, on: canvas)
    else { return }
    let size = tag.size(on: canvas)
    tag.draw(
      at: Point(x: frame.maxX - 8 - size.width, y: frame.maxY - 8 - size.height), in: &canvas)
  }

  private static let font = Font(.words, size: 13, weight: .bold)

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

extension Fact.Quantity {
  fileprivate static let frameHeight = Fact.Quantity("height in the stack", .points)
  fileprivate static let visibleShare = Fact.Quantity("visible share of a controller", .percent)
}
