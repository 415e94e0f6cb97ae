import UIKitNames

// The engine has these names, too; here the program, Swift or Foundation declares them.

struct Color { var name: String }
final class View: UIView { var colors: [Color] = [] }
enum Key { case up, down }
struct Point { var page: Int }

func + (left: CGPoint, right: CGPoint) -> CGPoint {
  CGPoint(x: left.x + right.x, y: left.y + right.y)
}

func middle(of rows: [Int]) -> Slice<[Int]> { Slice(base: rows, bounds: 1..<rows.count - 1) }
let foundations = AffineTransform(translationByX: 1, byY: 2)

/// Uses members of types of every module of the engine.
@MainActor
final class Screen: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  var page = Point(page: 0)

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds.insetBy(dx: 10, dy: 10)
    scrollView.backgroundColor = UIColor.red.withAlphaComponent(0.5)
    scrollView.decelerationRate = .fast
    scrollView.contentOffset = .zero + CGPoint(x: 1, y: 0)
    scrollView.delegate = self
    view.addSubview(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    page.page = Int(scrollView.contentOffset.x / scrollView.bounds.width)
  }
}
