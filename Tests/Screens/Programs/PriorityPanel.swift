// A sheet that opens by swapping priorities, with a title row whose views give way in order.
// Constraint priorities that change, hugging and compression resistance, inequalities, intrinsic sizes.
import UIKitNames

final class Chip: UIView {
  var width: CGFloat {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(width: CGFloat) {
    self.width = width
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize {
    CGSize(width: width, height: 30)
  }
}

final class SheetController: UIViewController {
  let sheet = UIView()
  let name = Chip(width: 80)
  let detail = Chip(width: 60)
  private lazy var closed = sheet.heightAnchor.constraint(equalToConstant: 100)
  private lazy var opened = sheet.heightAnchor.constraint(
    equalTo: view.heightAnchor, multiplier: 0.75)
  private(set) lazy var gap = detail.leadingAnchor.constraint(
    equalTo: name.trailingAnchor, constant: 10)

  var isOpen = false {
    didSet {
      closed.priority = isOpen ? .defaultLow : .defaultHigh
      opened.priority = isOpen ? .defaultHigh : .defaultLow
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(sheet)
    sheet.addSubview(name)
    sheet.addSubview(detail)
    closed.priority = .defaultHigh
    opened.priority = .defaultLow
    name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      sheet.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      sheet.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      sheet.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      sheet.heightAnchor.constraint(lessThanOrEqualToConstant: 400),
      closed, opened, gap,
      name.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 20),
      name.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 20),
      detail.trailingAnchor.constraint(equalTo: sheet.trailingAnchor, constant: -20),
      detail.topAnchor.constraint(equalTo: name.topAnchor),
    ])
  }
}

@main
enum Program {
  static func main() {
    let controller = SheetController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()

    func report(_ title: String) {
      window.layoutIfNeeded()
      let sheet = controller.sheet.frame
      let name = controller.name.frame
      let detail = controller.detail.frame
      print(
        title, "sheet", Int(sheet.minY), Int(sheet.height), "name", Int(name.minX),
        Int(name.width), "detail", Int(detail.minX), Int(detail.width), "high", Int(name.height))
    }

    report("closed")
    controller.isOpen = true
    report("open")
    window.frame.size.height = 800
    report("not above 400")
    window.frame.size.height = 480
    controller.isOpen = false
    report("closed again")

    controller.detail.setContentHuggingPriority(.required, for: .horizontal)
    report("the detail hugs")
    controller.detail.setContentHuggingPriority(.defaultLow, for: .horizontal)

    controller.name.width = 200
    controller.detail.width = 150
    controller.detail.setContentCompressionResistancePriority(.required, for: .horizontal)
    report("the name is squeezed")
    controller.detail.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    report("the detail is squeezed")
    controller.gap.constant = 30
    report("a wider gap")

    let chip = Chip(width: 10)
    print("hugging", chip.contentHuggingPriority(for: .horizontal) == .defaultLow)
    print("resistance", chip.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    print(
      "low", UILayoutPriority.defaultLow.rawValue, "high", UILayoutPriority.defaultHigh.rawValue)
    print("required", UILayoutPriority.required.rawValue)
    print("fitting", UILayoutPriority.fittingSizeLevel.rawValue)
    print("active", controller.gap.isActive, controller.gap.priority == .required)
    print("no metric", UIView.noIntrinsicMetric, UIView().intrinsicContentSize.width)
  }
}
