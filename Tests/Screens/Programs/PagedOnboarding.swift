// A welcome tour: full-width pages with dots below, which keep their place when the device turns.
// isPagingEnabled, UIPageControl, UIControl actions, contentOffset by page, layout on size changes.
import UIKitNames

protocol OnboardingPage {
  var title: String { get }
  var color: UIColor { get }
}

struct Welcome: OnboardingPage {
  let title = "Welcome"
  let color = UIColor.red
}

struct Explanation: OnboardingPage {
  let title: String
  let color = UIColor.green
}

final class OnboardingController: UIViewController {
  private let pages: [any OnboardingPage]
  private(set) var pageViews: [UILabel] = []
  let pageControl = UIPageControl()

  let scrollView: UIScrollView = {
    let scrollView = UIScrollView()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.bounces = false
    return scrollView
  }()

  init(pages: [any OnboardingPage]) {
    self.pages = pages
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(scrollView)
    view.addSubview(pageControl)
    scrollView.delegate = self
    pageControl.numberOfPages = pages.count
    pageControl.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.show(self.pageControl.currentPage)
      }, for: .valueChanged)
    for page in pages {
      let label = UILabel()
      label.text = page.title
      label.backgroundColor = page.color
      label.textAlignment = .center
      scrollView.addSubview(label)
      pageViews.append(label)
    }
  }

  private var laidOutWidth: CGFloat = 0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let page = pageControl.currentPage
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(
      width: view.bounds.width * CGFloat(pages.count), height: view.bounds.height)
    for (index, label) in pageViews.enumerated() {
      label.frame = view.bounds.offsetBy(dx: CGFloat(index) * view.bounds.width, dy: 0)
    }
    pageControl.frame = CGRect(
      x: 0, y: view.bounds.height - 40, width: view.bounds.width, height: 40)
    if laidOutWidth != view.bounds.width {
      laidOutWidth = view.bounds.width
      show(page)
    }
  }

  func show(_ page: Int) {
    scrollView.setContentOffset(
      CGPoint(x: CGFloat(page) * scrollView.bounds.width, y: 0), animated: false)
  }
}

extension OnboardingController: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0, laidOutWidth == view.bounds.width else { return }
    pageControl.currentPage = Int(
      (scrollView.contentOffset.x / scrollView.bounds.width).rounded())
  }
}

@main
enum Program {
  static func main() {
    let controller = OnboardingController(pages: [
      Welcome(), Explanation(title: "Scroll"), Explanation(title: "Tap"), Explanation(title: "Go"),
    ])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let scrollView = controller.scrollView

    func report(_ title: String) {
      window.layoutIfNeeded()
      let visible = controller.pageViews.filter { $0.frame.intersects(scrollView.bounds) }
      print(
        title, "offset", Int(scrollView.contentOffset.x), "page",
        controller.pageControl.currentPage,
        "shows", visible.compactMap { $0.text }.joined(separator: "+"))
    }

    report("start")
    scrollView.contentOffset.x = 140
    report("a bit")
    scrollView.contentOffset.x = 180
    report("more than half")
    controller.pageControl.currentPage = 3
    controller.pageControl.sendActions(for: .valueChanged)
    report("last by dots")
    window.frame.size = CGSize(width: 480, height: 320)
    report("turned")
    print("content", Int(scrollView.contentSize.width), Int(scrollView.contentSize.height))
    controller.show(1)
    report("second")
    controller.pageControl.currentPage = 99
    print("no further", controller.pageControl.currentPage, controller.pageControl.numberOfPages)
    print("pages", scrollView.isPagingEnabled, "bounces", scrollView.bounces)
    let fresh = UIScrollView()
    print(
      "plain", fresh.isPagingEnabled, fresh.bounces, fresh.alwaysBounceVertical,
      fresh.isDirectionalLockEnabled)
  }
}
