import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("The background view of a list")
struct BackgroundViewTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  let source = SectionSource(20, 20)
  let background = View()

  private func place(of view: View, in list: View) -> Int? {
    list.subviews.firstIndex { $0 === view }
  }

  @Test("fills the visible part behind all rows, wherever that is, and leaves with nil")
  func fills() {
    let table = source.table(.plain, in: window)
    background.backgroundColor = Color(0x00FF00)
    table.backgroundView = background
    #expect(table.backgroundView === background && background.frame == table.bounds)
    for offset in [130.0, 500, 0] {
      table.contentOffset.y = offset
      window.layoutIfNeeded()
      #expect(background.frame == Rect(x: 0, y: offset, width: 100, height: 100))
      #expect(place(of: background, in: table) == 0)
      table.checkInvariants()
    }
    table.frame.size.height = 60
    window.layoutIfNeeded()
    #expect(background.frame.size == Size(width: 100, height: 60))
    table.backgroundView = nil
    #expect(background.superview == nil && table.backgroundView == nil)
  }

  @Test("stays behind headers of the table, refresh controls, and rows on their way out")
  func stays() {
    let table = source.table(.grouped, in: window)
    table.backgroundView = background
    let header = View(frame: Rect(x: 0, y: 0, width: 100, height: 10))
    table.tableHeaderView = header
    table.refreshControl = RefreshControl { _ in }
    window.layoutIfNeeded()
    #expect(place(of: background, in: table) == 0 && place(of: header, in: table) ?? 0 > 0)
    source.counts[0] = 18
    table.deleteRows(
      at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
    window.layoutIfNeeded()
    window.advance(to: window.now + 0.1)
    #expect(table.subviews.first === background)
    window.advance(to: window.now + 1)
    window.layoutIfNeeded()
    #expect(table.subviews.first === background)
    table.checkInvariants()
  }

  @Test("is drawn before the rows, at the same place while they move")
  func drawn() {
    let table = source.table(.plain, in: window)
    background.backgroundColor = Color(0x00FF00)
    table.backgroundView = background
    for offset in [0.0, 33.4] {
      table.contentOffset.y = offset
      window.layoutIfNeeded()
      var canvas = Canvas(size: window.bounds.size, text: FixedAdvanceText())
      window.render(in: &canvas)
      let fills = canvas.commands.compactMap { command -> Rect? in
        if case .fill(let rect, let color, _) = command, color == Color(0x00FF00) { return rect }
        return nil
      }
      #expect(fills == [Rect(x: 0, y: 0, width: 100, height: 100)])
    }
  }

  @Test("can be another one, in another list, or none because a program has taken it out")
  func changes() {
    let table = source.table(.plain, in: window)
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 50, height: 50),
      collectionViewLayout: CollectionViewFlowLayout())
    table.backgroundView = background
    collection.backgroundView = background
    #expect(background.superview === collection && background.frame == collection.bounds)
    let other = View()
    table.backgroundView = other
    #expect(background.superview === collection && other.superview === table)
    other.removeFromSuperview()
    table.contentOffset.y = 50
    window.layoutIfNeeded()
    #expect(table.backgroundView === other && other.frame.minY == 0)
    table.backgroundView = other
    #expect(other.superview === table && other.frame.minY == 50)
  }

  @Test("of a collection lies behind its items and follows the bounds")
  func collection() {
    let layout = CollectionViewFlowLayout()
    let items = CollectionSource(40)
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    window.addSubview(collection)
    window.layoutIfNeeded()
    collection.backgroundView = background
    collection.contentOffset.y = 77
    window.layoutIfNeeded()
    #expect(collection.subviews.first === background && background.frame == collection.bounds)
    #expect(collection.subviews.count > 2)
    collection.checkInvariants()
  }
}
