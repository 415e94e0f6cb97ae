import Drawing
import PlainText
import SceneParts
import ScrollEngine

/// The posters of all scenes, over everything else; typing keeps those whose words match.
final class GalleryView: View {
  /// Called when a person chooses a scene.
  var onOpen: ((SceneDescription) -> Void)?

  var theme: Theme { didSet { if oldValue != theme { reload() } } }
  /// The appearance of the close button.
  var look = ControlLook.rest { didSet { if oldValue != look { setNeedsDisplay() } } }
  /// The scene under the pointer.
  var touched = Touched<String>() { didSet { if oldValue != touched { markCells() } } }

  private let list: CollectionView
  private let layout = CollectionViewFlowLayout()
  /// The groups that are shown, with their scenes.
  private(set) var groups: [(title: String, scenes: [SceneDescription])] = []
  private var all: [SceneDescription] = []
  private var pictures: [String: PosterPicture] = [:]
  private var cursor = IndexPath(item: 0, section: 0)

  /// The typed words; a scene is shown if each is a part of its name, title, sentence or article.
  private(set) var filter = "" { didSet { if oldValue != filter { applyFilter() } } }

  private static let headerHeight = 64.0
  private static let margin = 28.0
  private static let gap = 16.0
  private static let leastCellWidth = 228.0

  init(theme: Theme) {
    self.theme = theme
    layout.minimumLineSpacing = Self.gap
    layout.minimumInteritemSpacing = Self.gap
    layout.sectionInset = EdgeInsets(top: 0, left: 0, bottom: 12, right: 0)
    layout.headerReferenceSize = Size(width: 0, height: 34)
    list = CollectionView(collectionViewLayout: layout)
    super.init()
    list.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
    list.register(
      GalleryHeading.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "heading")
    list.dataSource = self
    list.delegate = self
    addSubview(list)
  }

  /// Shows scenes in groups, from the top and unfiltered.
  func show(_ scenes: [SceneDescription], at open: String) {
    all = scenes
    // A changed filter is applied at once.
    if filter.isEmpty { applyFilter() } else { filter = "" }
    cursor = path(of: open) ?? cursor
    list.setContentOffset(.zero, animated: false)
    markCells()
    setNeedsLayout()
  }

  // MARK: Posters

  /// The first visible scene without a picture; nil if all visible ones have theirs.
  var missingPoster: SceneDescription? {
    guard !isHidden else { return nil }
    list.layoutIfNeeded()
    return list.indexPathsForVisibleItems.sorted().map(scene(at:)).first {
      pictures[$0.name] == nil
    }
  }

  func add(_ picture: PosterPicture, of scene: SceneDescription) {
    pictures[scene.name] = picture
    guard let path = path(of: scene.name) else { return }
    (list.cellForItem(at: path) as? PosterCell)?.picture = picture
  }

  // MARK: Filter

  func type(_ text: String) { filter += text }
  func erase() { if !filter.isEmpty { filter.removeLast() } }
  func clearFilter() { filter = "" }

  private func applyFilter() {
    let words = filter.lowercased().split(separator: " ").map(String.init)
    groups = SceneGroup.sections(of: all.filter { $0.matches(words) }, \.group)
    cursor = IndexPath(item: 0, section: 0)
    reload()
  }

  private func reload() {
    list.reloadData()
    setNeedsDisplay()
  }

  // MARK: Cursor

  /// The scene that Enter opens; nil if no scene matches the filter.
  var chosen: SceneDescription? { groups.isEmpty ? nil : scene(at: cursor) }

  func chooseCursor() { if let chosen { onOpen?(chosen) } }

  /// Moves the cursor by a poster, a line of posters, or to an end.
  func moveCursor(by step: KeyScroll) {
    let paths = groups.indices.flatMap { section in
      groups[section].scenes.indices.map { IndexPath(item: $0, section: section) }
    }
    guard let place = paths.firstIndex(of: cursor) else { return }
    let distance =
      switch (step.amount, step.axis) {
      case (.line, .horizontal): 1
      case (.line, .vertical): columnCount
      case (.page, _): 2 * columnCount
      case (.end, _): paths.count
      }
    cursor = paths[min(max(place + (step.isForward ? distance : -distance), 0), paths.count - 1)]
    markCells()
    list.scrollToItem(at: cursor, at: [], animated: false)
  }

  // MARK: Places

  private func scene(at path: IndexPath) -> SceneDescription {
    groups[path.section].scenes[path.item]
  }

  private func path(of name: String) -> IndexPath? {
    for (section, group) in groups.enumerated() {
      if let item = group.scenes.firstIndex(where: { $0.name == name }) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  /// The name of the scene at a point; nil if there is none.
  func name(at point: Point) -> String? {
    guard list.frame.contains(point) else { return nil }
    return list.indexPathForItem(at: convert(point, to: list)).map { scene(at: $0).name }
  }

  /// The visible part of a scene's poster, in points of this view; nil if it is not in sight.
  func frame(ofSceneNamed name: String) -> Rect? {
    path(of: name).flatMap(list.cellForItem(at:)).map {
      $0.convert($0.bounds, to: self).intersection(list.frame)
    }
  }

  private func markCells() {
    for path in list.indexPathsForVisibleItems {
      if let cell = list.cellForItem(at: path) as? PosterCell { mark(cell, at: path) }
    }
  }

  private func mark(_ cell: PosterCell, at path: IndexPath) {
    cell.hasCursor = path == cursor
    cell.look = touched.look(of: scene(at: path).name)
  }

  private var columnCount: Int {
    max(1, Int((list.frame.width + Self.gap) / (Self.leastCellWidth + Self.gap)))
  }

  /// The frame of the close button, in points of this view.
  var closeFrame: Rect { Rect(x: bounds.maxX - Self.margin - 24, y: 20, width: 24, height: 24) }

  override func layoutSubviews() {
    super.layoutSubviews()
    list.frame = bounds.inset(
      by: EdgeInsets(
        top: Self.headerHeight, left: Self.margin, bottom: 0, right: Self.margin))
    let count = Double(columnCount)
    let width = ((list.frame.width - Self.gap * (count - 1)) / count).rounded(.down)
    layout.itemSize = Size(width: max(1, width), height: PosterCell.height(forWidth: width))
  }

  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, theme.background)
    let line = Rect(x: Self.margin, y: 18, width: bounds.width - 2 * Self.margin - 40, height: 28)
    canvas.text("All scenes", in: line, font: Typography.title, color: theme.ink)
    let width = canvas.text.width(of: "All scenes", in: Typography.title) + 20
    let words = line.inset(by: EdgeInsets(top: 0, left: width, bottom: 0, right: 0))
    if filter.isEmpty {
      canvas.text(
        "type to find one · arrows and Enter open · Esc closes", in: words, font: Typography.body,
        color: theme.muted)
    } else {
      canvas.text(
        groups.isEmpty ? "“\(filter)”: no scene; Backspace erases" : "“\(filter)”", in: words,
        font: Typography.bodyStrong, color: theme.accent)
    }
    canvas.closeButton(look, in: closeFrame, theme)
  }
}

extension GalleryView: CollectionViewDataSource, CollectionViewDelegate {
  func numberOfSections(in collectionView: CollectionView) -> Int { groups.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    groups[section].scenes.count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath)
    if let cell = cell as? PosterCell {
      cell.theme = theme
      cell.show(scene(at: indexPath))
      cell.picture = pictures[scene(at: indexPath).name]
      mark(cell, at: indexPath)
    }
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "heading", for: indexPath)
    (view as? GalleryHeading)?.title = groups[indexPath.section].title
    (view as? GalleryHeading)?.color = theme.muted
    return view
  }

  func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
    onOpen?(scene(at: indexPath))
  }
}

extension SceneDescription {
  /// Whether each word is a part of the scene's words; case does not matter.
  fileprivate func matches(_ words: [String]) -> Bool {
    let own = [name, title, sentence, article, group.rawValue].map { $0.lowercased() }
    return words.allSatisfy { word in own.contains { $0.hasPart(word) } }
  }
}
