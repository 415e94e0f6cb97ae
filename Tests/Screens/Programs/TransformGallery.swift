// Stickers that are turned, enlarged and moved by transforms, and hit-tested through them.
// CGAffineTransform and UIView: frame, bounds and centre; convert and hitTest through transforms.
import UIKitNames

class Sticker: UIView {
  private(set) var scale: CGFloat = 1
  private(set) var angle: CGFloat = 0

  func rotate(by angle: CGFloat) {
    self.angle += angle
    update()
  }

  func enlarge(by factor: CGFloat) {
    scale *= factor
    update()
  }

  private func update() {
    transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
  }
}

class BoardController: UIViewController {
  let first = Sticker(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
  let second = Sticker(frame: CGRect(x: 100, y: 300, width: 100, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(first)
    view.addSubview(second)
  }

  func sticker(at point: CGPoint) -> Sticker? {
    view.hitTest(point, with: nil) as? Sticker
  }
}

@main
enum Program {
  static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height]
      .map { "\(Int($0.rounded()))" }.joined(separator: " ")
  }

  static func text(_ point: CGPoint) -> String {
    "\(Int(point.x.rounded())) \(Int(point.y.rounded()))"
  }

  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let board = BoardController()
    window.rootViewController = board
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let first = board.first
    let second = board.second

    first.enlarge(by: 2)
    print("frame", text(first.frame), "bounds", text(first.bounds), "centre", text(first.center))
    print("hit outside its old frame", board.sticker(at: CGPoint(x: 80, y: 80)) === first)
    print("corner", text(first.convert(CGPoint.zero, to: board.view)))
    print("inside", text(board.view.convert(CGPoint(x: 75, y: 75), to: first)))

    first.enlarge(by: 0.5)
    print("identity", first.transform.isIdentity, text(first.frame))
    first.rotate(by: .pi / 2)
    print("turned corner", text(first.convert(CGPoint.zero, to: board.view)))
    print("turned frame", text(first.frame))
    first.rotate(by: -.pi / 4)
    print("diagonal", text(CGRect(origin: .zero, size: first.frame.size)), text(first.bounds))
    print("corner of its frame", board.sticker(at: CGPoint(x: 95, y: 95)) == nil)
    print("tip", board.sticker(at: CGPoint(x: 125, y: 92)) === first)

    second.transform = CGAffineTransform(rotationAngle: .pi / 2)
    print("upright", text(second.frame), text(second.bounds))
    second.center.x += 50
    print("moved", text(second.frame), text(second.center))
    second.bounds.size = CGSize(width: 200, height: 40)
    print("longer", text(second.frame))
    second.transform = .identity
    print("back", text(second.frame))
    second.bounds.origin = CGPoint(x: 10, y: 20)
    print(
      "bounds moved", text(second.frame),
      text(second.convert(CGPoint(x: 10, y: 20), to: board.view)))

    let move = CGAffineTransform(translationX: 10, y: 0)
    let double = CGAffineTransform(scaleX: 2, y: 2)
    print("move, then double", text(CGPoint(x: 1, y: 1).applying(move.concatenating(double))))
    print("double, then move", text(CGPoint(x: 1, y: 1).applying(double.concatenating(move))))
    print("translatedBy", text(CGPoint(x: 1, y: 1).applying(double.translatedBy(x: 10, y: 0))))
    print("inverse", text(CGPoint(x: 22, y: 2).applying(move.concatenating(double).inverted())))
    print("rect", text(CGRect(x: 1, y: 2, width: 3, height: 4).applying(double)))
    print("size", CGSize(width: 3, height: 4).applying(double) == CGSize(width: 6, height: 8))
    print("determinant", double.a * double.d - double.b * double.c, double.tx, move.tx)
  }
}
