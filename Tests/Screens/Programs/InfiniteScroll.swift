// An endless street: a scroll view that recentres itself and tiles numbers on either side.
// UIScrollView overriding layoutSubviews, contentOffset set while laying out, converting frames.
import UIKitNames

class InfiniteScrollView: UIScrollView {
  private(set) var tiles: [UILabel] = []
  private let container = UIView()
  private let tileWidth: CGFloat = 100

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentSize = CGSize(width: 5000, height: frame.height)
    container.frame = CGRect(x: 0, y: 0, width: contentSize.width, height: contentSize.height)
    container.isUserInteractionEnabled = false
    addSubview(container)
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    recenterIfNecessary()
    let visible = convert(bounds, to: container)
    tile(from: visible.minX, to: visible.maxX)
  }

  private func recenterIfNecessary() {
    let current = contentOffset
    let middle = (contentSize.width - bounds.width) / 2
    guard abs(current.x - middle) > contentSize.width / 4 else { return }
    contentOffset = CGPoint(x: middle, y: current.y)
    for tile in tiles {
      var center = container.convert(tile.center, to: self)
      center.x += middle - current.x
      tile.center = convert(center, to: container)
    }
  }

  private func makeTile(number: Int, x: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: 0, width: tileWidth, height: 80))
    label.tag = number
    label.text = "\(number)"
    label.numberOfLines = 3
    container.addSubview(label)
    return label
  }

  private func tile(from minimum: CGFloat, to maximum: CGFloat) {
    if tiles.isEmpty {
      tiles.append(makeTile(number: 0, x: minimum))
    }
    while let last = tiles.last, last.frame.maxX < maximum {
      tiles.append(makeTile(number: last.tag + 1, x: last.frame.maxX))
    }
    while let first = tiles.first, first.frame.minX > minimum {
      tiles.insert(makeTile(number: first.tag - 1, x: first.frame.minX - tileWidth), at: 0)
    }
    while let last = tiles.last, last.frame.minX > maximum {
      last.removeFromSuperview()
      tiles.removeLast()
    }
    while let first = tiles.first, first.frame.maxX < minimum {
      first.removeFromSuperview()
      tiles.removeFirst()
    }
  }
}

class StreetViewController: UIViewController {
  let street = InfiniteScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(street)
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = StreetViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let street = controller.street

    func report(_ title: String) {
      street.layoutIfNeeded()
      let first = street.tiles.first
      let last = street.tiles.last
      let covers =
        (first?.frame.minX ?? 1e9) <= street.bounds.minX
        && (last?.frame.maxX ?? 0) >= street.bounds.maxX
      print(
        title, Int(street.contentOffset.x), "numbers", first?.tag ?? 0, last?.tag ?? 0,
        covers ? "covered" : "gaps")
    }

    report("start")
    street.contentOffset.x += 500
    report("right")
    street.contentOffset.x += 1000
    report("far right")
    street.contentOffset.x -= 320
    report("left")
    for _ in 0..<20 {
      street.contentOffset.x -= 300
      street.layoutIfNeeded()
    }
    report("twenty times left")
    print(
      "tiles are in order",
      zip(street.tiles, street.tiles.dropFirst()).allSatisfy {
        $1.tag == $0.tag + 1 && $1.frame.minX == $0.frame.maxX
      })
    print("few tiles", street.tiles.count <= 5)
  }
}
