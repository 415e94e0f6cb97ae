// A page of stacks: every distribution and alignment, custom spacing, hidden views, nesting and margins.
// UIStackView axis, distribution, alignment, spacing, setCustomSpacing, insert and remove, baseline.
import UIKitNames

final class Block: UIView {
  let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var intrinsicContentSize: CGSize { size }
}

final class ShowcaseController: UIViewController {
  let stack = UIStackView()
  let blocks = [Block(40, 20), Block(80, 30), Block(60, 10)]
  private(set) lazy var width = stack.widthAnchor.constraint(equalToConstant: 300)
  private(set) lazy var height = stack.heightAnchor.constraint(equalToConstant: 100)

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.insetsLayoutMarginsFromSafeArea = false
    blocks.forEach { stack.addArrangedSubview($0) }
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      width, height,
    ])
  }

  func describe(_ title: String) {
    view.setNeedsLayout()
    view.layoutIfNeeded()
    let frames = stack.arrangedSubviews.filter { !$0.isHidden }.map { view -> String in
      let frame = view.frame
      return "\(Int(frame.minX.rounded())),\(Int(frame.minY.rounded())) "
        + "\(Int(frame.width.rounded()))x\(Int(frame.height.rounded()))"
    }
    print(title, frames.joined(separator: " | "))
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = ShowcaseController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let stack = controller.stack
    let blocks = controller.blocks

    let fresh = UIStackView()
    print("horizontal", fresh.axis == .horizontal, "fill", fresh.alignment == .fill)
    print("fill", fresh.distribution == .fill, "spacing", fresh.spacing)
    print("no margins", !fresh.isLayoutMarginsRelativeArrangement)

    stack.spacing = 15
    stack.distribution = .fillEqually
    controller.describe("fillEqually")
    stack.alignment = .top
    stack.distribution = .equalSpacing
    controller.describe("equalSpacing, top")
    stack.alignment = .center
    stack.distribution = .equalCentering
    controller.describe("equalCentering, centre")
    stack.alignment = .bottom
    stack.distribution = .fill
    blocks[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    controller.describe("fill, bottom")
    stack.setCustomSpacing(25, after: blocks[0])
    controller.describe("custom spacing")
    print(
      "kept", stack.customSpacing(after: blocks[0]),
      stack.customSpacing(after: blocks[1]) == UIStackView.spacingUseDefault)
    blocks[2].isHidden = true
    controller.describe("hidden")
    blocks[2].isHidden = false
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: blocks[0])
    stack.alignment = .fill
    stack.distribution = .fillProportionally
    stack.spacing = 0
    controller.width.constant = 360
    controller.describe("fillProportionally")

    controller.width.isActive = false
    controller.height.isActive = false
    stack.distribution = .fill
    stack.spacing = 10
    stack.axis = .vertical
    stack.alignment = .leading
    controller.describe("vertical")
    print("fits", Int(stack.frame.width), Int(stack.frame.height))
    stack.alignment = .trailing
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    controller.describe("margins")
    print("fits", Int(stack.frame.width), Int(stack.frame.height))

    let extra = Block(100, 5)
    stack.insertArrangedSubview(extra, at: 1)
    controller.describe("inserted")
    stack.removeArrangedSubview(extra)
    print("removed", stack.arrangedSubviews.count, "still a subview", extra.superview === stack)
    extra.removeFromSuperview()
    controller.describe("gone")
    blocks[0].removeFromSuperview()
    print("left by itself", stack.arrangedSubviews.count)
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    print("compressed", Int(size.width), Int(size.height))
  }
}
