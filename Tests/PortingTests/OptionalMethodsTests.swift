import Testing

@testable import Porting

@Suite("Protocols with optional methods")
struct OptionalMethodsTests {
  private func text(_ source: String) -> String { PortedSource(source).text }
  private func remarks(_ source: String) -> [String] { PortedSource(source).remarks.map(\.text) }

  @Test("become plain ones with default implementations")
  func defaults() {
    let source = """
      @objc public protocol PagerDelegate: class {
        func pages(in pager: Pager) -> Int
        @objc @available(iOS 9, *) optional func pager(_ pager: Pager, didShow page: Int)
        @objc optional
        func title(of page: Int,
                   style: UITableViewCellStyle) -> String?
        @objc optional var tint: UIColor? { get }
      }
      """
    #expect(
      text(source) == """
        public protocol PagerDelegate: AnyObject {
          func pages(in pager: Pager) -> Int
          @available(iOS 9, *) func pager(_ pager: Pager, didShow page: Int)
          func title(of page: Int,
                     style: UITableViewCell.CellStyle) -> String?
          var tint: UIColor? { get }
        }

        extension PagerDelegate {
          public func pager(_ pager: Pager, didShow page: Int) {}
          public func title(of page: Int,
                     style: UITableViewCell.CellStyle) -> String? { nil }
          public var tint: UIColor? { nil }
        }
        """)
    #expect(remarks(source).isEmpty)
  }

  @Test("stay bound to classes")
  func classes() {
    #expect(text("@objc protocol A {}") == "protocol A: AnyObject {}")
    #expect(text("@objc protocol A: NSObjectProtocol {}") == "protocol A: NSObjectProtocol {}")
    #expect(
      text("@objc protocol A: UIScrollViewDelegate {}") == "protocol A: UIScrollViewDelegate {}")
    #expect(text("@objc protocol A: Equatable {}") == "protocol A: AnyObject, Equatable {}")
    #expect(text("protocol A {}") == "protocol A {}")
  }

  @Test("are called without a question mark, UIKit's as well")
  func calls() {
    let source = """
      @objc protocol P { @objc optional func a(_ b: Int) }
      delegate?.a?(1)
      delegate?.scrollViewDidScroll?(view)
      self.onTap?(1)
      """
    let lines = text(source).split(separator: "\n").suffix(3)
    #expect(
      lines == ["delegate?.a(1)", "delegate?.scrollViewDidScroll(view)", "self.onTap?(1)"])
    let closure =
      "class A { var scrollViewDidScroll: (() -> Void)?\nfunc b() { self.scrollViewDidScroll?() } }"
    #expect(text(closure) == closure)
  }

  @Test("leave a default to the reader where a method returns a value that no literal tells")
  func values() {
    let source = """
      @objc protocol P {
        @objc optional func count() -> Int
        @objc optional func height() -> CGFloat
      }
      let a = delegate?.count?() ?? usual
      let b = delegate?.height?() ?? 3
      let c = delegate?.height?() ?? 4
      """
    #expect(
      text(source) == """
        protocol P: AnyObject {
          func count() -> Int
          func height() -> CGFloat
        }
        let a = delegate?.count() ?? usual
        let b = delegate?.height() ?? 3
        let c = delegate?.height() ?? 4
        """)
    #expect(
      remarks(source).map { $0.prefix(19) } == [
        "2: optional count: ", "3: optional height:", "5: count(…) ??: eve", "6: height(…) ??: ev",
        "7: height(…) ??: ev",
      ])
  }

  @Test("return what all callers use in their place, if it is a literal")
  func literals() {
    let protocols = """
      import UIKit
      @objc public protocol P {
        @objc optional func list(_ list: List, heightAt index: Int) -> CGFloat
        @objc optional func list(_ list: List, insetAt index: Int) -> UIEdgeInsets
        @objc optional func isOpen() -> Bool
      }
      """
    let callers = """
      import UIKit
      let a = delegate?.list?(self, heightAt: 1) ?? 44.5
      let b = (delegate?.list?(self, heightAt: 2) ?? 44.5) + 1
      let c = delegate?.list?(self, insetAt: 1) ?? UIEdgeInsets.zero
      if delegate?.isOpen?() ?? true {}
      """
    let ported = PortedSource.port([protocols, callers])
    #expect(
      ported[0].text.hasSuffix(
        """
        extension P {
          public func list(_ list: List, heightAt index: Int) -> CGFloat { 44.5 }
          public func list(_ list: List, insetAt index: Int) -> UIEdgeInsets { UIEdgeInsets.zero }
          public func isOpen() -> Bool { true }
        }
        """))
    #expect(ported.allSatisfy { $0.remarks.isEmpty })
  }
}
