import Testing
import UIKitNames

// The engine has types of these names, but a file that imports only UIKitNames does not see them.
private struct Color { var name: String }
private enum Key { case up }

/// An operator as programs for UIKit declare it; the engine's operator is not visible here.
private func + (left: CGPoint, right: CGPoint) -> CGPoint {
  CGPoint(x: left.x + right.x + 1000, y: left.y + right.y)
}

@MainActor
@Suite("A file that imports UIKitNames alone")
struct NamesAloneTests {
  @Test("has Swift's and Foundation's types under their names, and operators of its own")
  func others() {
    let middle: Slice<[Int]> = Slice(base: [1, 2, 3], bounds: 1..<2)
    #expect(Array(middle) == [2])
    let transform = AffineTransform(translationByX: 1, byY: 2)
    #expect(transform.tX == 1)
    #expect(Color(name: "red").name == "red" && Key.up == .up)
    #expect((CGPoint(x: 1, y: 0) + CGPoint(x: 2, y: 0)).x == 1003)
  }

  @Test("has the members of types from every module of the engine")
  func members() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10).inset(
      by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
    #expect(rect.midX == 5 && UIColor(white: 1, alpha: 1).alpha == 255)
    let scrollView = UIScrollView(frame: rect)
    scrollView.decelerationRate = .fast
    scrollView.contentSize.height = 100
    #expect(scrollView.decelerationRate == .fast)
  }
}
