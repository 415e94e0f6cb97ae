import Demonstrations
import ShellSupport
import TestSupport
import Testing

@Suite("A mistake in what is opened")
struct ShellMistakeTests {
  @Test("stops the program, with the value")
  func mistakes() async {
    let variant = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = ShellDriver(SceneCatalog.standard, variant: 77) }
    }
    #expect(lastWords(variant).contains("variants, and none at 77"))
  }
}
