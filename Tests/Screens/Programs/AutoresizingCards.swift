// Cards with springs and struts, which resize with their parent when the device turns.
// autoresizingMask combinations, autoresizesSubviews, sizeToFit and sizeThatFits, layoutSubviews.
import UIKitNames

class PriceTag: UIView {
  var price = 0 {
    didSet { setNeedsLayout() }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let digits = String(price).count
    return CGSize(width: CGFloat(digits * 10 + 10), height: 20)
  }
}

class CardView: UIView {
  let picture = UIView()
  let title = UIView()
  let closeButton = UIView()
  let tag1 = PriceTag()
  let stamp = UIView()
  var layouts = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    let width = frame.size.width
    let height = frame.size.height

    picture.frame = CGRect(x: 10, y: 10, width: width - 20, height: height - 60)
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]

    title.frame = CGRect(x: 10, y: height - 40, width: width - 20, height: 30)
    title.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]

    closeButton.frame = CGRect(x: width - 30, y: 10, width: 20, height: 20)
    closeButton.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]

    stamp.frame = CGRect(x: width / 2 - 10, y: height / 2 - 10, width: 20, height: 20)
    stamp.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]

    tag1.frame = CGRect(x: 20, y: 20, width: 0, height: 0)
    for view in [picture, title, closeButton, stamp, tag1] { addSubview(view) }
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    tag1.sizeToFit()
  }
}

class CardsViewController: UIViewController {
  let card = CardView(frame: CGRect(x: 20, y: 20, width: 280, height: 400))
  let fixed = UIView(frame: CGRect(x: 20, y: 240, width: 280, height: 100))
  let inFixed = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(card)
    fixed.autoresizesSubviews = false
    inFixed.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fixed.addSubview(inFixed)
    view.addSubview(fixed)
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = CardsViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    report("portrait", controller)

    window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    window.layoutIfNeeded()
    report("landscape", controller)

    window.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    window.layoutIfNeeded()
    report("portrait again", controller)

    let card = controller.card
    let layouts = card.layouts
    card.tag1.price = 12345
    card.setNeedsLayout()
    card.layoutIfNeeded()
    print("one more layout", card.layouts == layouts + 1)
    print("five digits", Int(card.tag1.bounds.width), Int(card.tag1.bounds.height))
    card.layoutIfNeeded()
    print("and no more", card.layouts == layouts + 1)

    controller.fixed.frame.size.width = 100
    print("left alone", Int(controller.inFixed.frame.width))
    controller.fixed.autoresizesSubviews = true
    controller.fixed.frame.size.width = 150
    print("follows", Int(controller.inFixed.frame.width))
    print("masks as constraints", card.translatesAutoresizingMaskIntoConstraints)
    print("no mask", UIView().autoresizingMask.isEmpty)
  }

  static func report(_ title: String, _ controller: CardsViewController) {
    let card = controller.card
    print(title)
    for (name, view) in [
      ("card", card), ("picture", card.picture), ("title", card.title),
      ("close", card.closeButton), ("stamp", card.stamp), ("tag", card.tag1),
    ] as [(String, UIView)] {
      let frame = view.frame
      print(" ", name, Int(frame.minX), Int(frame.minY), Int(frame.width), Int(frame.height))
    }
  }
}
