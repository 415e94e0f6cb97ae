@testable import PlainText
import Testing

@Suite("Near names")
struct NearNamesTests {
  let scenes = ["cell-reuse", "naive", "container", "naive-and-container"]

  @Test(
    "find what was meant",
    arguments: [
      ("contianer", ["container"]), ("Container", ["container"]), ("containr", ["container"]),
      ("naive-", ["naive", "naive-and-container"]), ("cell", ["cell-reuse"]),
      ("nave", ["naive"]), ("xyz", []), ("", []),
    ])
  func finding(written: String, expected: [String]) {
    #expect(NearNames.near(written, in: scenes) == expected)
  }

  @Test("are at most three")
  func limit() {
    let names = ["row1", "row2", "row3", "row4"]
    #expect(NearNames.near("row5", in: names) == ["row1", "row2", "row3"])
  }

  @Test("make a question")
  func question() {
    #expect(
      NearNames.question(for: "naiv", in: scenes)
        == "did you mean \"naive\" or \"naive-and-container\"?")
    #expect(NearNames.question(for: "xyz", in: scenes) == nil)
  }
}
