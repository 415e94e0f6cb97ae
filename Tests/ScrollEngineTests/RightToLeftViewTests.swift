import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Where lines begin at the right")
struct RightToLeftViewTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 400))

  private func run(of view: View) -> TextRun? {
    var canvas = Canvas(size: window.bounds.size, text: FixedAdvanceText())
    view.render(in: &canvas)
    for case .text(let run) in canvas.commands { return run }
    return nil
  }

  @Test("natural text lies there, and text with a side does not move")
  func labels() {
    let label = Label(frame: Rect(x: 0, y: 0, width: 200, height: 20))
    label.text = "abc"
    window.addSubview(label)
    #expect(label.textAlignment == .natural && run(of: label)?.alignment == .leading)
    window.userInterfaceLayoutDirection = .rightToLeft
    #expect(run(of: label)?.alignment == .trailing && run(of: label)?.anchor.x == 200)
    label.semanticContentAttribute = .forceLeftToRight
    #expect(run(of: label)?.alignment == .leading)
    label.semanticContentAttribute = .unspecified
    for side in [TextRun.Alignment.leading, .center, .trailing] {
      label.textAlignment = side
      #expect(run(of: label)?.alignment == side)
    }
  }

  @Test("a cell's second label lies at the left")
  func detail() {
    let cell = TableViewCell(style: .value1)
    cell.frame = Rect(x: 0, y: 0, width: 200, height: 44)
    cell.detailTextLabel?.text = "abc"
    window.addSubview(cell)
    #expect(run(of: cell)?.alignment == .trailing)
    window.userInterfaceLayoutDirection = .rightToLeft
    #expect(run(of: cell)?.alignment == .leading && run(of: cell)?.anchor.x == 16)
  }

  @Test("the vertical indicator lies at the left, and offsets stay what they are")
  func indicators() {
    let view = ScrollView(frame: window.bounds)
    view.contentSize = Size(width: 900, height: 900)
    view.verticalScrollIndicatorInsets = EdgeInsets(top: 1, left: 20, bottom: 3, right: 4)
    window.addSubview(view)
    let usual = view.indicatorFrame(along: .vertical)
    let across = view.indicatorFrame(along: .horizontal)
    view.semanticContentAttribute = .forceRightToLeft
    let frame = view.indicatorFrame(along: .vertical)
    #expect(frame.minX - 20 == 300 - usual.maxX - 4)
    #expect(frame.minY == usual.minY && frame.size == usual.size)
    #expect(view.indicatorFrame(along: .horizontal) == across)
    #expect(view.contentOffset == .zero && view.scrollRange.maximum.x == 600)
  }

  @Test("a mouse finds the indicator there")
  func mouse() {
    let view = ScrollView(frame: window.bounds)
    view.contentSize = Size(width: 300, height: 4000)
    view.semanticContentAttribute = .forceRightToLeft
    window.addSubview(view)
    window.layoutIfNeeded()
    view.flashScrollIndicators()
    let thumb = view.indicatorFrame(along: .vertical)
    let hand = Hand(window)
    hand.drag(from: thumb.midX, thumb.midY, by: 0, 100)
    #expect(view.contentOffset.y > 500)
  }

  @Test("separators begin at the right")
  func separators() {
    final class Source: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
      ) -> TableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
    }
    func lines() -> [Rect] {
      var canvas = Canvas(size: window.bounds.size, text: FixedAdvanceText())
      table.cellForRow(at: IndexPath(row: 0, section: 0))?.render(in: &canvas)
      return canvas.commands.compactMap {
        if case .line(let rect, _, _, _) = $0 { rect } else { nil }
      }
    }
    let source = Source()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.separatorInset = EdgeInsets(top: 0, left: 30, bottom: 0, right: 5)
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(lines().map(\.minX) == [30] && lines().map(\.maxX) == [295])
    window.userInterfaceLayoutDirection = .rightToLeft
    #expect(lines().map(\.minX) == [5] && lines().map(\.maxX) == [270])
    table.removeFromSuperview()
    window.userInterfaceLayoutDirection = .leftToRight
    table.semanticContentAttribute = .forceRightToLeft
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(lines().map(\.minX) == [5])
  }
}
