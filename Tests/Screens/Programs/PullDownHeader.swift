// A feed below a search bar that snaps to shown or hidden, with pull to refresh.
// contentInset, scrollViewWillEndDragging with its target offset, scrollViewDidEndDragging, subclasses.
import UIKitNames

class PullIndicator: UIView {
  enum State { case idle, pulling(CGFloat), ready, loading }

  private(set) var state = State.idle
  weak var scrollView: UIScrollView?
  var onRefresh: (() -> Void)?
  private let threshold: CGFloat = 80
  private var originalInset: CGFloat = 0

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    scrollView = superview as? UIScrollView
    originalInset = scrollView?.contentInset.top ?? 0
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if newSuperview == nil { scrollView = nil }
  }

  func didScroll() {
    guard let scrollView = scrollView, !isLoading else { return }
    let pulled = -(scrollView.contentOffset.y + originalInset)
    if pulled <= 0 {
      state = .idle
    } else {
      state = pulled >= threshold ? .ready : .pulling(pulled / threshold)
    }
  }

  func didEndDragging() {
    guard case .ready = state else { return }
    state = .loading
    scrollView?.contentInset.top = originalInset + bounds.height
    onRefresh?()
  }

  func endRefreshing() {
    scrollView?.contentInset.top = originalInset
    state = .idle
  }

  private var isLoading: Bool {
    if case .loading = state { return true }
    return false
  }

  var text: String {
    switch state {
    case .idle: return "idle"
    case .pulling(let progress): return "pulled \(Int((progress * 100).rounded()))"
    case .ready: return "ready"
    case .loading: return "loading"
    }
  }
}

class FeedViewController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let searchBar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
  let indicator = PullIndicator(frame: CGRect(x: 0, y: -60, width: 320, height: 60))
  var refreshes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 2000)
    scrollView.delegate = self
    scrollView.addSubview(searchBar)
    scrollView.addSubview(indicator)
    indicator.onRefresh = { [unowned self] in self.refreshes += 1 }
    view.addSubview(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    indicator.didScroll()
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    indicator.didEndDragging()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let barHeight = searchBar.frame.height
    let target = targetContentOffset.pointee.y
    guard target > 0, target < barHeight else { return }
    targetContentOffset.pointee.y = target < barHeight / 2 ? 0 : barHeight
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = FeedViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let scrollView = controller.scrollView

    for proposed in [10, 24, 26, 49, 50, 300] as [CGFloat] {
      var target = CGPoint(x: 0, y: proposed)
      controller.scrollViewWillEndDragging(
        scrollView, withVelocity: .zero, targetContentOffset: &target)
      print("target", Int(proposed), "becomes", Int(target.y))
    }

    for offset in [20, -20, -60, -90] as [CGFloat] {
      scrollView.contentOffset.y = offset
      print(Int(offset), controller.indicator.text)
    }
    controller.scrollViewDidEndDragging(scrollView, willDecelerate: false)
    print(controller.indicator.text, controller.refreshes, Int(scrollView.contentInset.top))
    scrollView.contentOffset.y = -60
    print(controller.indicator.text)
    controller.indicator.endRefreshing()
    print(controller.indicator.text, Int(scrollView.contentInset.top))
    scrollView.contentOffset.y = 0

    controller.indicator.removeFromSuperview()
    print("detached", controller.indicator.scrollView == nil)
    print("dragging", scrollView.isDragging, scrollView.isTracking, scrollView.isDecelerating)
  }
}
