@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("The index of a table")
struct SectionIndexTests {
  private final class Letters: TableViewDataSource {
    var counts = Array(repeating: 5, count: 26)
    var hasIndex = true
    var offset = 0

    func numberOfSections(in tableView: TableView) -> Int { counts.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func sectionIndexTitles(for tableView: TableView) -> [String]? {
      hasIndex ? (0..<counts.count).map { String(UnicodeScalar(UInt8(65 + $0))) } : nil
    }
    func tableView(
      _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index + offset }
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 390))
  let table = exactTable(frame: Rect(x: 0, y: 0, width: 300, height: 390))
  let hand: Hand
  private let letters = Letters()

  init() {
    hand = Hand(window)
    table.rowHeight = 40
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = letters
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private var index: SectionIndexView? { table.additions?.index }

  @Test("lies at the end of the visible part, in front of all cells, wherever that is")
  func place() {
    #expect(index?.frame == Rect(x: 285, y: 0, width: 15, height: 390))
    table.contentOffset.y = 500
    window.layoutIfNeeded()
    #expect(index?.frame == Rect(x: 285, y: 500, width: 15, height: 390))
    #expect(table.subviews.last === index)
    window.userInterfaceLayoutDirection = .rightToLeft
    table.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(index?.frame.minX == 0)
    table.checkInvariants()
  }

  @Test("takes room from what lies in the cells, at the end at which it lies itself")
  func room() throws {
    func cell() throws -> TableViewCell {
      let path = try #require(table.indexPathsForVisibleRows?.first)
      return try #require(table.cellForRow(at: path))
    }
    #expect(try cell().contentView.frame == Rect(x: 0, y: 0, width: 285, height: 40))
    try cell().accessoryType = .checkmark
    // The checkmark is 14 points wide, with 16 points after it.
    #expect(try cell().contentView.frame.width == 255)
    #expect(try cell().subviews.last?.frame.maxX == 269)
    #expect(try cell().frame.width == 300)

    window.userInterfaceLayoutDirection = .rightToLeft
    table.setNeedsLayout()
    window.layoutIfNeeded()
    // The checkmark lies between the index and the content.
    #expect(try cell().contentView.frame == Rect(x: 45, y: 0, width: 255, height: 40))
    #expect(try cell().subviews.last?.frame.minX == 31)
    window.userInterfaceLayoutDirection = .leftToRight

    // Cells that become visible leave room for the index, too, and visible cells get the room back.
    table.contentOffset.y = 2_000
    window.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { $0.contentView.frame.maxX <= 285 })
    letters.hasIndex = false
    table.reloadSectionIndexTitles()
    #expect(table.visibleCells.contains { $0.contentView.frame.maxX == 300 })
    table.contentOffset.y = 3_000
    window.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { $0.contentView.frame.maxX >= 270 })
    table.checkInvariants()
  }

  @Test("takes room beside the handle of a row that can be dragged")
  func editing() throws {
    table.setEditing(true, animated: false)
    let cell = try #require(table.visibleCells.first)
    cell.showsReorderControl = true
    let handle = try #require(cell.subviews.first { $0 is ReorderHandle })
    #expect(handle.frame.maxX == 285)
    #expect(cell.contentView.frame.maxX == handle.frame.minX)
  }

  @Test("leads to its sections, by a touch and while a finger moves on it")
  func jumping() {
    // The index has 26 lines of 15 points.
    hand.down(292, 15 * 3 + 7, device: .touch)
    #expect(table.contentOffset.y == 3 * 200)
    hand.move(292, 15 * 10 + 7, device: .touch)
    #expect(table.contentOffset.y == 10 * 200)
    hand.move(292, 3000, device: .touch)
    #expect(table.contentOffset.y == 26 * 200 - 390)
    hand.up(292, 3000, device: .touch)
    hand.tap(292, 3)
    #expect(table.contentOffset.y == 0 && table.indexPathForSelectedRow == nil)
    letters.offset = 2
    hand.tap(292, 3)
    #expect(table.contentOffset.y == 2 * 200)
  }

  @Test("passes sections without rows, and ends that are none")
  func emptySections() {
    letters.counts[3] = 0
    table.reloadData()
    window.layoutIfNeeded()
    hand.tap(292, 15 * 3 + 7)
    #expect(table.contentOffset.y == 3 * 200, "where the next section begins")
    letters.offset = 100
    hand.tap(292, 3)
    #expect(table.contentOffset.y == 3 * 200)
  }

  @Test("comes and goes with its titles")
  func titles() {
    letters.hasIndex = false
    table.reloadSectionIndexTitles()
    window.layoutIfNeeded()
    #expect(index == nil && table.extras == nil && table.subviews.count == table.visibleCells.count)
    letters.hasIndex = true
    table.reloadData()
    window.layoutIfNeeded()
    #expect(index?.titles.count == 26)
    table.sectionIndexColor = Color(0x112233)
    #expect(index?.color == Color(0x112233) && table.sectionIndexColor == Color(0x112233))
  }

  @Test("shows as many titles as there is room for, the first and the last among them")
  func scale() {
    for count in 1...60 {
      for height in stride(from: 15.0, through: 600, by: 7) {
        let scale = SectionIndexScale(count: count, height: height)
        let lines = scale.lines
        #expect(Double(lines.count) * SectionIndexScale.lineHeight <= height && !lines.isEmpty)
        let shown = lines.compactMap { $0 }
        #expect(shown == shown.sorted() && Set(shown).count == shown.count && shown.first == 0)
        if shown.count > 1 { #expect(shown.last == count - 1) }
        #expect(scale.title(at: -10) == 0 && scale.title(at: height + 10) == count - 1)
      }
    }
    #expect(SectionIndexScale(count: 5, height: 3).lines.isEmpty)
    #expect(SectionIndexScale(count: 0, height: 300).title(at: 3) == nil)
  }
}
