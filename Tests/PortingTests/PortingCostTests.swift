import Testing

@testable import Porting

/// Sources that no compiler accepts, but that must not cost more steps to port than valid ones.
struct HardSource: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The source for a size.
  let make: @Sendable (Int) -> String

  /// `piece` and `closing`, each repeated as often as the size says, between `before` and `after`.
  init(_ piece: String, before: String = "", after: String = "", closing: String = "") {
    testDescription = before + piece + "…" + closing + after
    make = {
      before + String(repeating: piece, count: $0) + String(repeating: closing, count: $0) + after
    }
  }

  init(_ name: String, _ make: @escaping @Sendable (Int) -> String) {
    (testDescription, self.make) = (name, make)
  }

  static let all = [
    HardSource("\"\\("), HardSource("\"\\(", closing: ")\""), HardSource("\"\"\"\\("),
    HardSource("\"\\(("), HardSource("\"\\(\n"), HardSource("\""), HardSource("\"\"\""),
    HardSource("#"), HardSource("#", after: "\""), HardSource("#\""), HardSource("#/"),
    HardSource("\\#", before: "##\""), HardSource("\"#", before: "##\""), HardSource("/*"),
    HardSource("/*", closing: "*/"), HardSource("`"), HardSource("("), HardSource("{"),
    HardSource("}"), HardSource("(", closing: ")"), HardSource("{", closing: "}"),
    HardSource("struct A {"), HardSource("struct A {", closing: "}"), HardSource("{ func a"),
    HardSource("class A<"), HardSource("class A "), HardSource("class A<", closing: ">"),
    HardSource(".a", before: "extension A"), HardSource("extension A."),
    HardSource("@objc("), HardSource("@objc(", closing: ")"), HardSource("@objc "),
    HardSource("@IBOutlet\n"), HardSource(" ", before: "@objc", after: "@objc"),
    HardSource("#selector("), HardSource("#selector(", closing: ")"),
    HardSource("x(self, action: #selector(", before: "class A {", closing: ")"),
    HardSource(".a", before: "class A { x(self, action: #selector(a", after: "))"),
    HardSource("setValue("), HardSource("setValue(", closing: ")"),
    HardSource("setValue(", after: "forKey", closing: ")"),
    HardSource("super.init(coder:"), HardSource("super.init(coder:", before: "class A: UIView {"),
    HardSource("import "), HardSource("import UIKit\n"), HardSource("import UIKit.", after: "a"),
    HardSource("import Foundation\n", before: "import UIKit\n"), HardSource("#if a\n"),
    HardSource("protocol A { @objc optional func a("),
    HardSource("@objc protocol A {", closing: "}"),
    HardSource("@objc optional func a()\n", before: "@objc protocol A {", after: "}"),
    HardSource("a?.b?(", closing: ")"), HardSource("CGRectMake("),
    HardSource("CGRectMake(", closing: ")"),
    HardSource("present(", closing: ")"), HardSource("present(a, "), HardSource("UIColor."),
    HardSource("UIColor(", closing: ")"), HardSource("override "), HardSource("override func a("),
    HardSource("func a(b: UIView", before: "class A: UIView {", closing: ")"),
    HardSource(
      "addObserver(self, selector: #selector(a), name:", before: "class A {", closing: ")"),
    HardSource("let a = UIView(", closing: ")"), HardSource("let a: UIView\na.b\n"),
    HardSource("var a = 1\n", before: "class A: UIView {"),
    HardSource("self.", before: "class A: UIView {"),
    HardSource("UINib "), HardSource("UIImage(named:"), HardSource("\n"), HardSource("é"),
    HardSource("classes that inherit from one another, from the last to the first") { count in
      (0..<count).map { "class A\($0): A\($0 + 1) { init() { super.init(coder: a) } }\n" }
        .joined()
    },
    HardSource("classes that inherit from themselves") { count in
      (0..<count).map { "class A\($0): A\(($0 + 1) % count) { init() { super.init(coder: a) } }\n" }
        .joined()
    },
  ]
}

@Suite("What porting a file costs")
struct PortingCostTests {
  private func steps(_ source: String) -> Int {
    var porter = Porter(source)
    porter.port()
    return porter.work.steps
  }

  @Test("grows no faster than the file, whatever is in it", arguments: HardSource.all)
  func isLinear(_ source: HardSource) {
    let (small, large) = (source.make(200), source.make(1_600))
    let (few, many) = (steps(small), steps(large))
    let growth = Double(large.utf8.count) / Double(small.utf8.count)
    #expect(Double(many) <= growth * Double(few) * 1.1 + 100, "\(few) steps, then \(many)")
    #expect(many <= 100 + 50 * large.utf8.count, "\(many) steps for \(large.utf8.count) bytes")
  }

  @Test("is no stack, however deep strings lie in strings", arguments: HardSource.all.prefix(4))
  func isFlat(_ source: HardSource) {
    let text = source.make(150_000)
    #expect(SourceScanner.tokens(of: text).last?.range.upperBound == text.utf8.count)
  }

  @Test("leaves out edits in what another edit replaces")
  func overlapping() {
    let ported = PortedSource("@objc(@objc(\na)) func a()\n")
    #expect(ported.text == "func a()\n")
    #expect(ported.changes.map(\.line) == [1, 2])
    #expect(ported.changes.map(\.after) == [nil, "func a()"])
  }
}
