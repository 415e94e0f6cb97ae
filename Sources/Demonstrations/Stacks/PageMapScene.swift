import Drawing
import PageMaps
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let pageMap = SceneDescription(
    name: "page-map", title: "Page map", group: .stacksAndMaps,
    article: "Two-dimensional paging: a map of pages with holes",
    sentence: "One page per flick, and a wall around each hole: you never scroll across a wall.",
    variants: ["engine", "article's algorithm"],
    variantSentences: [
      "One page per flick, and a wall around each hole: you never scroll across a wall.",
      "It never rests on a hole, but a turning drag jumps, and a late flick goes two pages.",
    ],
    poster: Poster(
      at: 3,
      [
        .flick(0.2, in: "map", from: (100, 220), by: (0, -90), over: 0.1),
        .flick(1.1, in: "map", from: (160, 150), by: (-80, 0), over: 0.1),
        .drag(2.4, in: "map", from: (100, 100), by: (0, 90), over: 0.5),
      ])
  ) { context in
    PageMapScene(isArticle: context.variant == 1)
  }
}

/// The map of the article: eight pages, four holes.
@MainActor
final class PageMapScene: Scene {
  static let map = PageMap<Int>([
    [1, nil, 2],
    [3, 4, 5],
    [nil, 6, 7],
    [nil, nil, 8],
  ])
  static let pageSize = Size(width: 200, height: 300)

  let panes: [Pane]
  let panel: (any ScenePanel)?
  private let article: ArticlePageMap?
  private let scrollView: ScrollView
  private var visited: [Int] = []
  private var strokes: [PageMapFacts.Stroke] = []

  init(isArticle: Bool) {
    let frame = Rect(origin: .zero, size: Self.pageSize)
    let scrollView: ScrollView
    if isArticle {
      let plain = ScrollView(frame: frame)
      article = ArticlePageMap(plain, map: Self.map, pageSize: Self.pageSize)
      scrollView = plain
    } else {
      article = nil
      let view = PageMapView(frame: frame, map: Self.map)
      view.viewForPage = { page, used in
        let label = used as? PageLabel ?? PageLabel()
        label.page = page
        return label
      }
      scrollView = view
    }
    scrollView.backgroundColor = Palette.table
    scrollView.clipsToBounds = false
    self.scrollView = scrollView
    panel = SmallMap(map: Self.map, pageSize: Self.pageSize, scrollView: scrollView)
    panes = [
      Pane(
        title: isArticle ? "The article's delegate" : "PageMapView", shortTitle: "Map",
        root: scrollView, rootID: "map",
        // All views of the article's pages exist, so none needs an outline.
        decorations: isArticle
          ? [] : [PageMapDecoration(map: Self.map, pageSize: Self.pageSize)],
        viewport: Self.pageSize,
        figure: {
          let offset = scrollView.offsetFacts
          return Pane.Figure(
            "\(offset.x) \(offset.y)", label: "contentOffset", verdict: .neutral,
            widest: "000.0 000")
        })
    ]
  }

  // MARK: Facts

  func didReceive(_ event: InputEvent, inPane pane: Int) {
    switch event.kind {
    case .pointerDown(let pointer):
      strokes.append(PageMapFacts.Stroke(from: pointer.position, at: scrollView.contentOffset))
    case .pointerMoved(let pointer) where pointer.isPressed && !strokes.isEmpty:
      strokes[strokes.count - 1].move(to: pointer.position, scrollView.contentOffset)
    default: break
    }
  }

  func update() -> Double? {
    let offset = scrollView.contentOffset
    let position = PagePosition(
      column: Int((offset.x / Self.pageSize.width).rounded()),
      row: Int((offset.y / Self.pageSize.height).rounded()))
    if let page = Self.map[position], visited.last != page { visited.append(page) }
    return nil
  }

  var facts: (any SceneFacts)? {
    PageMapFacts(
      visited: visited, pageCount: Self.map.pageCount, offset: scrollView.contentOffset,
      pageSize: Self.pageSize, strokes: strokes,
      viewCount: scrollView.subviews.count { $0 is PageLabel && !$0.isHidden })
  }
}

/// A page as in the article: its number on a sheet with a shadow.
final class PageLabel: View {
  var page = 0 { didSet { if oldValue != page { setNeedsDisplay() } } }

  private static let font = Font(.words, size: 48, weight: .bold)

  override func draw(in canvas: inout Canvas) {
    let sheet = bounds.inset(by: 10)
    // Painters have no blur: translucent layers soften the edge of the shadow.
    for radius in [2.0, 1, 0] {
      canvas.fill(
        sheet.offsetBy(Point(x: 0, y: 2)).inset(by: -radius), Color(0x000000).opacity(0.1),
        cornerRadius: 2 + radius)
    }
    canvas.fill(sheet, Palette.surface, cornerRadius: 2)
    canvas.text(
      "\(page)", in: sheet, font: Self.font, color: Palette.text, alignment: .center)
  }
}

/// Outlines the pages outside the viewport, which have no view, and draws a wall wherever a page has
/// no neighbour.
@MainActor
struct PageMapDecoration: PaneDecoration {
  let map: PageMap<Int>
  let pageSize: Size

  private static let font = Font(.words, size: 28, weight: .bold)

  func draw(
    over pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    for position in map.positions {
      let frame = pane.root.convert(frame(of: position), to: nil)
      guard !frame.intersects(Rect(origin: .zero, size: pane.viewport)) else { continue }
      canvas.stroke(
        frame.inset(by: 10), Stroke(theme.muted, width: 2, dash: Dash(on: 10, off: 10)))
    }
  }

  func drawOutside(
    of pane: Pane, _ options: StageOptions, _ theme: Theme, in canvas: inout Canvas
  ) {
    guard options.showsOutlines else { return }
    for position in map.positions {
      let frame = pane.root.convert(frame(of: position), to: nil)
      guard !frame.intersects(Rect(origin: .zero, size: pane.viewport)) else { continue }
      // Within the dashes: a number at an edge of the viewport moves, but not onto them.
      canvas.say(
        Words(map[position].map(String.init) ?? ""), in: frame.inset(by: 16), font: Self.font,
        color: theme.muted, alignment: .center)
    }
    drawWalls(in: pane, &canvas)
  }

  /// Draws the walls, and names those of the page in the viewport.
  private func drawWalls(in pane: Pane, _ canvas: inout Canvas) {
    let unit = canvas.length(ofSurface: 1)
    let middle = Point(x: pane.viewport.width / 2, y: pane.viewport.height / 2)
    for position in map.positions {
      let page = pane.root.convert(frame(of: position), to: nil)
      var named: [Rect] = []
      for side in map.walls(of: position) {
        let wall = page.wall(side, thickness: Self.wallThickness * unit)
        canvas.fill(wall, Self.wallColor)
        guard page.contains(middle) else { continue }
        // Off the edge of the viewport, on which no words stand.
        let inside = page.inset(by: 14 * unit)
        var look = Tag("")
        (look.ground, look.ink) = (Self.wallColor, Self.wallInk)
        look.font = Font(.words, size: 9, weight: .bold)
        // Beside a page, long words would cover its number.
        let names: [Words] = side.note.map { ["wall: \($0)", "wall"] } ?? ["wall"]
        guard let tag = look.first(of: names, fitting: inside.size, on: canvas) else { continue }
        let size = tag.size(on: canvas)
        let place = Rect(
          origin: Point(
            x: min(max(wall.midX - size.width / 2, inside.minX), inside.maxX - size.width),
            y: min(max(wall.midY - size.height / 2, inside.minY), inside.maxY - size.height)),
          size: size)
        // On a small stage there is room for the name of one wall, and for the page's number.
        let number = Rect(
          x: page.midX - size.width / 2, y: page.midY - size.height, width: size.width,
          height: 2 * size.height)
        guard !(named + [number]).contains(where: place.intersects) else { continue }
        named.append(place)
        tag.draw(at: place.origin, in: &canvas)
      }
    }
  }

  private static let wallThickness = 6.0
  static let wallColor = Color(light: Color(0x7A4B1E), dark: Color(0xD9A566))
  private static let wallInk = Color(light: Color(0xFFFFFF), dark: Color(0x1C1F26))

  func legend(of pane: Pane, _ options: StageOptions) -> [LegendEntry] {
    guard options.showsOutlines else { return [] }
    return [
      LegendEntry("page out of sight", .muted(isDashed: true)),
      LegendEntry("wall: no page beyond it", .fills([Self.wallColor])),
    ]
  }

  private func frame(of position: PagePosition) -> Rect {
    Rect(
      origin: Point(
        x: Double(position.column) * pageSize.width, y: Double(position.row) * pageSize.height),
      size: pageSize)
  }
}

extension PageMap {
  /// The sides of a page on which it has no neighbour.
  func walls(of position: PagePosition) -> [PageDirection] {
    let open = openDirections(from: position)
    return PageDirection.allCases.filter { !open.contains($0) }
  }
}

extension PageDirection {
  /// What a wall above or below a page means; nil for one beside it.
  fileprivate var note: String? {
    switch self {
    case .left, .right: nil
    case .up: "no page above"
    case .down: "no page below"
    }
  }
}

extension Rect {
  /// The strip inside an edge of the rectangle.
  func wall(_ side: PageDirection, thickness: Double) -> Rect {
    switch side {
    case .left: Rect(x: minX, y: minY, width: thickness, height: height)
    case .right: Rect(x: maxX - thickness, y: minY, width: thickness, height: height)
    case .up: Rect(x: minX, y: minY, width: width, height: thickness)
    case .down: Rect(x: minX, y: maxY - thickness, width: width, height: thickness)
    }
  }
}
