import FoundationEssentials
import Testing

@testable import Visualiser

@Suite("The keys")
struct KeyBindingTests {
  @Test("No two bindings have the same trigger, and every one is explained")
  func bindings() {
    let triggers = KeyBinding.all.flatMap { $0.triggers.map(\.0) }
    #expect(Set(triggers).count == triggers.count)
    for binding in KeyBinding.all { #expect(!binding.explanation.isEmpty) }
  }

  @Test("The page of the scenes lists every key, from the same table")
  func pageOfScenes() throws {
    let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    let page = try String(contentsOfFile: root + "/Documentation/Scenes.md", encoding: .utf8)
    let table = KeyBinding.all.map { "| `\($0.keys)` | \($0.explanation) |\n" }.joined()
    #expect(page.contains("<!-- keys -->\n\n| key | does |\n|---|---|\n" + table))
  }
}
