// A page under a translucent bar: the controller enlarges the insets of the safe area.
// additionalSafeAreaInsets, safeAreaLayoutGuide, adjustedContentInset by behaviour, insets-did-change calls.
import UIKitNames

class WatchingView: UIView {
  private(set) var changes = 0

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    changes += 1
  }
}

class WatchingScrollView: UIScrollView {
  private(set) var adjustments = 0

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    adjustments += 1
  }
}

class PageController: UIViewController {
  let bar = UIView()
  let banner = WatchingView()
  let box = UIView()
  let scrollViews = [
    WatchingScrollView(), WatchingScrollView(), WatchingScrollView(), WatchingScrollView(),
  ]
  private(set) var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let behaviors: [UIScrollView.ContentInsetAdjustmentBehavior] = [
      .always, .never, .scrollableAxes, .scrollableAxes,
    ]
    for (scrollView, behavior) in zip(scrollViews, behaviors) {
      scrollView.contentInsetAdjustmentBehavior = behavior
      scrollView.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.frame = view.bounds
      scrollView.contentSize = CGSize(width: 100, height: 100)
      view.addSubview(scrollView)
    }
    scrollViews[3].alwaysBounceVertical = true

    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    view.addSubview(banner)
    view.addSubview(bar)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: safe.topAnchor),
      box.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
    banner.frame = CGRect(x: 0, y: 20, width: view.bounds.width, height: 100)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    changes += 1
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let page = PageController()
    window.rootViewController = page
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    // The insets of the device itself; all other insets are reported as differences from them.
    let device = page.view.safeAreaInsets
    report("plain", page, device)
    let changes = page.changes
    let banners = page.banner.changes
    let adjustments = page.scrollViews.map { $0.adjustments }

    page.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 30, right: 0)
    window.layoutIfNeeded()
    report("under a bar", page, device)
    print("told", page.changes > changes, page.banner.changes > banners)
    print(
      "adjusted",
      zip(page.scrollViews, adjustments).map { $0.adjustments > $1 })

    page.scrollViews[2].contentSize.height = 5000
    window.layoutIfNeeded()
    print("now that it scrolls", Int(page.scrollViews[2].adjustedContentInset.top - device.top))

    page.scrollViews[2].contentSize.height = 100
    page.additionalSafeAreaInsets = .zero
    window.layoutIfNeeded()
    report("plain again", page, device)
    print("outside a window", UIView().safeAreaInsets == .zero)
  }

  static func report(_ title: String, _ page: PageController, _ device: UIEdgeInsets) {
    print(title)
    let insets = page.view.safeAreaInsets
    print(
      "  view", Int(insets.top - device.top), Int(insets.left - device.left),
      Int(insets.bottom - device.bottom), Int(insets.right - device.right))
    let clear = page.view.bounds.inset(by: page.view.safeAreaInsets)
    print("  box in the safe area", page.box.frame == clear)
    print("  guide", page.view.safeAreaLayoutGuide.layoutFrame == clear)
    print("  banner", page.banner.safeAreaInsets.top == max(0, insets.top - 20))
    let tops = page.scrollViews.map { $0.adjustedContentInset.top }
    print("  always", Int(tops[0] - device.top), "never", Int(tops[1]))
    print("  does not scroll", Int(tops[2]), "bounces", Int(tops[3] - device.top))
    print("  bottom", Int(page.scrollViews[0].adjustedContentInset.bottom - device.bottom))
    print("  own insets stay", page.scrollViews.allSatisfy { $0.contentInset.top == 5 })
  }
}
