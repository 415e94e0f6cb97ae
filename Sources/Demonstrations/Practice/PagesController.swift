import ScrollEngine

/// Shows many pages with a few view controllers that were made in advance.
///
/// The visible page and its neighbours have a controller. Once a page is two away, its controller
/// leaves, is emptied and waits in a queue; the one that has waited longest shows the next page.
@MainActor
final class PagesController: ViewController, ScrollViewDelegate {
  let pageCount: Int
  /// The controllers that show a page, by page.
  private(set) var shown: [PageController] = []
  /// The waiting controllers, the next one first.
  private(set) var queue: [PageController]
  /// Whether controllers are emptied, and the tables' offsets are kept for their pages.
  private let keepsState: Bool
  /// The offsets of the tables when their pages last lost their controllers, by page.
  private(set) var offsets: [Int: Point] = [:]
  /// The page in the middle when controllers were last assigned.
  private var currentPage: Int?
  private let log: ContainmentLog
  private let scrollView = ScrollView()

  /// Needs at least three controllers: for a page and its neighbours.
  init(pageCount: Int, controllers: [PageController], keepsState: Bool, log: ContainmentLog) {
    self.pageCount = pageCount
    self.keepsState = keepsState
    self.log = log
    queue = controllers
    super.init()
  }

  override func loadView() { view = scrollView }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.delegate = self
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = scrollView.bounds.size
    scrollView.contentSize = Size(width: size.width * Double(pageCount), height: size.height)
    for controller in shown { place(controller) }
    showPages()
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { showPages() }

  /// Assigns the controllers to the page in the middle and its neighbours.
  private func showPages() {
    let width = scrollView.bounds.width
    guard width > 0 else { return }
    let nearest = (scrollView.contentOffset.x / width).rounded()
    let page = Int(min(max(nearest, 0), Double(pageCount - 1)))
    guard page != currentPage else { return }
    currentPage = page
    let wanted = max(0, page - 1)...min(pageCount - 1, page + 1)
    // Those that leave go first, so that there need be no more controllers than visible pages.
    for controller in shown {
      if let old = controller.page, !wanted.contains(old) { release(controller, from: old) }
    }
    for page in wanted where !shown.contains(where: { $0.page == page }) { show(page) }
    shown.sort { ($0.page ?? 0) < ($1.page ?? 0) }
  }

  private func release(_ controller: PageController, from page: Int) {
    if keepsState { offsets[page] = controller.table.contentOffset }
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    log.note("removeFromParent", instance: controller.instance, isContainers: true)
    controller.removeFromParent()
    if keepsState { controller.prepareForReuse() }
    shown.removeAll { $0 === controller }
    queue.append(controller)
  }

  private func show(_ page: Int) {
    let controller = queue.removeFirst()
    log.note("addChild", instance: controller.instance, isContainers: true)
    addChild(controller)
    controller.show(page)
    shown.append(controller)
    place(controller)
    scrollView.addSubview(controller.view)
    controller.didMove(toParent: self)
    if keepsState { controller.table.contentOffset = offsets[page] ?? .zero }
  }

  private func place(_ controller: PageController) {
    guard let page = controller.page else { return }
    controller.view.frame = frame(ofPage: page)
  }

  /// The frame of a page in the content, in points.
  func frame(ofPage page: Int) -> Rect {
    let size = scrollView.bounds.size
    return Rect(origin: Point(x: Double(page) * size.width, y: 0), size: size)
  }
}
