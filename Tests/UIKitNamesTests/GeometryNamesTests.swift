import Testing
import UIKitNames

@Suite("A rectangle by its name in UIKit")
struct GeometryNamesTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test("adds nothing to another one, and lies in each, where it is null")
  func null() {
    #expect(CGRect.null.isNull)
    #expect(rect.union(.null) == rect && CGRect.null.union(rect) == rect)
    #expect(CGRect.null.union(.null).isNull)
    #expect(rect.contains(CGRect.null) && CGRect.null.contains(CGRect.null))
    #expect(!CGRect.null.contains(rect))
    #expect(CGRect.null.integral.isNull)
    #expect(CGRect.null.insetBy(dx: -5, dy: -5).isNull)
    #expect(CGRect.null.offsetBy(dx: 5, dy: 5).isNull)
  }

  @Test("is null where insets take away more than there is")
  func insets() {
    #expect(rect.insetBy(dx: 5, dy: 20) == CGRect(x: 15, y: 40, width: 20, height: 0))
    #expect(rect.insetBy(dx: 15.5, dy: 0).isNull)
    #expect(rect.insetBy(dx: 0, dy: 20.5).isNull)
    #expect(rect.insetBy(dx: -1, dy: -2) == CGRect(x: 9, y: 18, width: 32, height: 44))
  }
}
