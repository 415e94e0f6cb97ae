import Controls
import Documents
import Drawing
import Hosting
import Inspecting
import SceneParts
import ScrollEngine

/// An open inspector: the panel, and the drawings over the program's screen, in a window of its
/// own.
@MainActor
final class InspectorScreen: WindowCompanion {
  private unowned let content: WindowContent
  let own = Window()
  let watch: WindowWatch
  let panel: Panel
  private let outlines: OutlinesView
  private let struts: StrutsView
  let card: InspectionView
  var place: Inspector.Place
  var showsOutlines: Bool {
    didSet {
      outlines.isHidden = !showsOutlines
      showButtons()
    }
  }
  var showsStruts = false {
    didSet {
      struts.isHidden = !showsStruts
      showButtons()
    }
  }
  var onClose: (() -> Void)?
  var onPlace: ((Inspector.Place) -> Void)?
  var onOutlines: ((Bool) -> Void)?
  var onStruts: ((Bool) -> Void)?
  /// Called between two frames, when the names in an opened stack have been found.
  var onFind: (() -> Void)?

  /// Whether the pointer chooses a view instead of going to the program.
  var isPicking = false {
    didSet {
      if !isPicking { hovered = nil }
      showButtons()
    }
  }
  /// The view that a person has chosen for the panel; nil for the first one.
  private weak var choice: WatchedView?
  /// The hovered target, and the target that a click has pinned.
  private(set) var hovered: (view: WatchedView, target: InspectionTarget)?
  private(set) var pinned: (view: WatchedView, target: InspectionTarget)?
  /// The ids of the pointers that were pressed on the panel.
  private var pressed: Set<Int> = []
  private var isOverPanel = false
  /// Whether a cell was moving in the last frame.
  private var movesCells = false

  private var window: Window { content.window }

  /// Whether the screen keeps the facts about the window up to date; false while a recorder does.
  var keepsWatch: Bool

  /// `watch` has the facts that a recorder keeps up to date; nil if nothing is recorded. `capture`
  /// takes the stacks of the program's calls; nil for none.
  init(
    _ content: WindowContent, watch shared: WindowWatch? = nil, place: Inspector.Place,
    showsOutlines: Bool, capture: CallBacktrace.Capture? = nil
  ) {
    self.content = content
    self.place = place
    self.showsOutlines = showsOutlines
    let theme = Theme.of(content.appearance, isStrong: content.window.increasesContrast)
    watch = shared ?? WindowWatch(content.window, capture: capture)
    keepsWatch = shared == nil
    watch.restartsCounts = true
    own.displayScale = content.window.displayScale
    outlines = OutlinesView(theme: theme)
    struts = StrutsView(theme: theme)
    card = InspectionView(theme: theme)
    panel = Panel(watch.views.first ?? watch.ground, theme: theme)
    outlines.watch = watch
    outlines.isHidden = !showsOutlines
    struts.isHidden = true
    for view in [outlines, struts, card, panel] { own.addSubview(view) }
    panel.onChoose = { [unowned self] in
      choose(watch.views.indices.contains($0) ? watch.views[$0] : nil)
    }
    panel.onCopy = { [unowned self] in copy($0, $1) }
    panel.calls.onFind = { [unowned self] in onFind?() }
    panel.bar.onPress = { [unowned self] in press($0) }
    showButtons()
    show()
  }

  /// Makes the inspector of a replayed screen, which has its own size and time.
  convenience init(replaying content: WindowContent, capture: CallBacktrace.Capture? = nil) {
    self.init(content, place: .over, showsOutlines: true, capture: capture)
    isReplaying = true
    panel.mapScrolls = false
    panel.bar.buttons.removeAll { $0 == .beside }
  }

  private var isReplaying = false
  /// The scale at which the screen is drawn; at most 1.
  var zoom = 1.0
  /// Whether the panel fits.
  var showsPanel = true

  /// The view that the panel describes.
  var chosen: WatchedView {
    choice.flatMap { choice in watch.views.first { $0 === choice } } ?? watch.views.first
      ?? watch.ground
  }

  /// Stops observing the window and its views.
  func stop() {
    own.router.cancel()
    watch.restartsCounts = false
    if keepsWatch { watch.stop() }
  }

  // MARK: Window

  func windowFrame(in size: Size) -> Rect {
    if isReplaying { return window.frame.scaled(by: zoom) }
    let width = place == .over ? size.width : max(0, size.width - Panel.width)
    return Rect(origin: .zero, size: Size(width: width, height: size.height))
  }

  func resize(to size: Size) {
    own.frame = Rect(origin: .zero, size: size)
    let width = showsPanel ? min(Panel.width, size.width) : 0
    let rest = Rect(x: 0, y: 0, width: size.width - width, height: size.height)
    panel.frame = Rect(x: rest.maxX, y: 0, width: width, height: size.height)
    outlines.frame = Rect(origin: .zero, size: windowFrame(in: size).size)
    card.frame = rest
    outlines.zoom = zoom
    outlines.uncovered = rest
    struts.frame = outlines.frame
    struts.zoom = zoom
    struts.uncovered = rest
    showButtons()
  }

  func follow(to time: Double) -> Double? {
    if keepsWatch { watch.update() }
    if watch.takeNews() || panel.theme.appearance != content.appearance { show() }
    let wake = own.advance(to: time)
    let movedCells = movesCells
    movesCells = watch.views.contains(where: \.movesCells)
    guard movesCells || movedCells else { return wake }
    // The marks of cells that have just moved fade, so they are updated in every frame, and once
    // more after the last movement has ended.
    show()
    own.layoutIfNeeded()
    return movesCells ? time : wake
  }

  var needsDisplay: Bool { own.needsDisplay }

  func draw(in canvas: inout Canvas) { own.renderWindow(in: &canvas) }

  // MARK: Showing

  private func show() {
    let theme = Theme.of(content.appearance, isStrong: content.window.increasesContrast)
    (panel.theme, outlines.theme, struts.theme, card.theme) = (theme, theme, theme, theme)
    (outlines.chosen, struts.chosen) = (chosen, chosen)
    outlines.setNeedsDisplay()
    struts.setNeedsDisplay()
    if let pinned, !isWatched(pinned.view) { self.pinned = nil }
    if let hovered, !isWatched(hovered.view) { self.hovered = nil }
    card.pinned = pinned.flatMap(mark)
    card.hovered = hovered.flatMap(mark)
    panel.show(chosen, among: watch, marked: marked)
  }

  private func isWatched(_ view: WatchedView) -> Bool {
    view === watch.ground || watch.views.contains { $0 === view }
  }

  /// The hovered or pinned cell of the chosen view; nil if the target is no cell, or is in another
  /// view.
  private var marked: CellBook.Cell? {
    guard let target = hovered ?? pinned, target.view === chosen,
      case .cell(let cell) = target.target
    else { return nil }
    return cell
  }

  private func mark(_ on: (view: WatchedView, target: InspectionTarget)) -> InspectionView.Mark? {
    on.view.inspection(of: on.target).map {
      InspectionView.Mark(
        inspection: $0, outline: $0.outline?.scaled(by: zoom), column: card.bounds)
    }
  }

  private func showButtons() {
    var on: Set<PanelBar.Button> = []
    if isPicking { on.insert(.pick) }
    if showsOutlines { on.insert(.outlines) }
    if showsStruts { on.insert(.struts) }
    if place == .beside { on.insert(.beside) }
    panel.bar.on = on
  }

  private func choose(_ view: WatchedView?) {
    guard let view, view !== choice else { return }
    choice = view
    show()
  }

  private func press(_ button: PanelBar.Button) {
    switch button {
    case .pick: isPicking.toggle()
    case .outlines:
      showsOutlines.toggle()
      onOutlines?(showsOutlines)
    case .struts:
      showsStruts.toggle()
      onStruts?(showsStruts)
    case .beside: onPlace?(place == .over ? .beside : .over)
    case .close: onClose?()
    }
  }

  private func copy(_ calls: [CallLog.Entry], _ backtraces: [Int: [BacktraceLine]]) {
    window.pasteboard?.string = LayoutReportDocument.table(
      of: calls.map { $0.report(prefix: "") }, notes: backtraces.mapValues { $0.map(\.words) })
  }

  // MARK: Events

  func takes(_ event: InputEvent) -> Bool {
    switch event.kind {
    case .key(let press): return takes(press)
    case .text, .composition, .memoryWarning: return false
    case .pointerLeft:
      leave()
      return false
    case .wheel(let wheel):
      guard panel.frame.contains(wheel.position) else {
        if !isPicking { chooseView(at: wheel.position) }
        return false
      }
      own.router.handle(event)
      return true
    case .pointerDown(let pointer):
      guard panel.frame.contains(pointer.position) else { return pressesApp(pointer) }
      pressed.insert(pointer.id)
      point(at: pointer, isPressed: true)
      own.router.handle(event)
      return true
    case .pointerMoved(let pointer): return moves(event, pointer)
    case .pointerUp(let pointer), .pointerCancelled(let pointer):
      guard pressed.remove(pointer.id) != nil else { return picked.remove(pointer.id) != nil }
      point(at: pointer, isPressed: false)
      own.router.handle(event)
      return true
    }
  }

  /// The ids of the pointers that were pressed to pick a view; the program does not receive them.
  private var picked: Set<Int> = []

  private func takes(_ press: InputEvent.KeyPress) -> Bool {
    guard press.key == .escape, press.modifiers.isEmpty, isPicking || pinned != nil else {
      return false
    }
    pinned = nil
    isPicking = false
    show()
    return true
  }

  private func pressesApp(_ pointer: InputEvent.Pointer) -> Bool {
    guard isPicking else {
      chooseView(at: pointer.position)
      return false
    }
    picked.insert(pointer.id)
    card.anchor = pointer.position
    pinned = target(at: pointer.position)
    if let view = pinned?.view, view !== watch.ground { choice = view }
    isPicking = false
    show()
    return true
  }

  private func moves(_ event: InputEvent, _ pointer: InputEvent.Pointer) -> Bool {
    if pressed.contains(pointer.id) {
      point(at: pointer, isPressed: true)
      own.router.handle(event)
      return true
    }
    if picked.contains(pointer.id) { return true }
    // A pointer that was pressed on the program's screen belongs to the program until its release.
    guard !pointer.isPressed else { return false }
    if panel.frame.contains(pointer.position) {
      if !isOverPanel {
        isOverPanel = true
        if !isReplaying { window.router.handle(InputEvent(time: event.time, .pointerLeft)) }
      }
      point(at: pointer, isPressed: false)
      own.router.handle(event)
      return true
    }
    leave()
    guard isPicking else { return false }
    card.anchor = pointer.position
    hover(target(at: pointer.position))
    return true
  }

  /// Called when the pointer is on the panel.
  private func point(at pointer: InputEvent.Pointer, isPressed: Bool) {
    let point = pointer.position - panel.frame.origin
    panel.bar.touched = Touched(panel.bar.button(at: point), isPressed: isPressed)
    card.anchor = Point(x: panel.frame.minX, y: pointer.position.y)
    hover(panel.cell(at: point).map { (chosen, .cell($0)) })
  }

  /// Called when the pointer has left the panel.
  private func leave() {
    guard isOverPanel || panel.bar.touched.part != nil else { return }
    isOverPanel = false
    panel.bar.touched = Touched()
    hover(nil)
  }

  private func hover(_ target: (view: WatchedView, target: InspectionTarget)?) {
    guard target?.target != hovered?.target || target?.view !== hovered?.view else { return }
    hovered = target
    show()
  }

  private func target(at point: Point) -> (view: WatchedView, target: InspectionTarget)? {
    let point = pointInWindow(point)
    let view = watch.view(at: point)
    return view.inspectionTarget(at: point, inPane: 0).map { (view, $0) }
  }

  /// Converts a point of the inspector to the program's window.
  private func pointInWindow(_ point: Point) -> Point {
    point * (1 / zoom) + window.bounds.origin - window.frame.origin
  }

  private func chooseView(at point: Point) {
    let view = watch.view(at: pointInWindow(point))
    if view !== watch.ground { choose(view) }
  }
}
