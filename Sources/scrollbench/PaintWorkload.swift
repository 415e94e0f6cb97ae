import Drawing
import SDLStage
import ScrollEngine

/// A list of rows of 50 points in 800 x 600: what one whole picture costs, in software.
///
/// Each row has a background, a separator of one point and a text. A step scrolls by 40 points, so
/// that most frames show a text that no frame before has shown. `record` makes the display list,
/// `paint` rasters it, and `frame` is all of it, with the step and its layout; `repaint` rasters
/// what was rastered just before, so that all texts are known.
@MainActor
final class PaintWorkload: TableViewDataSource {
  private static let rowCount = 1_000_000
  private static let framesPerBatch = 100
  private let window = Window(frame: Rect(x: 0, y: 0, width: 800, height: 600))
  private let table = TableView()
  private let stage: OffscreenStage
  private var direction = 40.0

  static func run() {
    do {
      PaintWorkload(
        stage: try OffscreenStage(size: Size(width: 800, height: 600), fonts: FontLibrary())
      ).measure()
    } catch {
      Output.fail("scrollbench: \(error)")
    }
  }

  private init(stage: OffscreenStage) {
    self.stage = stage
    table.frame = window.bounds
    table.rowHeight = 50
    table.register(PaintCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    window.addSubview(table)
    window.layoutIfNeeded()
  }

  private func measure() {
    let size = Self.framesPerBatch
    let parameters = [("rows", Self.rowCount)]
    for _ in 0..<size { frame() }
    let record = (0..<100).flatMap { _ in
      step()
      return CPUClock.measure(batches: 1, of: size) { _ = displayList() }
    }
    Output.metric("paint", "record", parameters: parameters, microseconds: record)
    let paint = (0..<100).flatMap { _ in
      let lists = (0..<size).map { _ in
        step()
        return displayList()
      }
      var next = 0
      return CPUClock.measure(batches: 1, of: size) {
        self.paint(lists[next])
        next += 1
      }
    }
    Output.metric("paint", "paint", parameters: parameters, microseconds: paint)
    let list = displayList()
    let repaint = CPUClock.measure(batches: 100, of: size) { self.paint(list) }
    Output.metric("paint", "repaint", parameters: parameters, microseconds: repaint)
    let frame = CPUClock.measure(batches: 100, of: size) { self.frame() }
    Output.metric("paint", "frame", parameters: parameters, microseconds: frame)
    Output.value(
      "paint", "commands", parameters: parameters, value: list.commands.count)
  }

  private func frame() {
    step()
    paint(displayList())
  }

  private func step() {
    let range = table.scrollRange
    let offset = table.contentOffset.y + direction
    if offset < 0 || offset > range.maximum.y { direction = -direction }
    table.contentOffset.y = min(max(offset, 0), range.maximum.y)
    window.layoutIfNeeded()
  }

  private func displayList() -> DisplayList {
    var canvas = Canvas(size: stage.size, text: stage.text)
    window.renderWindow(in: &canvas)
    return canvas.displayList(background: Color(0xFFFFFF))
  }

  private func paint(_ list: DisplayList) {
    do {
      try stage.paint(list)
    } catch {
      Output.fail("scrollbench: \(error)")
    }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    Self.rowCount
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.backgroundColor = indexPath.row.isMultiple(of: 2) ? Color(0xFFFFFF) : Color(0xFAFAFA)
    cell.textLabel.text = "Section \(indexPath.section) Row \(indexPath.row)"
    return cell
  }
}

/// A row with a line of one point along its bottom edge.
private final class PaintCell: TableViewCell {
  override func draw(in canvas: inout Canvas) {
    canvas.fill(
      Rect(x: 0, y: bounds.maxY - 1, width: bounds.width, height: 1), Color(0xC8C8C8))
  }
}
