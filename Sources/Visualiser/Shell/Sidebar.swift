import Drawing
import SceneParts
import ScrollEngine

/// The list of scenes: a table of this engine, with a section for each group.
final class Sidebar: View, TableViewDataSource, TableViewDelegate {
  static let width = 208.0
  private static let headerHeight = 30.0

  /// Called when a person chooses a scene, with its index in the list.
  var onSelect: ((Int) -> Void)?
  /// Called when a person chooses the guided start.
  var onTour: (() -> Void)?
  /// Called when a person asks for the pictures of all scenes.
  var onGallery: (() -> Void)?
  /// Called when a person chooses a page of the help.
  var onHelp: ((HelpPage) -> Void)?
  /// The pages of the help to which the sidebar leads.
  static let helpPages = [HelpPage.about, .keys]
  /// A part of the sidebar that reacts to the pointer.
  enum Part: Hashable {
    case tour
    case gallery
    /// A page of the help, at the lower end.
    case help(HelpPage)
    /// A scene, by its index in ``scenes``.
    case scene(Int)
  }

  /// The part under the pointer.
  var touched = Touched<Part>() { didSet { if oldValue != touched { touchDidChange() } } }
  /// The step of the guided start, such as `2 of 9`; nil while the start is not open.
  var tourWords: String? { didSet { if oldValue != tourWords { tourDidChange() } } }

  var theme: Theme {
    didSet {
      backgroundColor = theme.panel
      edges.colors = (theme.panel, theme.dimmed)
      let selected = table.indexPathForSelectedRow
      table.reloadData()
      table.selectRow(at: selected)
      setNeedsDisplay()
    }
  }

  private let table = TableView(style: .grouped)
  /// Fades the ends of the list that are cut off.
  let edges: ListEdges
  var scenes: [SceneDescription] {
    didSet {
      groups = Self.groups(of: scenes)
      table.reloadData()
    }
  }

  /// The groups with the indexes of their scenes in ``scenes``.
  private var groups: [(title: String, scenes: [Int])]

  init(_ scenes: [SceneDescription], theme: Theme) {
    self.scenes = scenes
    self.theme = theme
    groups = Self.groups(of: scenes)
    edges = ListEdges(over: table, ground: theme.panel, bar: theme.dimmed)
    super.init()
    backgroundColor = theme.panel
    table.rowHeight = 24
    // The list has no plates: it is grouped for headings that scroll with their rows.
    table.backgroundColor = nil
    table.sectionFooterHeight = 0
    table.separatorStyle = .none
    table.sectionInset = EdgeInsets(top: 0, left: 10, bottom: 4, right: 10)
    table.register(SceneCell.self, forCellReuseIdentifier: "scene")
    table.dataSource = self
    table.delegate = self
    addSubview(table)
    addSubview(edges)
    addGestureRecognizer(
      TapGestureRecognizer { [unowned self] in
        guard $0.state == .ended else { return }
        switch part(at: $0.location(in: self)) {
        case .tour: onTour?()
        case .gallery: onGallery?()
        case .help(let page): onHelp?(page)
        case .scene, nil: break
        }
      })
  }

  // MARK: Pointer

  /// The part at a point; nil if there is none.
  func part(at point: Point) -> Part? {
    if tourFrame.contains(point) { return .tour }
    if galleryFrame.contains(point) { return .gallery }
    if let page = Self.helpPages.first(where: { helpFrame(of: $0).contains(point) }) {
      return .help(page)
    }
    guard table.frame.contains(point),
      let path = table.indexPathForRow(at: convert(point, to: table))
    else { return nil }
    return .scene(groups[path.section].scenes[path.row])
  }

  /// The visible part of a part's frame; nil if the scene is not in the list.
  func frame(of part: Part) -> Rect? {
    switch part {
    case .tour: tourFrame
    case .gallery: galleryFrame
    case .help(let page): helpFrame(of: page)
    case .scene(let scene):
      path(of: scene).map {
        table.convert(table.rectForRow(at: $0), to: self).intersection(table.frame)
      }
    }
  }

  private func touchDidChange() {
    for cell in table.visibleCells {
      guard let path = table.indexPath(for: cell) else { continue }
      (cell as? SceneCell)?.look = touched.look(of: .scene(groups[path.section].scenes[path.row]))
    }
    setNeedsDisplay()
  }

  private var tourFrame: Rect { Rect(x: 10, y: 46, width: bounds.width - 20, height: 28) }

  private var galleryFrame: Rect { tourFrame.offsetBy(Point(x: 0, y: 28)) }

  /// The frame of the entry of a page of the help, beside each other at the lower end.
  private func helpFrame(of page: HelpPage) -> Rect {
    let width = 108.0
    let y = bounds.maxY - 34
    return page == .keys
      ? Rect(x: 14 + width, y: y, width: bounds.width - 24 - width, height: 26)
      : Rect(x: 10, y: y, width: width, height: 26)
  }

  private func tourDidChange() {
    let selected = tourWords == nil ? table.indexPathForSelectedRow : nil
    table.reloadData()
    table.selectRow(at: selected)
    setNeedsDisplay()
  }

  private static func groups(
    of scenes: [SceneDescription]
  ) -> [(title: String, scenes: [Int])] {
    SceneGroup.sections(of: scenes.indices) { scenes[$0].group }
  }

  // MARK: Cursor

  /// The scene that Enter would open, as an index in ``scenes``.
  var cursor = 0

  /// Moves the cursor to the open scene.
  func resetCursor() {
    guard let path = table.indexPathForSelectedRow else { return }
    cursor = groups[path.section].scenes[path.row]
    revealCursor()
  }

  func moveCursor(by step: KeyScroll) {
    let distance =
      switch step.amount {
      case .line: 1
      case .page: 6
      case .end: scenes.count
      }
    cursor = min(max(cursor + (step.isForward ? distance : -distance), 0), scenes.count - 1)
    revealCursor()
  }

  func chooseCursor() { onSelect?(cursor) }

  /// The frame of the cursor, in the sidebar's coordinates.
  var cursorFrame: Rect {
    path(of: cursor).map { table.convert(table.rectForRow(at: $0), to: self) } ?? bounds
  }

  private func revealCursor() {
    guard let path = path(of: cursor) else { return }
    reveal(path)
  }

  /// Scrolls to make a row visible, clear of the edges at which the list fades.
  private func reveal(_ path: IndexPath) {
    table.scrollRectToVisible(
      table.rectForRow(at: path).inset(
        by: EdgeInsets(
          top: -Self.headerHeight, left: 0, bottom: -ListEdges.fadeHeight, right: 0)),
      animated: false)
  }

  private func path(of scene: Int) -> IndexPath? {
    for (section, group) in groups.enumerated() {
      if let row = group.scenes.firstIndex(of: scene) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  // MARK: Scenes

  /// Marks a scene as the open one, and scrolls it into view.
  func select(_ scene: Int) {
    guard let path = path(of: scene) else { return }
    table.selectRow(at: path)
    revealSelection()
  }

  private func revealSelection() {
    guard table.frame.height > 0, let path = table.indexPathForSelectedRow else { return }
    reveal(path)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.inset(by: EdgeInsets(top: 108, left: 0, bottom: 36, right: 0))
    guard table.frame != frame else { return }
    table.frame = frame
    edges.frame = frame
    // In a lower window, the selection may have moved out of the visible part.
    revealSelection()
  }

  override func draw(in canvas: inout Canvas) {
    canvas.text(
      "Scrollwork", in: Rect(x: 44, y: 9, width: bounds.width - 54, height: 24),
      font: Typography.title, color: theme.ink)
    canvas.entryGround(isSelected: tourWords != nil, touched.look(of: .tour), in: tourFrame, theme)
    let line = tourFrame.inset(by: EdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
    canvas.text(
      "Start here", in: line, font: Typography.itemStrong,
      color: tourWords != nil
        ? theme.accent : theme.words(on: touched.look(of: .tour), atRest: theme.accent))
    canvas.text(
      tourWords ?? "", in: line, font: Typography.number, color: theme.accent,
      alignment: .trailing)
    canvas.ground(of: touched.look(of: .gallery), in: galleryFrame, theme)
    let galleryLine = galleryFrame.inset(by: EdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
    canvas.text("All scenes", in: galleryLine, font: Typography.item, color: theme.ink)
    canvas.text(
      "F3", in: galleryLine, font: Typography.smallNumber, color: theme.muted,
      alignment: .trailing)
    for page in Self.helpPages {
      let frame = helpFrame(of: page)
      let look = touched.look(of: .help(page))
      canvas.ground(of: look, in: frame, theme)
      canvas.text(
        page.title, in: frame.inset(by: EdgeInsets(top: 0, left: 10, bottom: 0, right: 4)),
        font: Typography.bodyStrong, color: theme.words(on: look, atRest: theme.accent))
    }
  }

  // MARK: Table

  func numberOfSections(in tableView: TableView) -> Int { groups.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].scenes.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "scene", for: indexPath)
    let index = groups[indexPath.section].scenes[indexPath.row]
    if let cell = cell as? SceneCell {
      cell.theme = theme
      cell.title = scenes[index].title
      cell.look = touched.look(of: .scene(index))
      // Beside the number of the tour's step, digits would look like step numbers.
      cell.digit = index < 9 && tourWords == nil ? "\(index + 1)" : ""
    }
    return cell
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    Self.headerHeight
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    let label = HeadingView()
    label.title = groups[section].title
    label.color = theme.muted
    return label
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(groups[indexPath.section].scenes[indexPath.row])
  }
}
