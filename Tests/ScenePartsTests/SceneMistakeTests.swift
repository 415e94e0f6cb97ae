import ScrollEngine
import TestSupport
import Testing

@testable import SceneParts

@Suite("A mistake in what is shown")
struct SceneMistakeTests {
  @Test("stops the program, with the value")
  func mistakes() async {
    let room = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let pane = Pane(title: "a", shortTitle: "a", root: View(), rootID: "a")
        pane.resizeViewport(to: Size(width: 320, height: 9_000))
      }
    }
    #expect(lastWords(room).contains("Pane: there is no room for a viewport of Size("))
  }
}
