import ScrollEngine
import TestSupport
import Testing

/// Series of flicks, each on content that still moves.
@MainActor
@Suite("However often content is flicked")
struct InSightTests {
  enum Kind: CaseIterable {
    case plain, bothAxes, paging, insets, table, collection, container, nested, zoomed
  }

  /// A scroll view or list that fills a window.
  @MainActor
  private final class World {
    let window: Window
    let view: ScrollView
    private var rows: RowSource?
    private var items: CollectionSource?
    private let log = CallLog()

    init(_ kind: Kind, _ random: inout SeededRandom) {
      func number(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &random)
      }
      let size = Size(width: number(40...2_000), height: number(40...2_000))
      window = Window(frame: Rect(origin: .zero, size: size))
      let length = size.height * number(1...12)
      switch kind {
      case .table:
        rows = RowSource(Int(length / 30) + 1)
        view = Self.table(rows)
      case .collection:
        let source = CollectionSource([])
        source.sections = [
          .init(
            sizes: Array(
              repeating: Size(width: size.width, height: 30), count: Int(length / 30) + 1))
        ]
        items = source
        view = source.collection(CollectionViewFlowLayout())
      case .container:
        rows = RowSource(Int(length / 60) + 1)
        let container = ContainerScrollView()
        for _ in 0..<3 { container.addArrangedSubview(Self.table(rows)) }
        view = container
      default:
        view = ScrollView()
        view.contentSize = Size(width: size.width, height: length)
      }
      view.frame = window.bounds
      switch kind {
      case .bothAxes: view.contentSize.width = size.width * number(1...5)
      case .paging: view.isPagingEnabled = true
      case .insets:
        view.contentInset = EdgeInsets(
          top: size.height * number(0...0.9), left: 0, bottom: size.height * number(0...0.9),
          right: 0)
      case .nested:
        let inner = ScrollView(frame: Rect(origin: .zero, size: size))
        inner.contentSize = Size(width: size.width, height: size.height * number(1...3))
        view.addSubview(inner)
      case .zoomed:
        let zoomed = View(frame: Rect(origin: .zero, size: view.contentSize))
        view.addSubview(zoomed)
        log.zoomed = zoomed
        view.delegate = log
        view.minimumZoomScale = 1
        view.maximumZoomScale = 3
        view.zoomScale = 2
      default: break
      }
      window.addSubview(view)
      window.layoutIfNeeded()
      if kind == .insets { view.contentOffset.y = view.scrollRange.minimum.y }
    }

    private static func table(_ source: RowSource?) -> TableView {
      let table = exactTable()
      table.rowHeight = 30
      table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      return table
    }

    /// The visible width or height of the content, whichever is less, in points.
    var inSight: Double {
      let (size, content, offset) = (view.bounds.size, view.contentSize, view.contentOffset)
      return Axis.allCases.map { axis in
        min(offset[axis] + size[axis], content[axis]) - max(offset[axis], 0)
      }.min() ?? 0
    }
  }

  /// Flicks in one direction with short pauses, which all begin at the time of a frame.
  private func flicks(in size: Size, _ random: inout SeededRandom) -> [InputEvent] {
    var events: [InputEvent] = []
    let angle =
      [Point(x: 0, y: -1), Point(x: 0, y: 1), Point(x: -0.8, y: -1)]
      .randomElement(using: &random) ?? .zero
    var start = 0.1
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let from = Point(x: size.width / 2, y: size.height / 2)
      let velocity = angle * Double.random(in: 500...9_000, using: &random)
      events += Stroke(at: start, from: from, velocity: velocity, in: 0.1).events
      start += 0.1 + 0.05 * Double(Int.random(in: 1...8, using: &random))
    }
    return events
  }

  private func play(
    _ kind: Kind, seed: UInt64, rate: Double, look: (World, Double) -> Void
  ) -> World {
    var random = SeededRandom(seed: seed)
    let world = World(kind, &random)
    var rest = flicks(in: world.window.bounds.size, &random)[...]
    let end = (rest.last?.time ?? 0) + 2
    for frame in 0...Int(end * rate) {
      let time = Double(frame) / rate
      // The frame comes before its events: caught content stops where the last frame shows it.
      world.window.advance(to: time)
      while let event = rest.first, event.time <= time + 1e-9 {
        world.window.router.handle(event)
        rest.removeFirst()
      }
      world.window.layoutIfNeeded()
      look(world, time)
    }
    return world
  }

  @Test("some of it stays in sight", arguments: Kind.allCases)
  func inSight(kind: Kind) throws {
    for seed in Soak.seeds(0...24) {
      var least = Double.infinity
      var isPulled = false
      _ = play(kind, seed: seed, rate: 60) { world, _ in
        let view = world.view
        let isInside = view.scrollRange.contains(view.contentOffset)
        // With a large inset, a hand may pull the content out of sight.
        isPulled = !isInside && (isPulled || view.isTracking)
        if !isPulled || kind != .insets { least = min(least, world.inSight) }
      }
      try #require(least > 0, "\(kind), seed \(seed)")
    }
  }

  @Test("it goes the same way in all frames", arguments: Kind.allCases)
  func frames(kind: Kind) throws {
    for seed in Soak.seeds(0...4) {
      var paths: [[Point]] = []
      for rate in [60.0, 120, 1_000] {
        var path: [Point] = []
        _ = play(kind, seed: seed, rate: rate) { world, time in
          let twentieth = time * 20
          if abs(twentieth - twentieth.rounded()) < 1e-9 { path.append(world.view.contentOffset) }
        }
        paths.append(path)
      }
      for path in paths {
        for (one, other) in zip(path, paths[0]) {
          // Content slower than 60 points per second is caught only when the finger has left the
          // slop, at the offset that a frame shows then.
          try #require((one - other).length < 1, "\(kind), seed \(seed): \(one), not \(other)")
        }
      }
    }
  }

  @Test("four flicks of 300 points leave rows in a table of 400")
  func fourFlicks() {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 400))
    let source = RowSource(160)
    let table = exactTable(frame: window.bounds)
    table.rowHeight = 50
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    var farthest = 0.0
    var time = 0.0
    func rest(_ frames: Int) {
      for _ in 0..<frames {
        time += 1.0 / 60
        window.advance(to: time)
        window.layoutIfNeeded()
        farthest = max(farthest, table.contentOffset.y - table.scrollRange.maximum.y)
        #expect(!table.visibleCells.isEmpty)
      }
    }
    for flick in 0..<4 {
      let stroke = Stroke(
        at: time, from: Point(x: 160, y: 350), velocity: Point(x: 0, y: -3_600), in: 5.0 / 60)
      for event in stroke.events {
        rest(event.time > time ? 1 : 0)
        window.router.handle(event)
      }
      rest(flick == 3 ? 240 : 6)
    }
    #expect(farthest > 100 && farthest < 169)
  }
}
