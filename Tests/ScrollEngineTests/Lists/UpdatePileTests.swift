@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("Cells on their way after an update")
struct UpdatePileTests {
  @Test(
    "never lie upon each other in a table, unless one fades or is moved by the program",
    arguments: Soak.seeds(1...60))
  func tables(seed: UInt64) {
    play(seed) { PileScript(tableSeed: seed) }
  }

  @Test(
    "never lie upon each other in a collection, unless one fades or is moved by the program",
    arguments: PileScript.Arrangement.allCases, Soak.seeds(1...20))
  func collections(arrangement: PileScript.Arrangement, seed: UInt64) {
    play(seed) { PileScript(arrangement, seed: seed) }
  }

  private func play(_ seed: UInt64, _ make: () -> PileScript) {
    var script = make()
    for step in 0..<12 {
      script.step()
      if let complaint = script.complaint {
        Issue.record("seed \(seed), step \(step): \(complaint)\n\(script.journal.suffix(4))")
        return
      }
    }
    // The test must not pass only because nothing moved.
    #expect(script.framesInMotion > 0)
  }
}

/// A list that is updated repeatedly, and checked in frames between the updates.
@MainActor
struct PileScript {
  enum Arrangement: CaseIterable {
    case list
    case flow
    case uniformFlow
    case sidewaysFlow
    case mirroredFlow
    case grid
  }

  private var maker: ListScriptMaker<SeededRandom>
  private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 120))
  private let list: ListView
  private let kind: Kind
  private(set) var journal: [String] = []
  private(set) var complaint: String?
  private(set) var framesInMotion = 0

  private enum Kind {
    case rows(NamedRows)
    case items(NamedItems)
  }

  init(tableSeed seed: UInt64) {
    maker = ListScriptMaker(random: SeededRandom(seed: seed))
    let rows = NamedRows(maker.model(sections: 3, rows: 12))
    let table = rows.table(
      height: Double(60 + maker.below(60)), in: window,
      style: maker.chance(50) ? .plain : .grouped)
    table.rowSpacing = maker.chance(50) ? 0 : 3
    rows.hasHeaders = maker.chance(30)
    kind = .rows(rows)
    list = table
    nameSizes()
    table.reloadData()
    window.layoutIfNeeded()
  }

  init(_ arrangement: Arrangement, seed: UInt64) {
    maker = ListScriptMaker(random: SeededRandom(seed: seed))
    let items = NamedItems(maker.model(sections: 2, rows: 14))
    let layout: CollectionViewLayout
    switch arrangement {
    case .list: layout = CollectionViewListLayout()
    case .flow, .sidewaysFlow, .mirroredFlow: layout = CollectionViewFlowLayout()
    case .uniformFlow:
      let flow = CollectionViewFlowLayout()
      flow.itemSize = Size(width: 24, height: 20)
      layout = flow
    case .grid:
      let grid = CollectionViewGridLayout(columns: .fixed(3))
      grid.lineThickness = 24
      grid.columnSpacing = 4
      layout = grid
    }
    if let lines = layout as? CollectionViewLineLayout {
      if arrangement == .sidewaysFlow { lines.scrollDirection = .horizontal }
      if maker.chance(50) { lines.headerReferenceSize = Size(width: 8, height: 8) }
      if maker.chance(50) { lines.sectionInset = EdgeInsets(4) }
    }
    let collection = items.collection(layout, height: 120, in: window)
    if arrangement == .mirroredFlow { collection.semanticContentAttribute = .forceRightToLeft }
    if arrangement == .uniformFlow || arrangement == .grid {
      collection.delegate = NamedItemsWithoutSizes.kept(for: items)
    }
    kind = .items(items)
    list = collection
    nameSizes()
    collection.reloadData()
    window.layoutIfNeeded()
  }

  private var model: ListModel {
    get {
      switch kind {
      case .rows(let rows): rows.model
      case .items(let items): items.model
      }
    }
    nonmutating set {
      switch kind {
      case .rows(let rows): rows.model = newValue
      case .items(let items): items.model = newValue
      }
    }
  }

  private mutating func nameSizes(anew: Set<Int> = []) {
    for name in model.sections.flatMap(\.rows) {
      let size = Size(width: Double(6 + maker.below(40)), height: Double(6 + maker.below(30)))
      switch kind {
      case .rows(let rows):
        if rows.heights[name] == nil || anew.contains(name) { rows.heights[name] = size.height }
      case .items(let items):
        if items.sizes[name] == nil || anew.contains(name) { items.sizes[name] = size }
      }
    }
  }

  // MARK: Steps

  mutating func step() {
    if maker.chance(40) { scroll() }
    update()
    for _ in 0..<1 + maker.below(6) where complaint == nil {
      let pause = Double(1 + maker.below(100)) / 1_000
      journal.append("\(pause) s")
      window.advance(to: window.now + pause)
      window.layoutIfNeeded()
      look()
      // A person may scroll while cells move. Cells that would cross others then begin to fade.
      if maker.chance(10) { scroll() }
    }
  }

  private mutating func scroll() {
    let axis = list.contentSize.width > list.bounds.width ? Axis.horizontal : .vertical
    let range = list.scrollRange[axis]
    list.contentOffset[axis] = Double.random(in: range, using: &maker.random)
    journal.append("scroll to \(list.contentOffset)")
    window.layoutIfNeeded()
  }

  private mutating func update() {
    maker.unrest = [3, 10, 30][maker.below(3)]
    let script = maker.script(from: model, rows: 6)
    model = script.after
    nameSizes(anew: script.reloaded)
    let styles: [RowAnimation] = [.fade, .left, .right, .top, .bottom, .none, .automatic]
    let isAnimated = maker.chance(85)
    journal.append("\(isAnimated ? "animate" : "apply") \(script.calls)")
    do {
      let updates = script.updates { styles[maker.below(styles.count)] }
      try list.apply(updates, animated: isAnimated)
    } catch {
      complaint = "\(error)"
    }
    if maker.chance(50) { window.layoutIfNeeded() }
  }

  // MARK: Looking

  /// The least overlap that counts, in points: more than the engine ignores.
  private static let hair = 0.05

  private mutating func look() {
    let cells = list.subviews.filter { $0 is NamedCell || $0 is NamedItemCell }
    if cells.contains(where: { $0.transit != nil }) { framesInMotion += 1 }
    let opaque = cells.filter { $0.presentationAlpha == 1 }
    for (index, lower) in opaque.enumerated() {
      // A cell that the program moves lies above the cells that it crosses.
      for upper in opaque[(index + 1)...] where (upper.transit?.lift ?? 0) == 0 {
        let shared = shown(lower).intersection(shown(upper))
        if shared.width > Self.hair, shared.height > Self.hair {
          complaint = "\(name(lower)) lies under \(name(upper)) in \(shared) at \(window.now)"
        }
      }
    }
  }

  private func shown(_ view: View) -> Rect { view.transit?.shown(view.frame) ?? view.frame }

  private func name(_ view: View) -> String {
    let name = (view as? NamedCell)?.name ?? (view as? NamedItemCell)?.name ?? 0
    return "\(name) (\(view.frame), \(view.transit.map { "\($0)" } ?? "at rest"))"
  }
}
