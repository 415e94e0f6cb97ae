import SceneParts
import ScrollEngine

extension Fact.Quantity {
  static let viewControllers = Fact.Quantity("view controllers", .count)
  /// The offset that a page's table had when the page last lost its controller.
  static let keptOffset = Fact.Quantity("offset kept for a page", .points)
}

/// Shows many pages with a few reused view controllers that were made in advance.
///
/// The visible page and its neighbours have a controller. Once a page is two away, its controller
/// is removed and waits in a reuse queue; the controller that has waited longest shows the next
/// page.
@MainActor
final class PagesController: ViewController, ScrollViewDelegate {
  let pageCount: Int
  /// The controllers that show a page, sorted by page.
  private(set) var shown: [PageController] = []
  /// The controllers that wait for reuse; the first one is the next to be used.
  private(set) var queue: [PageController]
  /// Whether controllers are prepared for reuse, and each page keeps the offset of its table.
  let keepsState: Bool
  /// The table offset, in points, at which each page was left when it last lost its controller.
  private(set) var left: [Int: Point] = [:]
  /// The pages that came back at another offset, with the page whose controller they took.
  private(set) var astray: [Int: Int] = [:]
  /// The current page when controllers were last assigned.
  private var currentPage: Int?
  /// The pages that each controller has shown, by the controller's number.
  private var pagesShown: [Int: Set<Int>] = [:]
  private let log: ContainmentLog
  private let scrollView = ScrollView()

  /// `controllers` must have at least three elements: for a page and its neighbours.
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

  /// Assigns controllers to the current page and its neighbours.
  private func showPages() {
    let width = scrollView.bounds.width
    guard width > 0 else { return }
    let nearest = (scrollView.contentOffset.x / width).rounded()
    let page = Int(min(max(nearest, 0), Double(pageCount - 1)))
    guard page != currentPage else { return }
    currentPage = page
    let wanted = max(0, page - 1)...min(pageCount - 1, page + 1)
    // Controllers are released first, so that three are enough.
    for controller in shown {
      if let old = controller.page, !wanted.contains(old) { release(controller, from: old) }
    }
    for page in wanted where !shown.contains(where: { $0.page == page }) { show(page) }
    shown.sort { ($0.page ?? 0) < ($1.page ?? 0) }
  }

  private func release(_ controller: PageController, from page: Int) {
    // At a wrong place, a page has not been left by a person.
    if astray.removeValue(forKey: page) == nil { left[page] = controller.table.contentOffset }
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
    let before = controller.page
    controller.show(page)
    pagesShown[controller.instance, default: []].insert(page)
    shown.append(controller)
    place(controller)
    scrollView.addSubview(controller.view)
    controller.didMove(toParent: self)
    if keepsState { controller.table.contentOffset = left[page] ?? .zero }
    if controller.table.contentOffset != left[page] ?? .zero { astray[page] = before }
  }

  private func place(_ controller: PageController) {
    guard let page = controller.page else { return }
    controller.view.frame = frame(ofPage: page)
  }

  var facts: ControllerReuseFacts {
    ControllerReuseFacts(
      pageCount: pageCount, controllerCount: shown.count + queue.count,
      page: (currentPage ?? 0) + 1,
      shown: shown.map {
        ControllerReuseFacts.Shown(
          page: ($0.page ?? 0) + 1, instance: $0.instance, offset: $0.table.contentOffset.y)
      },
      kept: Dictionary(
        uniqueKeysWithValues: keepsState
          ? left.filter { $0.value.y != 0 }.map { ($0.key + 1, $0.value.y) } : []),
      pagesShown: pagesShown.mapValues(\.count))
  }

  /// The frame of a page in the content, in points.
  func frame(ofPage page: Int) -> Rect {
    let size = scrollView.bounds.size
    return Rect(origin: Point(x: Double(page) * size.width, y: 0), size: size)
  }
}
