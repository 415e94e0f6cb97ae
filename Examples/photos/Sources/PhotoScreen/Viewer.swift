internal import Images
internal import PhotoLibrary
internal import ScrollworkApp

/// Shows single pictures, one on each page, with a bar above them.
final class Viewer: View, ScrollViewDelegate {
  private let pager = ScrollView()
  private let top = ViewerBar()
  private let loader: ImageLoader
  /// The visible page and its neighbours, by the indices of their pictures.
  private var pages: [Int: PageView] = [:]
  private var spare: [PageView] = []
  private var pictures: [Picture] = []
  /// The index of the picture in the middle.
  private(set) var place = 0

  /// Called when a person has come to another picture.
  var onPage: () -> Void = {}
  /// Called when a person wants to see all pictures.
  var onClose: () -> Void = {}
  var onFailure: (Picture, ImageError) -> Void = { _, _ in }
  /// Called when the pages have stopped moving.
  var onRest: () -> Void = {}
  /// Whether a key is turning a page with an animation.
  private var isTurning = false

  private static let gap = 24.0

  init(loader: ImageLoader) {
    self.loader = loader
    super.init(frame: .zero)
    backgroundColor = Look.viewer
    clipsToBounds = true
    pager.isPagingEnabled = true
    pager.showsHorizontalScrollIndicator = false
    pager.delegate = self
    addSubview(pager)
    addSubview(top)
    top.onBack = { [unowned self] in onClose() }
  }

  private var stride: Double { bounds.width + Self.gap }
  private var pageFrame: Rect {
    Rect(
      x: 0, y: 0, width: bounds.width, height: max(1, bounds.height - Look.topHeight))
  }

  var page: PageView? { pages[place] }

  /// The picture in the middle.
  var picture: Picture? { pictures.indices.contains(place) ? pictures[place] : nil }

  /// The name of the picture, and its number among all.
  var words: String { "\(top.title), \(top.count)" }

  /// Whether no page is being turned.
  var isAtRest: Bool { !isTurning && !pager.isDragging && !pager.isDecelerating }

  /// Shows the picture at an index, with the others beside it.
  func show(_ pictures: [Picture], at place: Int) {
    self.pictures = pictures
    self.place = place
    for page in pages.values { putAway(page) }
    pages = [:]
    placePages()
  }

  /// Replaces the pictures around the one in the middle, which keeps its magnification.
  func replace(_ pictures: [Picture], at place: Int) {
    let middle = pages.removeValue(forKey: self.place)
    for page in pages.values { putAway(page) }
    pages = [:]
    pages[place] = middle
    self.pictures = pictures
    self.place = place
    placePages()
  }

  /// Drops the pages, which only a visible viewer needs.
  func close() {
    isTurning = false
    for page in pages.values { putAway(page) }
    (pages, spare, pictures) = ([:], [], [])
    pager.subviews.compactMap { $0 as? PageView }.forEach { $0.removeFromSuperview() }
  }

  func turn(by count: Int) {
    guard !pictures.isEmpty else { return }
    let target = min(max(place + count, 0), pictures.count - 1)
    let isNear = abs(target - place) == 1
    isTurning = isNear
    pager.setContentOffset(Point(x: Double(target) * stride, y: 0), animated: isNear)
    if !isNear { onRest() }
  }

  private func putAway(_ page: PageView) {
    page.isHidden = true
    spare.append(page)
  }

  // MARK: Pages

  override func layoutSubviews() {
    super.layoutSubviews()
    top.frame = Rect(x: 0, y: 0, width: bounds.width, height: Look.topHeight)
    let frame = Rect(x: 0, y: Look.topHeight, width: stride, height: pageFrame.height)
    if pager.frame != frame {
      // At another width, the same offset belongs to another page.
      let place = place
      pager.frame = frame
      self.place = place
      placePages()
    }
  }

  private func placePages() {
    guard !pictures.isEmpty, bounds.width > 0, pager.frame.width == stride else { return }
    let place = place
    pager.contentSize = Size(width: Double(pictures.count) * stride, height: pager.frame.height)
    pager.contentOffset = Point(x: Double(place) * stride, y: 0)
    self.place = place
    for (number, page) in pages { page.frame = frame(ofPage: number) }
    fill()
  }

  private func frame(ofPage number: Int) -> Rect {
    var frame = pageFrame
    frame.origin.x = Double(number) * stride
    return frame
  }

  /// Gives a page to the picture in the middle and to each of its neighbours.
  private func fill() {
    guard !pictures.isEmpty else { return }
    let wanted = max(0, place - 1)...min(pictures.count - 1, place + 1)
    for (number, page) in pages where !wanted.contains(number) {
      page.didLeave()
      putAway(page)
      pages[number] = nil
    }
    // The one in the middle comes last, since the loader reads the latest request first.
    for number in wanted.sorted(by: { abs($0 - place) > abs($1 - place) }) {
      let page = pages[number] ?? takePage()
      page.frame = frame(ofPage: number)
      page.show(pictures[number])
      pages[number] = page
    }
    top.title = pictures[place].name
    top.count = "\(Counts.grouped(place + 1)) of \(Counts.grouped(pictures.count))"
  }

  private func takePage() -> PageView {
    let page = spare.popLast() ?? PageView(loader: loader)
    page.onFailure = { [unowned self] in onFailure($0, $1) }
    page.isHidden = false
    if page.superview == nil { pager.addSubview(page) }
    return page
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    isTurning = false
    onRest()
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { onRest() }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    // A drag stops the animation that a key has begun.
    isTurning = false
    if !decelerate { onRest() }
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard !pictures.isEmpty, stride > 0, pager.frame.width == stride else { return }
    let new = Int((scrollView.contentOffset.x / stride).rounded())
    let inside = min(max(new, 0), pictures.count - 1)
    guard inside != place else { return }
    pages[place]?.didLeave()
    place = inside
    fill()
    onPage()
  }
}
