import Testing

@testable import Porting

@Suite("Symbols in sources")
struct SymbolPortingTests {
  private func remarks(_ source: String) -> [String] { PortedSource(source).remarks.map(\.text) }

  @Test(
    "that the engine draws are not remarked, nor are names that only the running program knows",
    arguments: [
      "UIImage(systemName: \"chevron.right\")",
      "UIImage(systemName: \"chevron.left.circle.fill\")",
      "UIImage(systemName: \"circle.fill\")",
      "UIImage(systemName: \"plus\", withConfiguration: large)",
      "UIImage(systemName: name)", "UIImage(systemName: isOn ? \"star\" : \"unheard.of\")",
      "UIImage(systemName: \"unheard.of.\\(number)\")",
      "UIImage(systemName: \"\"\"\nstar\n\"\"\")", "UIImage(systemName: \"a\" + \"b\")",
      "UIImage(systemName: \"unheard\\u{2E}of\")", "UIImage(systemName: #\"unheard.of\"#)",
      "UIImage(systemName:", "UIImage(systemName: \"star\"",
    ])
  func quiet(source: String) { #expect(remarks("let a = " + source).isEmpty) }

  @Test("that the engine has not are remarked with their names")
  func missing() {
    let advice =
      "use UIImage(named:) with a picture of your own, and set UIImage.named, which finds it"
    #expect(
      remarks("let a = UIImage(systemName: \"hare\")\nb(UIImage(systemName: \"plus.slash\"))") == [
        "1: UIImage(systemName: \"hare\"): there is no such symbol; " + advice,
        "2: UIImage(systemName: \"plus.slash\"): there is no such symbol; " + advice,
      ])
    #expect(
      remarks("let a = UIImage(systemName: \"hare\", withConfiguration: b)").count == 1)
  }
}
