// Unread badges whose size follows their number, with a shadow that alignment ignores.
// intrinsicContentSize and its invalidation, alignmentRectInsets, systemLayoutSizeFitting, overriding isHidden.
import UIKitNames

class Badge: UIView {
  var count: Int {
    didSet {
      guard count != oldValue else { return }
      invalidateIntrinsicContentSize()
      isHidden = count == 0
    }
  }
  private(set) var asked = 0

  init(count: Int) {
    self.count = count
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    setContentHuggingPriority(.required, for: .horizontal)
    setContentCompressionResistancePriority(.required, for: .horizontal)
  }

  required init?(coder: NSCoder) {
    count = 0
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize {
    asked += 1
    return CGSize(width: CGFloat(String(count).count) * 10 + 10, height: 20)
  }
}

final class ShadowBadge: Badge {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 2, left: 3, bottom: 6, right: 5)
  }
}

final class MailboxRow: UIView {
  let title = UIView()
  let badge: Badge

  init(badge: Badge) {
    self.badge = badge
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    addSubview(badge)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      title.heightAnchor.constraint(equalToConstant: 24),
      title.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
      badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -10),
      badge.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class MailboxController: UIViewController {
  let row = MailboxRow(badge: Badge(count: 5))
  let shadowed = MailboxRow(badge: ShadowBadge(count: 5))

  override func viewDidLoad() {
    super.viewDidLoad()
    var above = view.topAnchor
    for row in [row, shadowed] {
      view.addSubview(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: above),
        row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      above = row.bottomAnchor
    }
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = MailboxController()
    window.rootViewController = controller
    window.makeKeyAndVisible()

    func report(_ title: String) {
      window.layoutIfNeeded()
      print(title)
      for row in [controller.row, controller.shadowed] {
        let badge = row.badge.frame
        print(
          "  row", Int(row.frame.minY), Int(row.frame.height), "title", Int(row.title.frame.width),
          "badge", Int(badge.minX), Int(badge.minY), Int(badge.width), Int(badge.height),
          row.badge.isHidden ? "hidden" : "shown")
      }
    }

    report("five")
    let asked = controller.row.badge.asked
    controller.row.badge.count = 5
    window.layoutIfNeeded()
    print("not asked again", controller.row.badge.asked == asked)
    controller.row.badge.count = 1234
    controller.shadowed.badge.count = 1234
    report("many")
    controller.row.badge.count = 0
    report("none")

    let badge = ShadowBadge(count: 10)
    let rect = badge.alignmentRect(forFrame: CGRect(x: 0, y: 0, width: 100, height: 50))
    print("alignment", Int(rect.minX), Int(rect.minY), Int(rect.width), Int(rect.height))
    let frame = badge.frame(forAlignmentRect: rect)
    print("and back", frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    let fitting = controller.row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    print("smallest row", Int(fitting.width), Int(fitting.height))
    let fixed = controller.row.systemLayoutSizeFitting(
      CGSize(width: 500, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    print("wide row", Int(fixed.width), Int(fixed.height))
  }
}
