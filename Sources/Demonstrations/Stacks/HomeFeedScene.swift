import Drawing
package import SceneParts
import ScrollEngine

extension SceneDescription {
  package static let homeFeed = SceneDescription(
    name: "home-feed", title: "Home feed", group: .stacksAndMaps,
    article: "ScrollingStackContainer: the screen it was made for",
    sentence: "Seven lists in one scroll view. Left, all news and pictures have cells; right, only "
      + "those in sight.",
    variants: ["cut to what is visible", "as tall as their items"],
    variantSentences: [
      "Seven lists of films, news and pictures in one scroll view: only visible items have cells.",
      "Lists as tall as their items have a cell for each; those that scroll sideways still reuse.",
    ],
    poster: Poster(
      variant: 1, beside: 0, at: 2.6,
      [
        .drag(0.3, in: "1/list1", from: (260, 60), by: (-150, 0), over: 0.4),
        .wheel(1, in: "1/feed", at: (160, 400), notches: -10.3),
      ])
  ) { context in
    HomeFeedScene(in: context.variant == 0 ? ContainerScrollView() : NaiveContainerScrollView())
  }
}

/// A screen like that of an app: shelves of posters, news, a gallery, and a long list at the end.
@MainActor
final class HomeFeedScene: Scene {
  let panes: [Pane]
  private let sources: [FeedSource]

  init(in feed: StackingScrollView) {
    let shelves = [
      FeedSource.shelf("New films", count: 40, hue: 0),
      FeedSource.shelf("Series", count: 60, hue: 3),
      FeedSource.shelf("For children", count: 30, hue: 5),
      FeedSource.shelf("Documentaries", count: 50, hue: 1),
    ]
    let news = FeedSource.list("News", count: 8, height: 76, hue: 2)
    let gallery = FeedSource.gallery("Gallery", count: 30, hue: 4)
    let archive = FeedSource.list("Archive", count: 500, height: 56, hue: 6)
    sources = [shelves[0], shelves[1], news, gallery, shelves[2], shelves[3], archive]
    let sources = sources
    for source in sources {
      let heading = HeadingLabel(source.title)
      feed.addArrangedSubview(heading)
      feed.addArrangedSubview(source.view)
      feed.setMargins(EdgeInsets(top: 0, left: 0, bottom: 14, right: 0), for: source.view)
    }
    feed.backgroundColor = Palette.surface
    feed.clipsToBounds = false
    let all = sources.reduce(0) { $0 + $1.count }
    panes = [
      Pane(
        title: "\(all) items", shortTitle: "Feed",
        verdict: feed is NaiveContainerScrollView ? .costly : .frugal, root: feed, rootID: "feed",
        lists: sources.enumerated().map { place, source in
          PaneList(
            id: "list\(place + 1)", title: source.title, view: source.view,
            colors: source.colors, count: { source.count },
            outlinesRows: true, stampPlace: source.view is CollectionView ? .bottom : .corner,
            rowName: source.name)
        }, decorations: [FeedDecoration(sources: sources)])
    ]
  }
}

/// The title above a list of the feed.
final class HeadingLabel: View {
  private let title: String

  private static let font = Font(.words, size: 15, weight: .bold)

  init(_ title: String) {
    self.title = title
    super.init(frame: Rect(x: 0, y: 0, width: 320, height: 40))
  }

  override func draw(in canvas: inout Canvas) {
    canvas.text(
      title, in: bounds.inset(by: EdgeInsets(top: 0, left: 12, bottom: 0, right: 12)),
      font: Self.font, color: Palette.text)
  }
}

/// The data source of one list of the feed, which is a table or a collection.
@MainActor
final class FeedSource: TableViewDataSource, CollectionViewDataSource {
  let title: String
  let count: Int
  let colors: Palette.Table
  let view: any ReusingView

  private init(_ title: String, count: Int, hue: Int, view: any ReusingView) {
    self.title = title
    self.count = count
    colors = Palette.many[hue]
    self.view = view
    view.clipsToBounds = false
    switch view {
    case let table as TableView:
      table.register(FeedRow.self, forCellReuseIdentifier: "row")
      table.separatorStyle = .none
      table.dataSource = self
    case let collection as CollectionView:
      collection.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
      collection.dataSource = self
    default: break
    }
  }

  func name(ofItemAt path: IndexPath) -> String { "\(title) \(path.row + 1)" }

  /// Whether the list scrolls horizontally.
  var isShelf: Bool {
    let layout = (view as? CollectionView)?.collectionViewLayout as? CollectionViewFlowLayout
    return layout?.scrollDirection == .horizontal
  }

  /// A list that scrolls horizontally.
  static func shelf(_ title: String, count: Int, hue: Int) -> FeedSource {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = Size(width: 92, height: 132)
    layout.minimumLineSpacing = 10
    layout.sectionInset = EdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
    return FeedSource(
      title, count: count, hue: hue,
      view: CollectionView(
        frame: Rect(x: 0, y: 0, width: 320, height: 132), collectionViewLayout: layout))
  }

  static func gallery(_ title: String, count: Int, hue: Int) -> FeedSource {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 92, height: 92)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 10
    layout.sectionInset = EdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
    return FeedSource(
      title, count: count, hue: hue, view: CollectionView(collectionViewLayout: layout))
  }

  static func list(_ title: String, count: Int, height: Double, hue: Int) -> FeedSource {
    let table = TableView()
    table.rowHeight = height
    table.rowSpacing = 6
    table.sectionInset = EdgeInsets(top: 0, left: 12, bottom: 0, right: 12)
    return FeedSource(title, count: count, hue: hue, view: table)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let row = cell as? FeedRow { row.show(name(ofItemAt: indexPath), colors) }
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath)
    if let poster = cell as? PosterCell { poster.show(indexPath.item + 1, colors) }
    return cell
  }
}

/// A stand-in for a poster.
final class PosterCell: CollectionViewCell {
  private var number = 0
  private var colors = Palette.first

  private static let numberFont = Font(.words, size: 17, weight: .bold)

  func show(_ number: Int, _ colors: Palette.Table) {
    self.number = number
    self.colors = colors
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, colors.frame, cornerRadius: 8)
    let picture = bounds.inset(by: EdgeInsets(top: 0, left: 0, bottom: 26, right: 0))
    canvas.fill(picture, colors.cell, cornerRadius: 8)
    canvas.text(
      "\(number)", in: picture, font: Self.numberFont, color: Palette.ink, alignment: .center)
  }
}

/// A row with a picture, a title and two lines of filler text.
final class FeedRow: TableViewCell {
  private var title = ""
  private var colors = Palette.first

  private static let titleFont = Font(.words, size: 13, weight: .semibold)

  func show(_ title: String, _ colors: Palette.Table) {
    self.title = title
    self.colors = colors
    setNeedsDisplay()
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, colors.frame, cornerRadius: 8)
    let side = bounds.height - 16
    canvas.fill(Rect(x: 8, y: 8, width: side, height: side), colors.cell, cornerRadius: 6)
    let left = side + 20
    canvas.text(
      title, in: Rect(x: left, y: 8, width: bounds.width - left - 64, height: 18),
      font: Self.titleFont, color: colors.text)
    for line in 0..<Int((bounds.height - 30) / 12) {
      canvas.fill(
        Rect(
          x: left, y: 32 + Double(line) * 12,
          width: (bounds.width - left) * (line == 0 ? 0.8 : 0.55),
          height: 5),
        colors.cell.opacity(0.6), cornerRadius: 2.5)
    }
  }
}
