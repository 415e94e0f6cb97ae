// A card that stands when it is narrow and lies when it is wide, by swapping its constraints.
// updateConstraints and setNeedsUpdateConstraints, requiresConstraintBasedLayout, activate, updateViewConstraints.
import UIKitNames

final class AdaptiveCard: UIView {
  enum Arrangement { case upright, lying }

  let picture = UIView()
  let caption = UIView()
  var arrangement = Arrangement.upright {
    didSet {
      if arrangement != oldValue { setNeedsUpdateConstraints() }
    }
  }
  private(set) var log: [String] = []
  private var isSetUp = false
  private var upright: [NSLayoutConstraint] = []
  private var lying: [NSLayoutConstraint] = []

  override class var requiresConstraintBasedLayout: Bool { true }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
    addSubview(caption)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func updateConstraints() {
    log.append("constraints")
    if !isSetUp {
      isSetUp = true
      setUp()
    }
    switch arrangement {
    case .upright:
      NSLayoutConstraint.deactivate(lying)
      NSLayoutConstraint.activate(upright)
    case .lying:
      NSLayoutConstraint.deactivate(upright)
      NSLayoutConstraint.activate(lying)
    }
    super.updateConstraints()
  }

  override func layoutSubviews() {
    log.append("layout")
    super.layoutSubviews()
  }

  private func setUp() {
    picture.translatesAutoresizingMaskIntoConstraints = false
    caption.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: topAnchor),
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: trailingAnchor),
      caption.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    upright = [
      picture.trailingAnchor.constraint(equalTo: trailingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      caption.topAnchor.constraint(equalTo: picture.bottomAnchor),
      caption.leadingAnchor.constraint(equalTo: leadingAnchor),
    ]
    lying = [
      picture.bottomAnchor.constraint(equalTo: bottomAnchor),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
      caption.leadingAnchor.constraint(equalTo: picture.trailingAnchor),
      caption.topAnchor.constraint(equalTo: topAnchor),
    ]
  }

  func clearLog() { log = [] }
}

final class CardController: UIViewController {
  let card = AdaptiveCard()
  private(set) var updates = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      card.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -20),
      card.heightAnchor.constraint(equalTo: view.heightAnchor, constant: -20),
    ])
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    card.arrangement = view.bounds.width > view.bounds.height ? .lying : .upright
  }

  override func updateViewConstraints() {
    updates += 1
    super.updateViewConstraints()
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 220, height: 420))
    let controller = CardController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let card = controller.card

    func report(_ title: String) {
      window.layoutIfNeeded()
      card.layoutIfNeeded()
      let frames = [card, card.picture, card.caption].map { view -> String in
        let frame = view.frame
        return "\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height))"
      }
      print(title, frames.joined(separator: " | "))
    }

    report("upright")
    print("constraints first", card.log.first ?? "-", "then", card.log.last ?? "-")
    print("in the controller", controller.updates > 0)

    card.clearLog()
    window.layoutIfNeeded()
    print("nothing to do", card.log.isEmpty)

    window.frame.size = CGSize(width: 420, height: 220)
    report("lying")
    print("constraints again", card.log.contains("constraints"), card.log.last ?? "-")

    card.clearLog()
    card.setNeedsUpdateConstraints()
    print("needs", card.needsUpdateConstraints())
    card.updateConstraintsIfNeeded()
    print("updated", card.log.filter { $0 == "constraints" }.count, card.needsUpdateConstraints())
    card.clearLog()
    card.setNeedsLayout()
    card.layoutIfNeeded()
    print("layout alone", card.log)
    window.frame.size = CGSize(width: 220, height: 420)
    report("upright again")
    print(
      "by constraints", AdaptiveCard.requiresConstraintBasedLayout,
      UIView.requiresConstraintBasedLayout)
  }
}
