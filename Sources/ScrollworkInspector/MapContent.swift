import Drawing
import Inspecting
import SceneParts
import ScrollEngine

/// The map of the chosen scroll view's content, with facts about its visible part.
@MainActor
struct MapContent: @MainActor SectionContent {
  /// The state that the map shows; the map is redrawn when the state changes.
  private struct State: Hashable {
    let bounds: Rect
    let content: Size
    let insets: EdgeInsets
    let live: [IndexPath]
    let rows: Int
  }

  private let pane: Pane?
  private let state: State?

  private static let mapWidth = 34.0
  private static let mapHeight = 190.0
  /// The width at the left of the map for titles and the caption, in points.
  private static let titleWidth = 66.0
  private static let lineHeight = 19.0

  init(_ view: WatchedView?) {
    guard let view, ContentMap.isUseful(for: view.pane), let scroller = view.pane.scroller else {
      (pane, state) = (nil, nil)
      return
    }
    pane = view.pane
    state = State(
      bounds: scroller.bounds, content: scroller.contentSize, insets: scroller.contentInset,
      live: view.pane.lists.flatMap(\.view.livePaths),
      rows: view.pane.lists.reduce(0) { $0 + $1.count() })
  }

  static func == (one: MapContent, other: MapContent) -> Bool {
    one.pane === other.pane && one.state == other.state
  }

  var heading: Words { "Map of the content" }
  var isShown: Bool { pane != nil }
  var height: Double { Self.mapHeight + 38 }

  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas) {
    guard let pane, let scroller = pane.scroller, let state else { return }
    let frame = Self.mapFrame(in: rect)
    map(of: pane, frame, theme).draw(in: &canvas)
    var line = Rect(
      x: frame.maxX + 18, y: frame.minY, width: rect.maxX - frame.maxX - 18,
      height: Self.lineHeight)
    for (name, words) in lines(scroller, state) {
      canvas.text(name, in: line, font: Typography.small, color: theme.muted)
      canvas.say(
        words, in: line, font: Typography.smallNumber, color: theme.ink, alignment: .trailing)
      line.origin.y += Self.lineHeight
    }
  }

  /// The frame of the map in the rectangle of the content.
  static func mapFrame(in rect: Rect) -> Rect {
    Rect(
      x: rect.minX + titleWidth + 18, y: rect.minY + 28, width: mapWidth, height: mapHeight)
  }

  private func map(of pane: Pane, _ frame: Rect, _ theme: Theme) -> ContentMap {
    ContentMap(
      pane: pane, frame: frame, theme: theme, showsFrames: pane.lists.count > 1,
      titleWidth: Self.titleWidth)
  }

  /// Scrolls to the content at a point of the map; does nothing beside the map. `point` and `rect`
  /// are in points of the same view.
  func jump(to point: Point, in rect: Rect, _ theme: Theme) {
    let frame = Self.mapFrame(in: rect)
    guard let pane, let scroller = pane.scroller, frame.contains(point),
      let y = map(of: pane, frame, theme).offset(at: point.y)
    else { return }
    scroller.contentOffset = Point(x: scroller.contentOffset.x, y: y)
  }

  private func lines(_ view: ScrollView, _ state: State) -> [(String, Words)] {
    let seen = min(1, state.bounds.height / max(1, state.content.height))
    let inset = view.insetFacts
    var lines: [(String, Words)] = [
      ("offset", view.offsetFacts.y.words), ("content", view.contentSizeFacts.height.words),
      ("seen", "\(Fact(.init("seen part in hundredths", .tenths), of: view, seen * 100)) %"),
      ("inset", "\(inset.top) \(inset.bottom)"),
    ]
    if let first = state.live.first, let last = state.live.last, pane?.lists.count == 1 {
      lines += [("from", Words(first.rowWords)), ("to", Words(last.rowWords))]
    }
    return lines
  }
}
