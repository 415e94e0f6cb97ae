// A title bar that fades in with scrolling, driven by a scroll view that observes its properties.
// Overriding stored properties (contentOffset, contentSize, contentInset, frame, bounds) with observers.
import UIKitNames

class ObservableScrollView: UIScrollView {
  var onOffset: ((CGPoint, CGPoint) -> Void)?
  var onContentSize: ((CGSize) -> Void)?
  private(set) var frameChanges = 0
  private(set) var insets: [CGFloat] = []

  override var contentOffset: CGPoint {
    didSet {
      guard contentOffset != oldValue else { return }
      onOffset?(oldValue, contentOffset)
    }
  }

  override var contentSize: CGSize {
    didSet {
      guard contentSize != oldValue else { return }
      onContentSize?(contentSize)
    }
  }

  override var contentInset: UIEdgeInsets {
    didSet { insets.append(contentInset.top) }
  }

  override var frame: CGRect {
    didSet { if frame != oldValue { frameChanges += 1 } }
  }
}

class FadingBar: UIView {
  enum Style { case clear, solid }

  private(set) var style = Style.clear

  override var alpha: CGFloat {
    get { super.alpha }
    set {
      super.alpha = min(max(newValue, 0), 1)
      style = super.alpha > 0.5 ? .solid : .clear
    }
  }

  override var isHidden: Bool {
    didSet { hiddenChanges += isHidden == oldValue ? 0 : 1 }
  }

  private(set) var hiddenChanges = 0

  override var backgroundColor: UIColor? {
    willSet { colors += newValue == nil ? 0 : 1 }
  }

  private(set) var colors = 0
}

class ArticleViewController: UIViewController {
  let scrollView = ObservableScrollView()
  let bar = FadingBar()
  let body = UIView()
  private(set) var directions: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.onOffset = { [weak self] old, new in
      self?.bar.alpha = new.y / 100
      self?.directions.append(new.y > old.y ? "down" : "up")
    }
    scrollView.onContentSize = { [weak self] size in
      self?.body.frame = CGRect(origin: .zero, size: size)
    }
    bar.alpha = 0
    bar.backgroundColor = .white
    view.addSubview(scrollView)
    scrollView.addSubview(body)
    view.addSubview(bar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 1500)
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = ArticleViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let scrollView = controller.scrollView
    let bar = controller.bar

    print("body", Int(controller.body.frame.width), Int(controller.body.frame.height))
    print("frame set", scrollView.frameChanges > 0)
    print("starts", bar.alpha, bar.style == .clear)

    scrollView.contentOffset = CGPoint(x: 0, y: 40)
    print("at 40", Int((bar.alpha * 100).rounded()), bar.style == .clear)
    scrollView.contentOffset.y = 75
    print("at 75", Int((bar.alpha * 100).rounded()), bar.style == .solid)
    scrollView.contentOffset.y = 400
    print("at 400", bar.alpha, bar.style == .solid)
    scrollView.contentOffset.y = 400
    scrollView.contentOffset.y = 10
    print("at 10", Int((bar.alpha * 100).rounded()))
    print(controller.directions.joined(separator: " "))
    print("bounds follow", scrollView.bounds.origin == CGPoint(x: 0, y: 10))

    scrollView.contentInset = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    scrollView.contentInset.top = 20
    print("insets", scrollView.insets)
    bar.isHidden = true
    bar.isHidden = true
    bar.isHidden = false
    print("hidden twice", bar.hiddenChanges, "colours", bar.colors)

    scrollView.contentSize.height = 900
    print("body", Int(controller.body.frame.height))
    let frames = scrollView.frameChanges
    window.frame.size = CGSize(width: 480, height: 320)
    window.layoutIfNeeded()
    print("turned", scrollView.frameChanges > frames, Int(controller.body.frame.width))
  }
}
