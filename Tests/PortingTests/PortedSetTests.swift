import Testing

@testable import Porting

@Suite("Files ported together")
struct PortedSetTests {
  private func port(_ sources: String...) -> [PortedSource] { PortedSource.port(sources) }

  @Test("know each other's methods and classes")
  func selectors() {
    let ported = port(
      """
      class Base: UIView {
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      extension Card { @objc func late() {} }
      """,
      """
      import UIKit
      class Card: Base {
        required init?(coder: NSCoder) { super.init(coder: coder) }
        func go() { button.addTarget(self, action: #selector(late), for: .touchUpInside) }
        func stop() { button.removeTarget(self, action: #selector(late), for: .touchUpInside) }
      }
      """)
    #expect(ported[0].text.contains("{ return nil }") && ported[1].text.contains("{ return nil }"))
    #expect(ported[1].text.contains("addTarget(self, action: Card.late, for:"))
    #expect(ported[1].text.contains("removeTarget(self, action: nil, for:"))
    #expect(ported.allSatisfy { $0.remarks.isEmpty })
  }

  @Test("all import UIKitNames, because Foundation alone has another IndexPath")
  func imports() {
    let ported = port(
      "import UIKit\n", "import Foundation\nimport CoreGraphics\nlet a: IndexPath? = nil\n",
      "let b = 1\n")
    #expect(ported[1].text == "import UIKitNames\nlet a: IndexPath? = nil\n")
    #expect(ported[2].text == "let b = 1\n")
    #expect(port("import Foundation\n", "import CoreGraphics\n")[0].changes.isEmpty)
  }

  @Test("import UIKitNames where an umbrella header brings UIKit, or Foundation is in a condition")
  func hiddenImports() {
    let ported = port(
      "import UIKit\n", "// A column.\nstruct A { var height: CGFloat }\n",
      "#if os(iOS)\nimport Foundation\n#endif\n")
    #expect(
      ported[1].text == "// A column.\nimport UIKitNames\n\nstruct A { var height: CGFloat }\n")
    #expect(ported[2].text == "#if canImport(UIKitNames)\nimport UIKitNames\n#endif\n")
    #expect(port("let a: CGFloat = 1\n", "let b = 1\n")[0].changes.isEmpty)
  }

  @Test("may declare names of UIKit's that are missing")
  func declared() {
    #expect(
      port("let a: UISlider", "class UISlider: UIControl {}").allSatisfy { $0.remarks.isEmpty })
    // An extension declares nothing.
    #expect(port("let a: UISlider", "extension UISlider {}")[0].remarks.count == 1)
  }

  @Test("stay as they are when they are ported again")
  func twice() {
    let sources = [
      "import UIKit\n@objc protocol P { @objc optional func a() }\n",
      "import Foundation\nb?.a?()\n",
    ]
    let once = PortedSource.port(sources).map(\.text)
    #expect(PortedSource.port(once).map(\.text) == once)
    #expect(
      once == [
        "import UIKitNames\nprotocol P: AnyObject { func a() }\n\nextension P {\n  func a() {}\n}\n",
        "import UIKitNames\nb?.a()\n",
      ])
  }

  @Test("have remarks with the lines of the written file, if it was written")
  func lines() {
    let source = """
      import UIKit
      import Foundation
      @objc
      protocol P {
        @objc optional func a()
        @objc optional func b() -> Int?
      }
      let slider = UISlider()
      """
    let ported = PortedSource(source)
    let line = ported.text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains("UISlider") }
    #expect(ported.remarks.map(\.line) == [8])
    #expect(ported.remarks.map { $0.newLine - 1 } == [line].compactMap { $0 })
    var report = PortReport()
    report.add(ported, from: "a.swift", isWritten: true)
    #expect(report.text.hasPrefix("a.swift:11: UISlider: "))
    var unwritten = PortReport()
    unwritten.add(ported, from: "a.swift", isWritten: false)
    #expect(unwritten.text.contains("\na.swift:8: UISlider: "))
  }
}
