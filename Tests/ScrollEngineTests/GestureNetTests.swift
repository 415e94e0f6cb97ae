import PageMaps
import ScrollEngine
import TestSupport
import Testing

/// Random strokes on scroll views of each kind, once with frames at the times of the events, and
/// once with frames ahead of them.
@MainActor
@Suite("Random strokes")
struct GestureNetTests {
  enum Kind: CaseIterable {
    case plain, bothAxes, paging, insets, noBounce, nested, linked, refreshing, container, pageMap
  }

  /// A window with scroll views, and logs of the calls of their delegates.
  @MainActor
  final class World {
    let window: Window
    var views: [ScrollView] = []
    var logs: [CallLog] = []
    let source: RowSource

    init(_ kind: Kind, _ numbers: inout RandomNumbers) {
      let size = Size(
        width: numbers.number(in: 60...400), height: numbers.number(in: 60...600))
      window = Window(frame: Rect(origin: .zero, size: size))
      source = RowSource(Int.random(in: 0...90, using: &numbers.random))
      let view = Self.view(kind, size, source, &numbers)
      view.frame = window.bounds
      window.addSubview(view)
      add(view)
      switch kind {
      case .nested:
        let inner = ScrollView(
          frame: Rect(
            x: 0, y: 0, width: size.width, height: numbers.number(in: 20...size.height)))
        inner.contentSize = Size(
          width: size.width, height: numbers.number(in: 20...3_000))
        view.addSubview(inner)
        add(inner)
      case .linked:
        let other = ScrollView(frame: Rect(x: 0, y: 0, width: 50, height: 70))
        other.contentSize = Size(width: 50, height: numbers.number(in: 70...900))
        window.addSubview(other)
        view.link(to: other, along: .vertical, .wholeRange, isTwoWay: true)
        add(other)
      case .refreshing:
        view.refreshControl = RefreshControl { $0.endRefreshing() }
      case .container:
        for case let child as ScrollView in (view as? StackingScrollView)?.arrangedSubviews ?? [] {
          add(child)
        }
      default: break
      }
      window.layoutIfNeeded()
    }

    private func add(_ view: ScrollView) {
      let log = CallLog()
      view.delegate = log
      views.append(view)
      logs.append(log)
    }

    private static func view(
      _ kind: Kind, _ size: Size, _ source: RowSource, _ numbers: inout RandomNumbers
    ) -> ScrollView {
      switch kind {
      case .pageMap:
        let map = randomMap(&numbers.random)
        return PageMapView(frame: Rect(origin: .zero, size: size), map: map)
      case .container:
        let container = ContainerScrollView(frame: Rect(origin: .zero, size: size))
        container.spacing = numbers.number(in: 0...20)
        for _ in 0..<3 {
          let table = exactTable()
          table.rowHeight = numbers.number(in: 10...90)
          table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
          table.dataSource = source
          container.addArrangedSubview(table)
        }
        return container
      default:
        let view = ScrollView(frame: Rect(origin: .zero, size: size))
        let width = kind == .bothAxes ? numbers.number(in: 1...2_000) : size.width
        view.contentSize = Size(width: width, height: numbers.number(in: 1...4_000))
        view.isPagingEnabled = kind == .paging
        view.bounces = kind != .noBounce
        view.alwaysBounceVertical = kind == .insets
        if kind == .insets {
          view.contentInset = EdgeInsets(
            top: numbers.number(in: 0...90), left: 0, bottom: numbers.number(in: 0...90), right: 0)
          view.contentOffset.y = view.scrollRange.minimum.y
        }
        return view
      }
    }
  }

  /// Plays four strokes, each from rest, with frames `lead` seconds ahead of the events.
  private func play(_ kind: Kind, seed: UInt64, lead: (inout SeededRandom) -> Double) -> World {
    var numbers = RandomNumbers(seed: seed)
    var leads = SeededRandom(seed: seed &+ 1_000)
    let world = World(kind, &numbers)
    let size = world.window.bounds.size
    var frames = AheadFrames(
      world.window, interval: numbers.random.next().isMultiple(of: 2) ? 1.0 / 60 : 1.0 / 144)
    for index in 0..<4 {
      let start = 1 + 40 * Double(index) + Double.random(in: 0...1, using: &numbers.random)
      frames.skip(to: start - 0.2)
      let stroke = Stroke(random: &numbers, at: start, in: size)
      frames.send(stroke.events) { lead(&leads) }
      // Everything comes to rest, whether frames are ahead of the events or not.
      frames.skip(to: start + 20)
      world.window.advance(to: start + 21)
    }
    return world
  }

  @Test("lead where they lead, whatever frames there are", arguments: Kind.allCases)
  func leads(kind: Kind) throws {
    for seed in Soak.seeds(1...30) {
      let still = play(kind, seed: seed) { _ in 0 }
      let ahead = play(kind, seed: seed) { Double.random(in: 0...0.05, using: &$0) }
      for (view, other) in zip(still.views, ahead.views) {
        try #require(view.contentOffset == other.contentOffset, "\(kind), seed \(seed)")
        #expect(!view.isDragging && !view.isDecelerating && !view.isTracking)
      }
      for (log, other) in zip(still.logs, ahead.logs) {
        let gesture = StackedGestureCase.gesture(log)
        try #require(gesture == StackedGestureCase.gesture(other), "\(kind), seed \(seed)")
        #expect(log.velocity == other.velocity && log.target == other.target)
        let complaint = GestureGrammar.complaint(about: log.names)
        try #require(complaint == nil, "\(kind), seed \(seed): \(complaint ?? "")")
      }
    }
  }

  @Test("rest within the range, and a second time in the same place", arguments: Kind.allCases)
  func rest(kind: Kind) throws {
    for seed in Soak.seeds(100...115) {
      let world = play(kind, seed: seed) { Double.random(in: 0...0.05, using: &$0) }
      let again = play(kind, seed: seed) { Double.random(in: 0...0.05, using: &$0) }
      for (view, other) in zip(world.views, again.views) {
        #expect(view.contentOffset == other.contentOffset)
        let isStacked = world.views[0] is StackingScrollView && view !== world.views[0]
        if !isStacked {
          let beside = view.contentOffset - view.scrollRange.clamp(view.contentOffset)
          #expect(beside.length < 1e-6, "\(kind), seed \(seed): \(view.contentOffset)")
        }
      }
      #expect(zip(world.logs, again.logs).allSatisfy { $0.names == $1.names })
    }
  }
}
