import Hosting
import Inspecting
import SceneParts
import ScrollEngine
import TestSupport
import Testing

@testable import ScrollworkInspector

@MainActor
@Suite("The inspector of a program's window")
struct InspectorTests {
  private let middle = Point(x: 200, y: 300)

  @Test("F12, or Control, Shift and I, opens and closes it; a held key opens it once")
  func keys() {
    let app = AppScreen(RowsController(rows: 100))
    #expect(!app.inspector.isOpen)
    app.press(.f12)
    #expect(app.inspector.isOpen)
    app.send(.key(InputEvent.KeyPress(.f12, isRepeat: true)))
    #expect(app.inspector.isOpen)
    app.press(.i, [.control, .shift])
    #expect(!app.inspector.isOpen)
    app.press(.i)
    #expect(!app.inspector.isOpen)
  }

  @Test("Its numbers are the table's own")
  func numbers() throws {
    let controller = RowsController(rows: 1000)
    let app = AppScreen(controller)
    app.press(.f12)
    for notches in [-3.0, -20, 7, -100, 100] {
      app.turnWheel(at: middle, by: notches)
      let screen = try #require(app.screen)
      let readout = screen.chosen.readout
      let queue = try #require(readout.queues.first)
      let truth = controller.table.reuseQueue.statistics(forIdentifier: "row")
      #expect(queue.statistics == truth)
      #expect(queue.rows == 1000)
      #expect(queue.chips.count { $0.isLive } == controller.table.visibleCells.count)
      #expect(queue.chips.count { !$0.isLive } == truth.queued)
      #expect(screen.watch.liveCells == controller.table.visibleCells.count)
      #expect(screen.watch.viewCount == app.window.trace.viewCount)
      #expect(screen.chosen.record.lanes.lanes[0].count == truth.created)
    }
  }

  @Test("It lists what the table tells its delegate, which stays the delegate")
  func calls() throws {
    let controller = RowsController(rows: 1000)
    let app = AppScreen(controller)
    app.press(.f12)
    let before = controller.displayed
    app.turnWheel(at: middle, by: -30)
    let displays = try #require(app.screen).chosen.record.calls.entries.count { entry in
      if case .delegate(.willDisplay) = entry.call.event { true } else { false }
    }
    #expect(displays == controller.displayed - before)
    #expect(displays > 0)
    #expect(controller.table.delegate === controller)
  }

  @Test("Its calls say who moved the table: the wheel, or the program with its call")
  func causes() throws {
    let controller = RowsController(rows: 1000)
    let app = AppScreen(controller)
    app.press(.f12)
    app.turnWheel(at: middle, by: -30)
    controller.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    app.pass(0.1)
    let entries = try #require(app.screen).chosen.record.calls.entries
    let offsets = entries.filter {
      if case .delegate(.didScroll) = $0.call.event { true } else { false }
    }
    let movers = Set(offsets.compactMap { $0.call.mover?.words })
    #expect(movers.isSuperset(of: ["wheel", "program, scrollToRow"]))
    let uncaused = entries.filter { CallFilter.uncaused.lists($0.call) }
    #expect(uncaused.map(\.call.name).contains("contentOffset"))
    #expect(uncaused.allSatisfy { $0.call.mover?.words == "program, scrollToRow" })
  }

  @Test(
    "Closed, it leaves the picture, the size and the observers as they were",
    arguments: [Inspector.Place.over, .beside])
  func closing(place: Inspector.Place) {
    let controller = RowsController(rows: 1000)
    let app = AppScreen(controller, place: place)
    app.pass(1)
    let picture = app.draw()
    let frame = app.window.frame
    app.press(.f12)
    #expect(app.draw() != picture)
    #expect(controller.table.onCall != nil)
    #expect(controller.table.reuseQueue.onMove != nil)
    app.press(.f12)
    app.pass(1)
    #expect(app.draw() == picture)
    #expect(app.window.frame == frame)
    #expect(app.content.companion == nil)
    #expect(controller.table.onCall == nil)
    #expect(controller.table.reuseQueue.onMove == nil)
  }

  @Test("A program's own listener stays, and is told of everything")
  func ownListener() {
    let controller = RowsController(rows: 1000)
    var told = 0
    controller.loadViewIfNeeded()
    controller.table.onCall = { _ in told += 1 }
    let app = AppScreen(controller)
    app.press(.f12)
    let before = told
    app.turnWheel(at: middle, by: -5)
    #expect(told > before)
    app.press(.f12)
    #expect(controller.table.onCall != nil)
  }

  @Test("The program's screen hears of events as without it")
  func sameInput() {
    let (one, other) = (RowsController(rows: 1000), RowsController(rows: 1000))
    let (plain, inspected) = (AppScreen(one), AppScreen(other))
    inspected.press(.f12)
    plain.pass(1.0 / 60)
    var random = SeededRandom(seed: 7)
    for _ in 0..<60 {
      let point = Point(
        x: Double.random(in: 10...580, using: &random),
        y: Double.random(in: 10...590, using: &random))
      let kind = Int.random(in: 0...3, using: &random)
      let notches = Double.random(in: -8...8, using: &random).rounded()
      for app in [plain, inspected] {
        switch kind {
        case 0: app.click(point)
        case 1: app.press(.pageDown)
        default: app.turnWheel(at: point, by: notches)
        }
      }
      #expect(one.table.contentOffset == other.table.contentOffset)
      #expect(one.selected == other.selected)
      #expect(plain.time == inspected.time)
    }
    #expect(!one.selected.isEmpty)
  }

  @Test("Events on its panel do not reach the program")
  func panelEvents() throws {
    let controller = RowsController(rows: 1000)
    let app = AppScreen(controller)
    app.press(.f12)
    let calls = try #require(app.screen).chosen.record.calls.entries.count
    app.turnWheel(at: Point(x: 800, y: 300), by: -10)
    app.click(Point(x: 800, y: 300))
    #expect(controller.table.contentOffset == .zero)
    #expect(controller.selected.isEmpty)
    #expect(try #require(app.screen).chosen.record.calls.entries.count == calls)
  }

  @Test("Its buttons pick, outline, make room and close")
  func buttons() throws {
    let controller = RowsController(rows: 1000)
    let app = AppScreen(controller)
    app.press(.f12)
    app.click(.beside)
    #expect(app.window.frame.size == Size(width: 900 - Panel.width, height: 600))
    app.click(.beside)
    #expect(app.window.frame.size == Size(width: 900, height: 600))
    app.click(.outlines)
    #expect(!app.inspector.showsOutlines)
    app.click(.pick)
    #expect(try #require(app.screen).isPicking)
    app.click(middle)
    #expect(controller.selected.isEmpty)
    let screen = try #require(app.screen)
    let pinned = try #require(screen.card.pinned)
    #expect(pinned.inspection.title.hasPrefix("Row 7 · cell"))
    #expect(pinned.inspection.subtitle == "TableViewCell \"row\" in TableView1")
    #expect(pinned.outline == Rect(x: 0, y: 280, width: 900, height: 40))
    // The cell was there before the inspector opened, so its history does not say that it was new.
    #expect(pinned.inspection.history.map(\.value) == ["Row 7"])
    app.press(.escape)
    #expect(screen.card.pinned == nil)
    app.click(.close)
    #expect(!app.inspector.isOpen)
  }

  @Test("Views are searched only after one has come or gone")
  func cost() throws {
    let controller = RowsController(rows: 1_000_000)
    let app = AppScreen(controller)
    let crowd = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    for _ in 0..<10_000 { crowd.addSubview(View()) }
    app.window.addSubview(crowd)
    controller.table.contentOffset.y = 1
    app.press(.f12)
    app.pass(1)
    let watch = try #require(app.screen).watch
    let visited = watch.visited
    #expect(visited > 10_000)
    app.pass(1)
    for _ in 0..<20 {
      // The table scrolls by less than a row, so no cell comes.
      controller.table.contentOffset.y = 1
      app.pass(1.0 / 60)
      controller.table.contentOffset.y = 2
      app.pass(1.0 / 60)
    }
    #expect(watch.visited == visited)
    #expect(watch.views.count == 1)
  }

  @Test("It survives another root, no scroll view, lists that come and go, and a window of a point")
  func changes() throws {
    let app = AppScreen()
    app.press(.f12)
    let screen = try #require(app.screen)
    #expect(screen.watch.views.isEmpty)
    #expect(screen.chosen === screen.watch.ground)
    let first = RowsController(rows: 50)
    app.window.rootViewController = first
    app.pass(0.1)
    #expect(screen.watch.views.map(\.pane.rootID) == ["TableView1"])
    let second = RowsController(rows: 5)
    app.window.rootViewController = second
    app.pass(0.1)
    #expect(screen.watch.views.count == 1)
    #expect(screen.chosen.pane.root === second.table)
    #expect(first.table.onCall == nil)
    app.click(.pick)
    app.click(Point(x: 100, y: 100))
    #expect(screen.card.pinned != nil)
    app.content.resize(to: Size(width: 1, height: 1))
    app.pass(0.1)
    _ = app.draw()
    app.content.resize(to: Size(width: 500, height: 400))
    app.pass(0.1)
    let extra = TableView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    app.window.addSubview(extra)
    app.pass(0.1)
    #expect(screen.watch.views.count == 2)
    extra.removeFromSuperview()
    app.window.rootViewController = nil
    app.pass(0.1)
    _ = app.draw()
    #expect(screen.watch.views.isEmpty)
    #expect(screen.card.pinned == nil)
    app.press(.f12)
    #expect(!app.inspector.isOpen)
  }

  @Test("The marks of cells that have moved fade to nothing, and then it rests")
  func fading() throws {
    let controller = RowsController(rows: 1000)
    let app = AppScreen(controller)
    app.press(.f12)
    let screen = try #require(app.screen)
    controller.table.contentOffset.y = 500
    app.pass(1.0 / 60)
    app.pass(1.0 / 60)
    #expect(screen.panel.reuse.readout.queues[0].chips.contains { $0.flash > 0 })
    app.pass(1)
    #expect(screen.panel.reuse.readout.queues[0].chips.allSatisfy { $0.flash == 0 })
    _ = app.draw()
    #expect(app.content.tick(to: app.time) == nil)
    #expect(!app.content.needsDisplay)
  }

  @Test("A view that has left the window is let go")
  func lifetime() {
    let app = AppScreen()
    app.press(.f12)
    weak var table: TableView?
    do {
      let view = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
      table = view
      app.window.addSubview(view)
      app.pass(0.1)
      view.removeFromSuperview()
    }
    app.pass(0.1)
    #expect(table == nil)
  }
}

/// Items of two kinds in a collection.
private final class KindsController: ViewController, CollectionViewDataSource {
  override func loadView() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 80, height: 80)
    let collection = CollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "film")
    collection.dataSource = self
    view = collection
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    300
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: indexPath.item.isMultiple(of: 3) ? "film" : "photo", for: indexPath)
  }
}

@MainActor
@Suite("Names in the inspector")
struct InspectorNamesTests {
  @Test("Queues of several identifiers bear different names, and a collection counts items")
  func queues() throws {
    let app = AppScreen(KindsController())
    app.press(.f12)
    let view = try #require(app.screen).chosen
    let queues = view.readout.queues
    #expect(queues.map(\.title).sorted() == ["CollectionView1 · film", "CollectionView1 · photo"])
    #expect(queues.map(\.elements) == ["items", "items"])
    #expect(ViewsContent.Line(view).figures.hasSuffix("of 300 items"))
  }

  @Test("A click on the map shows that place of the content, and the delegate hears of it")
  func map() throws {
    let controller = RowsController(rows: 1000)
    let app = AppScreen(controller)
    app.press(.f12)
    _ = app.draw()
    let panel = try #require(app.screen).panel
    let frame = MapContent.mapFrame(in: panel.mapRect)
    let displayed = controller.displayed
    for part in [0.5, 0.0, 0.999] {
      let point = Point(x: frame.midX, y: frame.minY + part * frame.height)
      app.click(panel.map.convert(point, to: nil))
      let expected = min(max(part * 40_000 - 300, 0), 40_000 - 600)
      #expect(abs(controller.table.contentOffset.y - expected) < 1)
    }
    #expect(controller.displayed > displayed)
  }

  @Test("A queue with one identifier is named like its table, which counts rows")
  func queue() throws {
    let app = AppScreen(RowsController(rows: 100))
    app.press(.f12)
    let view = try #require(app.screen).chosen
    #expect(view.readout.queues.map(\.title) == ["TableView1"])
    #expect(view.readout.queues.map(\.elements) == ["rows"])
    #expect(ViewsContent.Line(view).figures.hasSuffix("of 100 rows"))
  }
}
