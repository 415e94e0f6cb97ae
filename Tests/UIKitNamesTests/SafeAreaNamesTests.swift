import Testing
import UIKitNames

@MainActor
@Suite("A screen under a bar")
struct SafeAreaNamesTests {
  final class WatchingView: UIView {
    var calls: [String] = []

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      calls.append("safe area \(safeAreaInsets.top)")
    }

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      calls.append("margins \(layoutMargins.top)")
    }
  }

  final class PageController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let watching = WatchingView()
    var calls: [String] = []

    override func loadView() { view = watching }

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.contentInsetAdjustmentBehavior = .always
      scrollView.automaticallyAdjustsScrollIndicatorInsets = false
      scrollView.delegate = self
      scrollView.contentSize = CGSize(width: 300, height: 900)
      view.addSubview(scrollView)
    }

    override func viewSafeAreaInsetsDidChange() {
      super.viewSafeAreaInsetsDidChange()
      calls.append("safe area")
    }

    override func viewLayoutMarginsDidChange() {
      super.viewLayoutMarginsDidChange()
      calls.append("margins")
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      scrollView.frame = view.bounds
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      calls.append("inset \(scrollView.adjustedContentInset.top)")
    }
  }

  @Test("hears of the safe area, and its list keeps clear of it")
  func page() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let page = PageController()
    page.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    window.rootViewController = page
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(page.calls == ["safe area", "margins", "inset 44.0"])
    #expect(page.watching.calls == ["safe area 44.0", "margins 44.0"])
    #expect(page.scrollView.contentOffset == CGPoint(x: 0, y: -44))
    #expect(window.safeAreaInsets == .zero && page.view.safeAreaInsets.top == 44)
    #expect(page.view.layoutMargins == UIEdgeInsets(top: 44, left: 16, bottom: 0, right: 16))
    page.viewRespectsSystemMinimumLayoutMargins = false
    page.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    page.view.insetsLayoutMarginsFromSafeArea = false
    #expect(page.view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(NSDirectionalEdgeInsets() == .zero && !page.view.preservesSuperviewLayoutMargins)
  }
}
