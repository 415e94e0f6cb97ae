// A list row in Hebrew: avatar, name and time from the right, margins and stack mirrored.
// semanticContentAttribute, effectiveUserInterfaceLayoutDirection, leading anchors, directional margins.
import UIKitNames

final class Box: UIView {
  private let size: CGSize

  init(width: CGFloat, height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    setContentHuggingPriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize { size }
}

final class PersonRow: UIView {
  let avatar = Box(width: 40, height: 40)
  let name = Box(width: 100, height: 20)
  let time = Box(width: 50, height: 20)
  let badges = UIStackView(arrangedSubviews: [
    Box(width: 10, height: 10), Box(width: 20, height: 10),
  ])

  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 30, bottom: 8, trailing: 10)
    badges.spacing = 5
    for view in [avatar, name, time, badges] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      avatar.centerYAnchor.constraint(equalTo: centerYAnchor),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      name.topAnchor.constraint(equalTo: avatar.topAnchor),
      time.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      badges.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      badges.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func setDirection(_ attribute: UISemanticContentAttribute) {
    func apply(to view: UIView) {
      view.semanticContentAttribute = attribute
      view.subviews.forEach(apply)
    }
    apply(to: self)
    setNeedsLayout()
  }
}

final class OldRow: UIView {
  let icon = UIView()
  let text = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(icon)
    addSubview(text)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    icon.frame = CGRect(x: isFlipped ? bounds.width - 50 : 10, y: 10, width: 40, height: 40)
    text.frame =
      isFlipped
      ? CGRect(x: 10, y: 10, width: icon.frame.minX - 20, height: 40)
      : CGRect(
        x: icon.frame.maxX + 10, y: 10, width: bounds.width - icon.frame.maxX - 20, height: 40)
  }
}

final class RowsViewController: UIViewController {
  let row = PersonRow()
  let old = OldRow()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(row)
    view.addSubview(old)
  }

  override func viewWillLayoutSubviews() {
    row.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 60)
    old.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 60)
  }
}

@main
enum Program {
  static func main() {
    let controller = RowsViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let row = controller.row

    for attribute in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft, .playback] {
      row.setDirection(attribute)
      controller.old.semanticContentAttribute = attribute
      controller.old.setNeedsLayout()
      window.layoutIfNeeded()
      print(
        row.effectiveUserInterfaceLayoutDirection == .rightToLeft
          ? "from the right" : "from the left")
      print(" avatar", Int(row.avatar.frame.minX), Int(row.avatar.frame.maxX))
      print(" name", Int(row.name.frame.minX), Int(row.name.frame.maxX), Int(row.name.frame.minY))
      print(" time", Int(row.time.frame.minX), Int(row.time.frame.maxX))
      let badges = row.badges.arrangedSubviews.map { row.convert($0.frame, from: row.badges) }
      print(" badges", badges.map { "\(Int($0.minX))-\(Int($0.maxX))" }.joined(separator: " "))
      print(" margins", Int(row.layoutMargins.left), Int(row.layoutMargins.right))
      print(
        " old", Int(controller.old.icon.frame.minX), Int(controller.old.text.frame.minX),
        Int(controller.old.text.frame.width))
    }
    print(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
    print(UIView.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
    print("default", UIView().semanticContentAttribute == .unspecified)
  }
}
