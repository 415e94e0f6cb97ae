import Drawing
import Geometry
import SDLStage
import ScrollEngine
import Testing

@MainActor
@Suite("Lines as thin as can be")
struct HairlineTests {
  nonisolated static let scales = [0.375, 0.5, 0.75, 1, 1.5, 2]

  private static let size = Size(width: 40, height: 400)

  private let table = LinedTable(size: HairlineTests.size)

  /// The thickness of each line between white rows, from the top, in device pixels.
  private func thicknesses(on stage: OffscreenStage, magnified scale: Double = 1) throws -> [Int] {
    var canvas = Canvas(size: Self.size, text: stage.text)
    canvas.scale(by: scale)
    table.window.renderWindow(in: &canvas)
    let picture = try stage.picture(of: canvas.displayList(background: white))
    return picture.column(3).split(separator: ".").map(\.count)
  }

  private func check(_ lines: [Int], at offset: Double) {
    let rows = Int((Self.size.height + offset) / LinedTable.rowHeight)
    #expect(lines.allSatisfy { $0 == lines.first }, "offset \(offset): \(lines)")
    // The last line may lie beyond the edge.
    #expect(abs(lines.count - rows) <= 1, "offset \(offset): \(lines)")
  }

  @Test("The separators of all rows are alike on every surface", arguments: scales)
  func surfaces(scale: Double) throws {
    let stage = try OffscreenStage(size: Self.size, scale: scale, fonts: FontLibrary())
    for step in 0..<40 {
      table.view.contentOffset.y = Double(step) / 8
      table.window.layoutIfNeeded()
      check(try thicknesses(on: stage), at: table.view.contentOffset.y)
    }
  }

  @Test(
    "The separators of all rows are alike however small they are drawn",
    arguments: scales.filter { $0 < 1 })
  func magnified(scale: Double) throws {
    let stage = try OffscreenStage(size: Self.size, fonts: FontLibrary())
    for step in 0..<40 {
      table.view.contentOffset.y = Double(step) / 8
      table.window.layoutIfNeeded()
      check(try thicknesses(on: stage, magnified: scale), at: table.view.contentOffset.y)
    }
  }

  @Test("A line lies inside its rectangle, along the edge that is asked for")
  func lineAtAnEdge() throws {
    let rect = Rect(x: 4, y: 4, width: 20, height: 9)
    for scale in Self.scales {
      for edge in Rect.Edge.allCases {
        let stage = try OffscreenStage(size: Self.size, scale: scale, fonts: FontLibrary())
        var canvas = Canvas(size: Self.size, text: stage.text)
        canvas.line(along: edge, of: rect, black)
        let box = try stage.picture(of: canvas.displayList(background: white)).inkBox
        #expect(box == PixelGrid(scale: scale).line(along: edge, of: rect, width: 1))
      }
    }
  }
}

/// A table of white rows with black lines between them.
@MainActor
private final class LinedTable: TableViewDataSource {
  static let rowHeight = 21.0

  let window: Window
  let view: TableView

  init(size: Size) {
    window = Window(frame: Rect(origin: .zero, size: size))
    view = TableView(frame: window.bounds)
    view.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    view.rowHeight = Self.rowHeight
    view.separatorColor = black
    view.separatorInset = .zero
    view.showsVerticalScrollIndicator = false
    view.dataSource = self
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.backgroundColor = white
    return cell
  }
}
