import Testing

@testable import Documents

@Suite("The saved state")
struct SavedStateTests {
  @Test(
    "What is written is what is read",
    arguments: [
      SavedState(), SavedState(tour: .at(3)), SavedState(tour: .skipped, scene: "container"),
      SavedState(tour: .finished, scene: "naive", variant: "60 \"rows\" \n ü"),
    ])
  func roundTrip(state: SavedState) throws {
    #expect(try SavedStateDocument.read(SavedStateDocument.text(for: state)) == state)
  }

  @Test(
    "Anything else is named with its place",
    arguments: [
      "", "[]", "{", "{\"tour\":0}", "{\"tour\":1.5}", "{\"tour\":\"over\"}", "{\"tour\":1e9}",
      "{\"version\":2}", "{\"scene\":4}", "{\"sene\":\"x\"}", "{\"tour\":1,\"tour\":2}",
    ])
  func mistakes(text: String) {
    #expect(throws: DocumentError.self) { try SavedStateDocument.read(text) }
  }
}
