import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A container beside a stack that is added up child by child")
struct ContainerModelTests {
  /// A child as the model knows it: a name for the view, and how long its content is.
  struct Item {
    let view: View
    var height: Double
  }

  @Test(
    "tiles what is seen in 10,000 random steps of scrolling and editing",
    arguments: Soak.seeds(1...4))
  func randomSteps(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 250))
    let container = ContainerScrollView(frame: window.bounds)
    window.addSubview(container)
    var model: [Item] = []
    var sources: [ObjectIdentifier: RowSource] = [:]
    let queue = ReuseQueue()

    func make() -> Item {
      let rows = Int.random(in: 0...12, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        let height = Double(Int.random(in: 0...90, using: &random))
        return Item(view: View(frame: Rect(x: 0, y: 0, width: 1, height: height)), height: height)
      case 1:
        let view = ScrollView()
        let height = Double(Int.random(in: 0...900, using: &random))
        view.contentSize = Size(width: 1, height: height)
        return Item(view: view, height: height)
      default:
        let table = TableView()
        let source = RowSource(rows)
        sources[ObjectIdentifier(table)] = source
        table.reuseQueue = queue
        table.rowHeight = 30
        table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        return Item(view: table, height: Double(rows * 30))
      }
    }

    for step in 0..<2_500 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0 where model.count < 40:
        let item = make()
        let index = Int.random(in: 0...model.count, using: &random)
        model.insert(item, at: index)
        container.insertArrangedSubview(item.view, at: index)
      case 1:
        guard let index = model.indices.randomElement(using: &random) else { continue }
        container.removeArrangedSubview(model.remove(at: index).view)
      case 2:
        guard let index = model.indices.randomElement(using: &random) else { continue }
        let item = model.remove(at: index)
        let target = Int.random(in: 0...model.count, using: &random)
        model.insert(item, at: target)
        container.insertArrangedSubview(item.view, at: target)
      case 3...5:
        guard let index = model.indices.randomElement(using: &random) else { continue }
        let rows = Int.random(in: 0...12, using: &random)
        model[index].height = Double(rows * 30)
        switch model[index].view {
        case let table as TableView:
          sources[ObjectIdentifier(table)]?.counts = [rows]
          table.reloadData()
        case let view as ScrollView: view.contentSize.height = Double(rows * 30)
        case let view: view.frame.size.height = Double(rows * 30)
        }
      case 6:
        container.frame.size = Size(
          width: .random(in: 50...100, using: &random),
          height: .random(in: 0...300, using: &random))
      default:
        let far = Bool.random(using: &random)
        container.contentOffset.y =
          far
          ? .random(in: -300...container.contentSize.height + 300, using: &random)
          : container.contentOffset.y + .random(in: -60...60, using: &random)
      }
      window.layoutIfNeeded()
      container.checkInvariants()

      let place = "seed \(seed), step \(step)"
      let problem = ContainerModelTests.difference(container, model.map { ($0.view, $0.height) })
      guard problem == nil else {
        Issue.record("\(place): \(problem ?? "")")
        return
      }
    }
    // Otherwise the steps would have shown nothing.
    #expect(queue.statistics(forIdentifier: "cell").reused > 0, "seed \(seed)")
  }

  /// What a container shows otherwise than it should, or nil.
  static func difference(_ container: ContainerScrollView, _ model: [(view: View, height: Double)])
    -> String?
  {
    let height = model.reduce(0) { $0 + $1.height }
    guard container.contentSize == Size(width: container.bounds.width, height: height) else {
      return "the content is \(container.contentSize), expected \(height)"
    }
    let lower = container.bounds.minY
    let upper = container.bounds.maxY
    var start = 0.0
    var seen: [View] = []
    var edge: Double?
    for (view, height) in model {
      defer { start += height }
      let visible = min(start + height, upper) - max(start, lower)
      let cells = (view as? TableView)?.visibleCells.count ?? 0
      guard visible > 0, height > 0 else {
        if view is ScrollView, view.frame.height > 0 { return "\(view) is out of sight, not gone" }
        if cells > 0 { return "\(view) is out of sight and has \(cells) cells" }
        continue
      }
      seen.append(view)
      guard let scrollView = view as? ScrollView else {
        if view.frame != Rect(x: 0, y: start, width: container.bounds.width, height: height) {
          return "\(view) lies at \(view.frame), expected \(start)"
        }
        edge = nil
        continue
      }
      let frame = view.frame
      guard abs(frame.minY - max(start, lower)) < 1e-9, abs(frame.height - visible) < 1e-9,
        abs(scrollView.contentOffset.y - (max(start, lower) - start)) < 1e-9
      else { return "\(view) lies at \(frame), \(scrollView.contentOffset)" }
      if let edge, abs(edge - frame.minY) > 1e-9 { return "\(view) leaves a gap at \(edge)" }
      edge = frame.maxY
      // What is seen of the child's content is what stands there in the whole.
      let top = scrollView.convert(Point(x: 0, y: scrollView.contentOffset.y), to: container)
      if abs(top.y - frame.minY) > 1e-9 { return "\(view) shows its content elsewhere" }
    }
    guard container.visibleArrangedSubviews.elementsEqual(seen, by: ===) else {
      return "seen are \(container.visibleArrangedSubviews), expected \(seen)"
    }
    return nil
  }
}
