import Testing

@testable import Documents

@Suite("The saved state")
struct SavedStateTests {
  @Test(
    "What is written is what is read",
    arguments: [
      SavedState(), SavedState(tour: .at(3)), SavedState(tour: .skipped, scene: "container"),
      SavedState(tour: .finished, scene: "naive", variant: "60 \"rows\" \n ü"),
      SavedState(folded: []), SavedState(scene: "naive", folded: ["lanes", "inspector"]),
    ])
  func roundTrip(state: SavedState) throws {
    #expect(try SavedStateDocument.read(SavedStateDocument.text(for: state)) == state)
  }

  @Test(
    "Anything else is named with its place",
    arguments: [
      "", "[]", "{", "{\"tour\":0}", "{\"tour\":1.5}", "{\"tour\":\"over\"}", "{\"tour\":1e9}",
      "{\"version\":3}", "{\"folded\":\"lanes\"}", "{\"scene\":4}", "{\"sene\":\"x\"}",
      "{\"tour\":1,\"tour\":2}",
    ])
  func mistakes(text: String) {
    #expect(throws: DocumentError.self) { try SavedStateDocument.read(text) }
  }

  @Test("of a later version is known as such, whatever else it says")
  func newer() {
    for text in [#"{"version":3}"#, #"{"later":[1,{}],"version":9}"#] {
      #expect(SavedStateDocument.isNewer(text), "\(text)")
    }
    for text in [
      #"{"version":1}"#, #"{"version":2}"#, "{}", "[2]", #"{"version":1.5}"#, #"{"version":"2"}"#,
      "{\"ver",
    ] {
      #expect(!SavedStateDocument.isNewer(text), "\(text)")
    }
  }
}
