// Tabs with an underline that a constraint moves: a custom control that steers a pager.
// UIControl subclass, stack view of buttons, sendActions(for:), constraint constants, UIScrollViewDelegate.
import UIKitNames

final class TabBarControl: UIControl {
  private let stack = UIStackView()
  private(set) var buttons: [UIButton] = []
  let underline = UIView()
  private var underlineLeading: NSLayoutConstraint?

  var selectedIndex = 0 {
    didSet {
      buttons.enumerated().forEach { $1.isSelected = $0 == selectedIndex }
      setNeedsLayout()
    }
  }

  /// The position of the underline, in tabs: 0.5 is halfway between the first two.
  var progress: CGFloat = 0 {
    didSet { moveUnderline() }
  }

  init(titles: [String]) {
    super.init(frame: .zero)
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    underline.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    addSubview(underline)
    for (index, title) in titles.enumerated() {
      let button = UIButton(type: .custom)
      button.setTitle(title, for: .normal)
      button.setTitleColor(.gray, for: .normal)
      button.setTitleColor(.black, for: .selected)
      button.addAction(
        UIAction { [weak self] _ in self?.tapped(index) }, for: .touchUpInside)
      buttons.append(button)
      stack.addArrangedSubview(button)
    }
    let leading = underline.leadingAnchor.constraint(equalTo: stack.leadingAnchor)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: underline.topAnchor),
      underline.heightAnchor.constraint(equalToConstant: 2),
      underline.bottomAnchor.constraint(equalTo: bottomAnchor),
      underline.widthAnchor.constraint(
        equalTo: widthAnchor, multiplier: 1 / CGFloat(titles.count)),
      leading,
    ])
    underlineLeading = leading
    selectedIndex = 0
    buttons.first?.isSelected = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    moveUnderline()
  }

  private func moveUnderline() {
    underlineLeading?.constant = bounds.width / CGFloat(max(buttons.count, 1)) * progress
  }

  private func tapped(_ index: Int) {
    guard index != selectedIndex else { return }
    selectedIndex = index
    sendActions(for: .valueChanged)
  }
}

final class PagerController: UIViewController, UIScrollViewDelegate {
  let tabs = TabBarControl(titles: ["One", "Two", "Three", "Four"])
  let scrollView = UIScrollView()
  private let pages = UIStackView()
  private(set) var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    for view in [tabs, scrollView, pages] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(tabs)
    view.addSubview(scrollView)
    scrollView.addSubview(pages)
    NSLayoutConstraint.activate([
      tabs.topAnchor.constraint(equalTo: view.topAnchor),
      tabs.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tabs.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tabs.heightAnchor.constraint(equalToConstant: 44),
      scrollView.topAnchor.constraint(equalTo: tabs.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      pages.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      pages.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      pages.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      pages.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      pages.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
    ])
    for _ in tabs.buttons {
      let page = UIView()
      pages.addArrangedSubview(page)
      page.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor).isActive = true
    }
    tabs.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.changes += 1
        let x = self.scrollView.bounds.width * CGFloat(self.tabs.selectedIndex)
        self.scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: false)
      }, for: .valueChanged)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.bounds.width > 0 else { return }
    tabs.progress = scrollView.contentOffset.x / scrollView.bounds.width
    let nearest = Int(tabs.progress.rounded())
    if nearest != tabs.selectedIndex { tabs.selectedIndex = nearest }
  }
}

@main
enum Program {
  static func main() {
    let controller = PagerController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let tabs = controller.tabs

    func report(_ title: String) {
      window.layoutIfNeeded()
      tabs.layoutIfNeeded()
      let selected = tabs.buttons.filter { $0.isSelected }.compactMap { $0.currentTitle }
      print(
        title, selected, "underline", Int(tabs.underline.frame.minX),
        Int(tabs.underline.frame.width), "offset", Int(controller.scrollView.contentOffset.x))
    }

    report("start")
    let size = controller.scrollView.contentSize
    print("content", Int(size.width), Int(size.height))
    print("buttons", tabs.buttons.map { Int($0.frame.width) }, Int(tabs.buttons[0].frame.height))
    tabs.buttons[2].sendActions(for: .touchUpInside)
    report("tapped")
    controller.scrollView.contentOffset.x = 160
    report("between")
    controller.scrollView.contentOffset.x = 100
    report("less")
    tabs.buttons[0].sendActions(for: .touchUpInside)
    report("tapped the same")
    print("changes", controller.changes)
    print(
      "colour", tabs.buttons[0].currentTitleColor == .black,
      tabs.buttons[1].currentTitleColor == .gray)
    print("state", tabs.buttons[0].state == .selected, tabs.state == .normal)
  }
}
