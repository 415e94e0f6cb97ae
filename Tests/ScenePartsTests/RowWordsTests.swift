import SceneParts
import ScrollEngine
import Testing

@Suite("What rows are called")
struct RowWordsTests {
  @Test(
    "Ordinals end as they are spoken",
    arguments: [
      (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"),
      (21, "21st"), (101, "101st"), (111, "111th"), (1_002, "1,002nd"),
    ])
  func endings(number: Int, words: String) {
    #expect(ordinal(number) == words)
  }

  @Test("Numbered rows count from 0, places from 1")
  func places() {
    #expect(IndexPath(row: 4, section: 0).rowWords == "Row 4")
    #expect(IndexPath(row: 5, section: 2).rowWords == "Row 2.5")
    #expect(IndexPath(row: 4, section: 0).ordinalWords == "the 5th row")
    #expect(IndexPath(row: 0, section: 0).ordinalTileWords == "the 1st tile")
  }
}
