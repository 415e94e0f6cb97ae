internal import Images
public import PhotoLibrary
public import ScrollworkApp

/// Shows the pictures of a folder, as a grid or one at a time.
public final class PhotosController: ViewController {
  let content: PhotosView
  let folder: PhotoFolder
  /// Loads thumbnails, as large as the cells.
  let thumbnails: ImageLoader
  /// Loads pictures as large as the screen, or larger.
  let pictures: ImageLoader
  private let store: ThumbnailStore?

  /// The index of the picture that keys act on; nil if none is selected.
  var cursor: Int?
  /// Why pictures cannot be shown, by their paths.
  private(set) var failures: [String: (picture: Picture, error: ImageError)] = [:]
  /// Why the store keeps no more thumbnails; nil if it does.
  private(set) var storeNotice: String?
  /// The answer to the last key, shown until the next key.
  var message: String?
  /// Pictures that came while a person scrolled, or while the viewer could not take them.
  private var waiting: Shelf?
  /// The path of the picture that is to be shown alone as soon as it is known.
  private var opening: String?

  var shelf: Shelf { content.layout.shelf }
  var grid: CollectionView { content.grid }
  var isAlone: Bool { !content.viewer.isHidden }

  /// Each key, with what it does.
  public nonisolated static var keys: [(key: String, explanation: String)] { HelpView.keys }

  /// Shows the pictures that a scan finds.
  ///
  /// - Parameters:
  ///   - scan: The folder.
  ///   - store: Keeps thumbnails; nil keeps them only in memory.
  ///   - workers: How many pictures are read at once.
  ///   - isWatched: Whether the screen follows changes in the folder.
  public convenience init(
    _ scan: LibraryScan, store: ThumbnailStore?, workers: Int = 2, isWatched: Bool = true
  ) {
    self.init(
      PhotoFolder(scan) { LibraryWatch($0, watches: isWatched) }, store: store,
      thumbnails: Thumbnails(store).loader(workers: workers))
  }

  /// Makes a screen with these loaders; if `pictures` is nil, whole pictures come from their files.
  init(
    _ folder: PhotoFolder, store: ThumbnailStore?, thumbnails: ImageLoader,
    pictures: ImageLoader? = nil
  ) {
    self.folder = folder
    self.store = store
    self.thumbnails = thumbnails
    let pictures = pictures ?? Self.wholePictures()
    self.pictures = pictures
    content = PhotosView(loader: pictures)
    super.init()
    title = folder.scan.folder
    opening = folder.scan.firstPath
  }

  private static func wholePictures() -> ImageLoader {
    ImageLoader(workers: 1, keptBytes: 160 << 20) { request throws(ImageError) in
      try ImageFile.decode(
        PictureName.path(request.path), request.size, scale: request.scale)
    }
  }

  public override func loadView() { view = content }

  public override func viewDidLoad() {
    super.viewDidLoad()
    grid.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    grid.register(
      MonthHeader.self, forSupplementaryViewOfKind: GridLayout.header,
      withReuseIdentifier: "month")
    grid.dataSource = self
    grid.delegate = self
    content.onCharacter = { [unowned self] in take($0) }
    content.viewer.onPage = { [unowned self] in
      cursor = content.viewer.place
      tellPicture()
      refresh()
      showStatus()
    }
    content.viewer.onRest = { [unowned self] in takeWaiting() }
    content.viewer.onClose = { [unowned self] in leaveViewer() }
    content.viewer.onFailure = { [unowned self] in note($0, $1) }
    folder.onShelf = { [unowned self] in take($0) }
    folder.onChange = { [unowned self] in showStatus() }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    content.becomeFirstResponder()
    if !folder.isRead { folder.read() }
    showStatus()
  }

  public override var keyCommands: [KeyCommand]? { commands }

  /// Shows in the status line that thumbnails can no longer be kept.
  public func showStoreFailure(_ line: String) {
    storeNotice = line
    showStatus()
  }

  /// Waits until the folder has been read.
  public func finishReading() async { await folder.finish() }

  /// The index of the first visible picture.
  public var firstShown: Int {
    let rows = content.layout.current
    let top = grid.contentOffset.y
    return rows.rows(from: top, to: .infinity).first.map { rows.firstPicture(ofRow: $0) } ?? 0
  }

  /// Waits until the folder and all requested pictures have been read.
  func finish() async {
    await finishReading()
    content.window?.layoutIfNeeded()
    while thumbnails.pendingCount > 0 || pictures.pendingCount > 0 {
      try? await Task.sleep(for: .milliseconds(1))
    }
  }

  func note(_ picture: Picture, _ error: ImageError) {
    let old = failures.updateValue((picture, error), forKey: picture.path)
    guard old?.error != error || old?.picture != picture else { return }
    showStatus()
  }

  /// Searches the folder again, and forgets loaded images and failures.
  func readAgain() {
    thumbnails.removeKeptImages()
    pictures.removeKeptImages()
    failures = [:]
    storeNotice = nil
    store?.tryAgain()
    folder.read()
    message = "looking again"
  }

  // MARK: Pictures that come

  private func take(_ shelf: Shelf) {
    if isAlone { return takeAlone(shelf) }
    guard !grid.isDragging, !grid.isDecelerating else {
      waiting = shelf
      return
    }
    waiting = nil
    replace(shelf)
    openFirst()
  }

  /// Shows the picture alone that the program was started with.
  private func openFirst() {
    guard let path = opening,
      let place = shelf.pictures.firstIndex(where: { $0.path == path })
    else { return }
    opening = nil
    cursor = place
    openViewer()
  }

  /// Takes new pictures while the viewer is open. Its picture stays; if the file of that picture
  /// has gone, the new pictures wait until the person turns the page.
  private func takeAlone(_ shelf: Shelf) {
    waiting = shelf
    guard content.viewer.isAtRest, let picture = content.viewer.picture else { return }
    guard let place = shelf.place(following: picture) else {
      return note(picture, .unreadable(path: picture.path, reason: "No such file or directory"))
    }
    waiting = nil
    cursor = content.viewer.place
    replace(shelf)
    cursor = place
    content.viewer.replace(shelf.pictures, at: place)
  }

  /// Shows the pictures that waited until scrolling ended.
  func takeWaiting() {
    guard let waiting else { return }
    take(waiting)
    showStatus()
  }

  /// Shows other pictures; the topmost one stays in its place, and the selected one stays selected.
  func replace(_ new: Shelf) {
    let anchor = anchor(for: new)
    let current = cursor.map { shelf.pictures[$0] }
    content.layout.shelf = new
    failures = failures.filter { failure in
      new.place(of: failure.value.picture).map { new.pictures[$0] } == failure.value.picture
        && !failure.value.error.isOfMissingFile
    }
    grid.reloadData()
    grid.layoutIfNeeded()
    cursor =
      new.pictures.isEmpty
      ? nil
      : current.map {
        new.place(following: $0) ?? min(new.place(before: $0), new.pictures.count - 1)
      }
    if let anchor, !new.pictures.isEmpty {
      let place = min(new.place(before: anchor.picture), new.pictures.count - 1)
      let top = content.layout.current.frame(of: place).minY + anchor.rest
      let last = max(0, grid.contentSize.height - grid.bounds.height)
      grid.contentOffset = Point(x: 0, y: min(max(0, top), last))
    }
    refresh()
  }

  /// The topmost visible picture that stays, and how far its row is scrolled out; nil at the top,
  /// where new pictures should come into view.
  private func anchor(for new: Shelf) -> (picture: Picture, rest: Double)? {
    let rows = content.layout.current
    let offset = grid.contentOffset.y
    guard offset > 0 else { return nil }
    var seen = rows.rows(from: offset, to: offset + grid.bounds.height)
    if seen.isEmpty, let last = rows.lastRow { seen = last..<last + 1 }
    let places = seen.lazy.flatMap { rows.pictures(inRow: $0) }
    guard let first = places.first else { return nil }
    let place = places.first { new.place(of: self.shelf.pictures[$0]) != nil } ?? first
    return (shelf.pictures[place], offset - rows.frame(of: place).minY)
  }

  /// Marks the cell of the current picture, and no other.
  func refresh() {
    for path in grid.indexPathsForVisibleItems {
      guard let cell = grid.cellForItem(at: path) as? PhotoCell else { continue }
      cell.isCurrent = content.layout.place(of: path) == cursor
    }
  }
}

extension PhotosController: CollectionViewDataSource, CollectionViewDelegate {
  /// How many months there are.
  public func numberOfSections(in collectionView: CollectionView) -> Int { shelf.sections.count }

  /// How many pictures a month has.
  public func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    shelf.sections[section].range.count
  }

  /// The cell of a picture.
  public func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    let place = content.layout.place(of: indexPath)
    if let cell = cell as? PhotoCell {
      let scale = content.window?.displayScale ?? 1
      cell.show(
        shelf.pictures[place],
        pixels: PhotoCell.pixels(content.layout.current.frame(of: place).size, scale),
        scale: scale, from: thumbnails
      ) { [weak self] in self?.note($0, $1) }
      cell.isCurrent = place == cursor
    }
    return cell
  }

  /// The header of a month.
  public func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "month", for: indexPath)
    let section = shelf.sections[indexPath.section]
    (view as? MonthHeader)?.show("\(section.month)", Counts.pictures(section.range.count))
    return view
  }

  /// A click or a tap shows the picture alone; the collection selects nothing.
  public func collectionView(
    _ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    cursor = content.layout.place(of: indexPath)
    openViewer()
    return false
  }

  /// Shows the pictures that came during the scrolling.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { takeWaiting() }

  /// Shows the pictures that came during the drag, if the grid stands still.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { takeWaiting() }
  }
}
