import CompositionalLayout
import ScrollEngine

/// What a compositional layout costs: opening ten thousand sections beside opening ten, and steps
/// beside those of the flow layout with the same cells at the same places.
///
/// The measured functions are not inlined: `valgrind --tool=callgrind` counts the instructions of
/// each, so one run gives both ratios.
@MainActor
struct CompositionalWorkload {
  /// The most that opening all sections may cost, in openings of ten.
  static let mostForOpening = 2.0
  /// The most that a step may cost, in steps of the flow layout.
  static let mostForSteps = 1.2

  static let size = Size(width: 800, height: 600)
  static let itemsPerSection = 100

  /// How many sections are opened, beside ten.
  let sections: Int

  func run(steps: Int, send: @escaping (Measurement) -> Void) {
    let report = Report(
      variant: "compositional", rows: sections * Self.itemsPerSection, sections: sections,
      send: send)
    let runs = 9
    let few = CPUClock.measure(runs, batchSize: 1, openTen)
    let many = CPUClock.measure(runs, batchSize: 1, openAll)
    report.samples("open_10", few)
    report.samples("open_all", many)
    report.value(
      "open_ratio", Self.middle(many) / Self.middle(few), unit: "x", budget: Self.mostForOpening)

    let flow = Tiles(Tiles.flow(), sections: sections)
    let own = Tiles(Tiles.compositional(), sections: sections)
    var (ofFlow, ofOwn): ([Double], [Double]) = ([], [])
    // By turns, so that both meet the same processor.
    for _ in 0..<CPUClock.fewestBatches {
      let batch = max(1, steps / CPUClock.fewestBatches)
      ofFlow += CPUClock.measure(batch, batchSize: batch) { Self.stepFlow(flow) }
      ofOwn += CPUClock.measure(batch, batchSize: batch) { Self.stepCompositional(own) }
    }
    report.samples("flow_step", ofFlow)
    report.samples("compositional_step", ofOwn)
    report.value(
      "step_ratio", Self.middle(ofOwn) / Self.middle(ofFlow), unit: "x", budget: Self.mostForSteps)
  }

  private static func middle(_ samples: [Double]) -> Double { samples.sorted()[samples.count / 2] }

  @inline(never)
  private func openTen() { _ = Tiles(Tiles.compositional(), sections: 10) }
  @inline(never)
  private func openAll() { _ = Tiles(Tiles.compositional(), sections: sections) }
  @inline(never)
  private static func stepFlow(_ tiles: Tiles) {
    // Before the step, and in the other function after it: equal functions would be merged.
    flowSteps += 1
    tiles.step()
  }
  @inline(never)
  private static func stepCompositional(_ tiles: Tiles) {
    tiles.step()
    compositionalSteps += 1
  }

  private static var flowSteps = 0
  private static var compositionalSteps = 0
}

/// A window with a grid of labelled tiles.
@MainActor
private final class Tiles: CollectionViewDataSource {
  private final class Tile: CollectionViewCell {
    let label = Label()
    override init(frame: Rect) {
      super.init(frame: frame)
      label.frame = Rect(x: 8, y: 8, width: 100, height: 20)
      contentView.addSubview(label)
    }
  }

  private static let columns = 4
  private static let side = Size(width: 200, height: 60)

  private let window = Window(frame: Rect(origin: .zero, size: CompositionalWorkload.size))
  private let collection: CollectionView
  private let sections: Int
  private var direction = 40.0

  init(_ layout: CollectionViewLayout, sections: Int) {
    self.sections = sections
    collection = CollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = self
    window.addSubview(collection)
    window.layoutIfNeeded()
  }

  static func flow() -> CollectionViewLayout {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = side
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    return layout
  }

  static func compositional() -> CollectionViewLayout {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / Double(columns)), heightDimension: .fractionalHeight(1)
      ))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(side.height)),
      subitems: [item])
    return CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group))
  }

  /// Scrolls by 40 points, back and forth through the content.
  func step() {
    let range = collection.scrollRange.minimum.y...collection.scrollRange.maximum.y
    if !range.contains(collection.contentOffset.y + direction) { direction = 0 - direction }
    collection.contentOffset.y += direction
    window.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { sections }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    CompositionalWorkload.itemsPerSection
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? Tile)?.label.text = "Item \(indexPath.item)"
    return cell
  }
}
