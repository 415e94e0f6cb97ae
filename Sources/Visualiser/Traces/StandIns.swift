import Documents
import Drawing
import SceneParts
import ScrollEngine
import Traces

/// A stand-in for a named view of a recorded run.
@MainActor
protocol TraceStandIn: StandIn {
  /// What moves the content; still for views that do not scroll.
  var motion: TraceMotion { get }
  /// Shows a state that a view can have; `isRoot` for the view that fills a pane, whose frame the pane
  /// sets.
  func show(_ state: TraceView.State, isRoot: Bool)
  /// Shows what the view shows by itself; nil if that is not recorded. `standIn` finds the views that the
  /// picture names.
  func showPicture(
    _ picture: TracePicture?, isRoot: Bool, standIn: @MainActor (TraceThing) -> View?)
}

/// Draws a layer of a picture between the views of a stand-in.
private final class StandInLayer: View {
  private let commands: [DrawCommand]
  private let scale: Double

  init(_ commands: [DrawCommand], scale: Double) {
    self.commands = commands
    self.scale = scale
    super.init()
    isUserInteractionEnabled = false
  }

  override func draw(in canvas: inout Canvas) {
    canvas.scale(by: scale)
    canvas.replay(commands)
  }
}

/// The recorded picture of a stand-in.
@MainActor
private struct StandInPicture {
  private(set) var picture: TracePicture?
  /// The look of a view without a picture.
  private let background: Color?
  private var layers: [StandInLayer] = []
  /// The frame around the view, which may be turned, in points of its superview.
  private var frame = Rect.zero

  init(background: Color?) { self.background = background }

  /// Shows a picture, or the look of a view without one. A root is not clipped: the stage shows what
  /// lies outside of it.
  mutating func show(
    _ new: TracePicture?, in view: View, isRoot: Bool,
    standIn: @MainActor (TraceThing) -> View?
  ) {
    guard new != picture else { return }
    picture = new
    view.backgroundColor = new == nil ? background : new?.background
    view.cornerRounding = new?.cornerRadius ?? 0
    view.alpha = new?.alpha ?? 1
    view.clipsToBounds = !isRoot && (new?.clips ?? true)
    if let view = view as? ScrollView {
      let axes = new?.axes ?? []
      view.axesOfContainer = (axes.contains(.horizontal), axes.contains(.vertical))
    }
    if !isRoot { place(view, in: frame) }
    view.setNeedsDisplay()
    guard !layers.isEmpty || new?.layers.isEmpty == false else { return }
    placeLayers(in: view, standIn)
  }

  /// Places a stand-in in the frame around it, in points of its superview.
  mutating func place(_ view: View, in frame: Rect) {
    self.frame = frame
    guard let turn = picture?.turn else {
      view.transform = .identity
      if view.frame != frame { view.frame = frame }
      return
    }
    view.transform = turn.transform
    if view.bounds.size != turn.size { view.bounds.size = turn.size }
    // Only a translation moves the middle of the frame away from the centre.
    let middle = Point(x: frame.midX, y: frame.midY)
    view.center = middle - Point(x: turn.transform.tx, y: turn.transform.ty)
  }

  /// Orders the views of a stand-in, with the layers between them as they were recorded.
  private mutating func placeLayers(in view: View, _ standIn: @MainActor (TraceThing) -> View?) {
    for layer in layers { layer.removeFromSuperview() }
    layers = []
    guard let picture else { return }
    var above = view.subviews
    for layer in picture.layers {
      for case let below? in layer.things.map(standIn) where below.superview === view {
        view.bringSubviewToFront(below)
        above.removeAll { $0 === below }
      }
      // One without commands only tells the order of the views.
      guard !layer.commands.isEmpty else { continue }
      layers.append(StandInLayer(layer.commands, scale: picture.scale))
      view.addSubview(layers[layers.count - 1])
    }
    for other in above { view.bringSubviewToFront(other) }
  }

  /// Draws what lies behind the views in a view; returns whether there is a picture.
  func drawBehind(in canvas: inout Canvas) -> Bool {
    guard let picture else { return false }
    canvas.saved { canvas in
      canvas.scale(by: picture.scale)
      canvas.replay(picture.behind)
    }
    return true
  }

  /// Draws what lies over all in a view.
  func drawAbove(_ view: View, in canvas: inout Canvas) {
    guard let picture, !picture.above.isEmpty else { return }
    canvas.saved { canvas in
      canvas.translate(by: view.bounds.origin)
      canvas.replay(picture.above)
    }
  }
}

/// A stand-in for a view that does not scroll: its picture, or a box with the view's name.
final class StandInBox: View, TraceStandIn {
  let recordedKind: String
  private let name: String
  private var picture: StandInPicture

  init(_ view: TraceShape.View, isRoot: Bool) {
    recordedKind = view.kind
    name = view.id
    picture = StandInPicture(background: isRoot ? Palette.surface : Palette.blank)
    super.init()
    backgroundColor = isRoot ? Palette.surface : Palette.blank
  }

  var recordedRows: [Int]? { nil }
  var motion: TraceMotion { .still }

  func show(_ state: TraceView.State, isRoot: Bool) {
    if !isRoot { picture.place(self, in: state.frame) }
    if bounds.origin != state.bounds.origin { bounds.origin = state.bounds.origin }
  }

  func showPicture(
    _ picture: TracePicture?, isRoot: Bool, standIn: @MainActor (TraceThing) -> View?
  ) {
    self.picture.show(picture, in: self, isRoot: isRoot, standIn: standIn)
  }

  override func drawOverlay(in canvas: inout Canvas) { picture.drawAbove(self, in: &canvas) }

  override func draw(in canvas: inout Canvas) {
    guard !picture.drawBehind(in: &canvas), bounds.height >= 14 else { return }
    canvas.text(
      name, in: bounds.inset(by: EdgeInsets(top: 0, left: 12, bottom: 0, right: 12)),
      font: Typography.small, color: Palette.text)
  }
}

/// A stand-in for a scroll view. No gesture moves it.
class StandInScrollView: ScrollView, TraceStandIn {
  let recordedKind: String
  private(set) var motion = TraceMotion.still
  private var picture: StandInPicture

  init(_ view: TraceShape.View, background: Color) {
    recordedKind = view.kind
    picture = StandInPicture(background: background)
    super.init()
    backgroundColor = background
    isScrollEnabled = false
    contentInsetAdjustmentBehavior = .never
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
  }

  var recordedRows: [Int]? { nil }

  func showPicture(
    _ picture: TracePicture?, isRoot: Bool, standIn: @MainActor (TraceThing) -> View?
  ) {
    self.picture.show(picture, in: self, isRoot: isRoot, standIn: standIn)
  }

  override func draw(in canvas: inout Canvas) { _ = picture.drawBehind(in: &canvas) }

  override func drawOverlay(in canvas: inout Canvas) {
    super.drawOverlay(in: &canvas)
    picture.drawAbove(self, in: &canvas)
  }

  func show(_ state: TraceView.State, isRoot: Bool) {
    if !isRoot { picture.place(self, in: state.frame) }
    guard let scroll = state.scroll else {
      motion = .still
      if bounds.origin != state.bounds.origin {
        setContentSize(contentSize, inset: contentInset, offset: state.bounds.origin)
      }
      return
    }
    motion = scroll.motion
    // At once, so that no rule of the engine corrects one by the other.
    setContentSize(scroll.contentSize, inset: scroll.contentInset, offset: state.bounds.origin)
  }
}

/// A stand-in for a list: its cells are those that the record says, in their places.
final class StandInList: StandInScrollView, ReusingView {
  let colors: Palette.Table
  /// The queue with the recorded numbers, which several lists may share.
  let reuseQueue: ReuseQueue
  /// The cells with a row, by their rows; nil if they must be sorted again.
  private var sorted: [StandInCell]? = []
  private var cells: [ObjectIdentifier: StandInCell] = [:]

  init(_ view: TraceShape.View, colors: Palette.Table, queue: ReuseQueue) {
    self.colors = colors
    reuseQueue = queue
    super.init(view, background: colors.frame)
  }

  override var recordedRows: [Int]? { inOrder.map(\.path.row) }

  private var inOrder: [StandInCell] {
    if let sorted { return sorted }
    let all = cells.values.sorted { ($0.path, $0.instanceNumber) < ($1.path, $1.instanceNumber) }
    sorted = all
    return all
  }

  // MARK: Changes

  /// Shows a cell in its row; also if it is in the list already.
  func take(_ cell: StandInCell) {
    if cells.updateValue(cell, forKey: ObjectIdentifier(cell)) == nil {
      // Lists in cells lie over them.
      insertSubview(cell, at: 0)
    }
    sorted = nil
  }

  func release(_ cell: StandInCell) {
    guard cells.removeValue(forKey: ObjectIdentifier(cell)) != nil else { return }
    cell.removeFromSuperview()
    sorted = nil
  }

  // MARK: ReusingView

  var liveCells: [ReusableView] { inOrder }
  var livePaths: [IndexPath] { inOrder.map(\.path) }
  func forEachLiveRow(_ body: @MainActor (ReusableView, IndexPath) -> Void) {
    for cell in inOrder { body(cell, cell.path) }
  }
  var leavingCells: [ReusableView] { [] }

  func path(at point: Point) -> IndexPath? {
    inOrder.first { $0.frame.contains(point) }?.path
  }
  /// Of rows without a cell, nothing is recorded.
  func rect(ofRowAt path: IndexPath) -> Rect? { inOrder.first { $0.path == path }?.frame }

  /// The record says which cells are stale.
  var onStaleContent: ((StaleContent) -> Void)? { staleCount > 0 ? { _ in } : nil }
  fileprivate(set) var staleCount = 0

  func checkContent() -> [StaleContent] {
    inOrder.filter(\.isStale).map {
      StaleContent(
        fault: .differs, reuseIdentifier: $0.reuseIdentifier, instanceNumber: $0.instanceNumber,
        indexPath: $0.path)
    }
  }
}

/// A stand-in for a cell: its picture, or a box with the number of its row.
final class StandInCell: ReusableView, StandIn {
  let name: RecordedCells.Cell
  /// The row that the cell shows, or showed last.
  private(set) var path = IndexPath(row: 0, section: 0)
  private(set) var isStale = false
  private(set) weak var list: StandInList?
  private var picture = StandInPicture(background: nil)

  static let font = Font(.words, size: 14, weight: .bold)

  init(_ cell: RecordedCells.Cell) {
    name = cell
    super.init()
    stand(for: cell.number, withIdentifier: cell.pool.identifier)
  }

  var recordedKind: String { "cell" }
  var recordedRows: [Int]? { nil }

  /// Shows the cell in a row of a list, at a frame in the list's coordinates; nil if it waits.
  func show(_ row: (list: StandInList, path: IndexPath, frame: Rect, isStale: Bool)?) {
    if isStale { list?.staleCount -= 1 }
    if let list, row?.list !== list { list.release(self) }
    list = row?.list
    isStale = row?.isStale ?? false
    guard let row else { return }
    picture.place(self, in: row.frame)
    path = row.path
    row.list.take(self)
    if isStale { row.list.staleCount += 1 }
    setNeedsDisplay()
  }

  /// Shows what the cell shows by itself; nil if that is not recorded.
  func showPicture(_ picture: TracePicture?, standIn: @MainActor (TraceThing) -> View?) {
    self.picture.show(picture, in: self, isRoot: picture == nil, standIn: standIn)
  }

  override func drawOverlay(in canvas: inout Canvas) {
    picture.drawAbove(self, in: &canvas)
    if isStale, picture.picture != nil { drawStaleEdge(in: &canvas) }
  }

  private func drawStaleEdge(in canvas: inout Canvas) {
    canvas.stroke(bounds.inset(by: 1.5), Stroke(Palette.warning, width: 3))
  }

  override func draw(in canvas: inout Canvas) {
    guard !picture.drawBehind(in: &canvas), let list else { return }
    canvas.fill(bounds, list.colors.cell, cornerRadius: min(4, bounds.height / 8))
    // A line between this cell and the next one.
    canvas.line(along: .bottom, of: bounds, list.colors.frame)
    if isStale { drawStaleEdge(in: &canvas) }
    guard bounds.height >= 12, bounds.width >= 24 else { return }
    let words = path.section == 0 ? grouped(path.row) : "\(path.section).\(grouped(path.row))"
    let line = bounds.inset(by: EdgeInsets(top: 0, left: 10, bottom: 0, right: 6))
    canvas.text(words, in: line, font: Self.font, color: list.colors.ink)
  }
}
