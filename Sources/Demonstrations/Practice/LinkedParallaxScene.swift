import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let linkedParallax = SceneDescription(
    name: "linked-parallax", title: "Linked, parallax", group: .inPractice,
    article: "UIScrollView in practice: linked scroll views and parallax",
    sentence: "One offset drives titles, skylines and cards, each at its own rate.",
    poster: Poster(
      at: 1.3, [.drag(0.3, in: "pages", from: (300, 200), by: (-230, 0), over: 1.2)])
  ) { _ in
    LinkedParallaxScene()
  }
}

/// Pages with cards, linked to a strip of titles and to two skylines behind them.
@MainActor
final class LinkedParallaxScene: Scene {
  let panes: [Pane]
  let panel: (any ScenePanel)?
  private let rates: RatesPanel
  private var dragged = LinkedFacts.Strip?.none

  private static let viewport = Size(width: 320, height: 424)
  private static let names = ["Harbour", "Old town", "Market", "Museum", "Station", "Park"]
  private static let titleWidth = 144.0
  private static let titleHeight = 48.0
  private static let farStyle = Skyline.Style(
    color: Color(0x5B4A86), window: nil, houseWidth: 38,
    heights: [96, 132, 84, 150, 110, 172, 92, 126])
  private static let nearStyle = Skyline.Style(
    color: Color(0x241F45), window: Color(0xFFD37A), houseWidth: 58,
    heights: [74, 118, 58, 96, 140, 66, 104])

  init() {
    let size = Self.viewport
    let screen = View(frame: Rect(origin: .zero, size: size))
    let sky = EveningSky(frame: screen.bounds)
    let far = Skyline(
      frame: Rect(x: 0, y: size.height - 190, width: size.width + 160, height: 190),
      style: Self.farStyle)
    let near = Skyline(
      frame: Rect(x: 0, y: size.height - 150, width: size.width + 480, height: 150),
      style: Self.nearStyle)
    let pages = ScrollView(frame: screen.bounds)
    let cards = Self.addCards(to: pages)
    let titleBar = BleedingView(pageWidth: Self.titleWidth)
    titleBar.frame = Rect(x: 0, y: 8, width: size.width, height: Self.titleHeight)
    titleBar.clipsToBounds = true
    titleBar.layoutIfNeeded()
    let titles = titleBar.scrollView
    let labels = Self.addTitles(to: titles)
    let dots = PageDots(
      frame: Rect(x: 0, y: 56, width: size.width, height: 12), count: Self.names.count)
    for view in [sky, far, near, pages, titleBar, dots] { screen.addSubview(view) }

    pages.link(to: titles, along: .horizontal, isTwoWay: true)
    pages.linkParallax(of: far, along: .horizontal)
    pages.linkParallax(of: near, along: .horizontal)
    pages.linkProgress(along: .horizontal) { progress in
      for (page, card) in cards.enumerated() {
        let visibility = progress.visibility(ofPage: page)
        let center = card.center
        card.frameScale = 0.8 + 0.2 * visibility
        card.center = center
        card.alpha = 0.5 + 0.5 * visibility
        // A title fades with its distance from the middle, and is invisible two titles away.
        let distance = abs(Double(page - progress.page) - progress.fraction)
        labels[page].alpha = max(0, 1 - distance / 2)
      }
      dots.progress = progress
    }

    panes = [
      Pane(
        title: "Six pages", shortTitle: "Screen", root: screen, rootID: "screen",
        otherViews: [
          ("pages", pages), ("titles", titles), ("farSkyline", far), ("nearSkyline", near),
        ],
        viewport: size,
        figure: {
          Pane.Figure(
            pages.offsetFacts.x.words, label: "contentOffset.x", verdict: .neutral,
            widest: "0000.0")
        })
    ]
    rates = RatesPanel(leader: pages, titles: titles, far: far, near: near)
    panel = rates
  }

  // MARK: Facts

  func update() -> Double? {
    if rates.titles.isDragging {
      dragged = .titles
    } else if rates.leader.isDragging {
      dragged = .pages
    }
    return nil
  }

  var facts: (any SceneFacts)? {
    LinkedFacts(
      pages: rates.pagesWay, titles: rates.titlesWay, near: rates.nearWay, far: rates.farWay,
      pageWidth: rates.leader.bounds.width, titleWidth: rates.titles.bounds.width,
      pageCount: Self.names.count, dragged: dragged)
  }

  private static func addCards(to pages: ScrollView) -> [PlaceCard] {
    pages.isPagingEnabled = true
    pages.clipsToBounds = false
    pages.showsHorizontalScrollIndicator = false
    pages.contentSize = Size(width: viewport.width * Double(names.count), height: viewport.height)
    return names.enumerated().map { page, name in
      let card = PlaceCard(name: name, number: page + 1)
      card.frame = Rect(
        x: viewport.width * Double(page) + 50, y: 88, width: viewport.width - 100, height: 168)
      pages.addSubview(card)
      return card
    }
  }

  private static func addTitles(to titles: ScrollView) -> [Label] {
    titles.isPagingEnabled = true
    titles.showsHorizontalScrollIndicator = false
    titles.contentSize = Size(width: titleWidth * Double(names.count), height: titleHeight)
    return names.enumerated().map { page, name in
      let label = Label(
        frame: Rect(x: titleWidth * Double(page), y: 0, width: titleWidth, height: titleHeight))
      label.text = name
      label.font = Font(.words, size: 19, weight: .bold)
      label.textColor = Color(0xFFFFFF)
      label.textAlignment = .center
      titles.addSubview(label)
      return label
    }
  }
}

/// A card about a place.
final class PlaceCard: View {
  private let name: String
  private let number: Int

  private static let numberFont = Font(.words, size: 44, weight: .bold)
  private static let nameFont = Font(.words, size: 17, weight: .semibold)

  init(name: String, number: Int) {
    self.name = name
    self.number = number
    super.init()
    backgroundColor = Palette.surface
    cornerRounding = 16
  }

  override func draw(in canvas: inout Canvas) {
    // The pages do not clip, and most cards lie far outside the visible area.
    guard canvas.visibleRect.intersects(bounds) else { return }
    canvas.text(
      "\(number)", in: Rect(x: 20, y: 16, width: bounds.width - 40, height: 48),
      font: Self.numberFont, color: Color(light: Color(0x5B4A86), dark: Color(0xB9A8E8)))
    canvas.text(
      name, in: Rect(x: 20, y: 72, width: bounds.width - 40, height: 24), font: Self.nameFont,
      color: Palette.text)
    for (line, share) in [0.95, 0.8, 0.6].enumerated() {
      canvas.fill(
        Rect(
          x: 20, y: 108 + Double(line) * 16, width: (bounds.width - 40) * share, height: 6),
        Color(light: Color(0xDDDBE8), dark: Color(0x464A5A)), cornerRadius: 3)
    }
  }
}

/// A dot for each page. The current page's dot is longer; on the way to another page, the extra
/// length passes to that page's dot.
final class PageDots: View {
  var progress: PageProgress? { didSet { if oldValue != progress { setNeedsDisplay() } } }
  private let count: Int

  private static let diameter = 7.0
  private static let stretch = 15.0
  private static let gap = 8.0

  init(frame: Rect, count: Int) {
    self.count = count
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  override func draw(in canvas: inout Canvas) {
    let length =
      Double(count) * Self.diameter + Double(count - 1) * Self.gap + Self.stretch
    var x = bounds.midX - length / 2
    for page in 0..<count {
      let visibility = progress?.visibility(ofPage: page) ?? 0
      let width = Self.diameter + Self.stretch * visibility
      canvas.fill(
        Rect(x: x, y: bounds.midY - Self.diameter / 2, width: width, height: Self.diameter),
        Color(0xFFFFFF).opacity(0.5 + 0.5 * visibility), cornerRadius: Self.diameter / 2)
      x += width + Self.gap
    }
  }
}
