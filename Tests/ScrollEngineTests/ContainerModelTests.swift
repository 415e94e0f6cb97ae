import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A container beside a stack that is added up child by child")
struct ContainerModelTests {
  /// A child in the model: its view, and the height of its content.
  struct Item {
    let view: View
    var height: Double
  }

  @Test(
    "tiles what is seen in 10,000 random steps of scrolling and editing",
    arguments: Soak.seeds(1...8))
  func randomSteps(seed: UInt64) {
    var numbers = RandomNumbers(seed: seed)
    var random = numbers.random
    func length(_ range: ClosedRange<Double>) -> Double { numbers.number(in: range) }
    let rowHeight = length(12...40)
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
        let height = length(0...90)
        return Item(view: View(frame: Rect(x: 0, y: 0, width: 1, height: height)), height: height)
      case 1:
        let view = ScrollView()
        let height = length(0...900)
        view.contentSize = Size(width: 1, height: height)
        return Item(view: view, height: height)
      default:
        let table = exactTable()
        let source = RowSource(rows)
        sources[ObjectIdentifier(table)] = source
        table.reuseQueue = queue
        table.rowHeight = rowHeight
        table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        return Item(view: table, height: Double(rows) * rowHeight)
      }
    }

    for step in 0..<1_250 {
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
        model[index].height = Double(rows) * rowHeight
        switch model[index].view {
        case let table as TableView:
          sources[ObjectIdentifier(table)]?.counts = [rows]
          table.reloadData()
        case let view as ScrollView: view.contentSize.height = model[index].height
        case let view: view.frame.size.height = model[index].height
        }
      case 6:
        container.frame.size = Size(
          width: .random(in: 50...100, using: &random), height: min(length(0...300), 300))
      case 7...9:
        // An offset at which a child begins, or is about to come into sight.
        guard let item = model.randomElement(using: &random),
          let frame = container.contentFrame(of: item.view)
        else { continue }
        container.contentOffset.y =
          frame.minY - (Bool.random(using: &random) ? container.bounds.height : 0)
      default:
        let far = Bool.random(using: &random)
        container.contentOffset.y =
          far
          ? length(-300...container.contentSize.height + 300)
          : container.contentOffset.y + min(length(-60...60), 60)
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
    // Without reused cells, the steps would prove nothing.
    #expect(queue.statistics(forIdentifier: "cell").reused > 0, "seed \(seed)")
  }

  /// The first difference between a container and the model, or nil.
  static func difference(_ container: ContainerScrollView, _ model: [(view: View, height: Double)])
    -> String?
  {
    let height = model.reduce(0) { $0 + $1.height }
    let closeness = Closeness(upTo: height + abs(container.contentOffset.y))
    guard closeness.isEqual(container.contentSize.height, height) else {
      return "the content is \(container.contentSize), expected \(height)"
    }
    let bounds = container.bounds
    let shown = container.visibleArrangedSubviews.map(ObjectIdentifier.init)
    var start = 0.0
    var seen: [(ObjectIdentifier, Closeness.Overlap)] = []
    var edge: Double?
    for (view, height) in model {
      defer { start += height }
      seen.append(
        (
          ObjectIdentifier(view),
          closeness.overlap(start, start + height, from: bounds.minY, to: bounds.maxY)
        ))
      let cells = (view as? TableView)?.visibleCells.count ?? 0
      let inner = (view as? ScrollView)?.contentOffset.y ?? 0
      if inner < 0 || inner > height + closeness.tolerance {
        return "\(view) stands at \(inner) of \(height)"
      }
      guard shown.contains(ObjectIdentifier(view)) else {
        if view is ScrollView, view.frame.height != 0 { return "\(view) is out of sight, not gone" }
        if cells > 0 { return "\(view) is out of sight and has \(cells) cells" }
        continue
      }
      guard let scrollView = view as? ScrollView else {
        let frame = Rect(x: 0, y: start, width: container.bounds.width, height: height)
        if !closeness.isEqual(view.frame, frame) {
          return "\(view) lies at \(view.frame), expected \(start)"
        }
        edge = nil
        continue
      }
      let frame = view.frame
      let visible = min(start + height, bounds.maxY) - max(start, bounds.minY)
      guard closeness.isEqual(frame.minY, max(start, bounds.minY)),
        closeness.isEqual(frame.height, visible),
        closeness.isEqual(inner, max(start, bounds.minY) - start)
      else { return "\(view) lies at \(frame), \(scrollView.contentOffset)" }
      if let edge, !closeness.isEqual(edge, frame.minY) { return "\(view) leaves a gap at \(edge)" }
      edge = frame.maxY
      // The visible part of the child's content lies where it lies in the whole content.
      let top = scrollView.convert(Point(x: 0, y: inner), to: container)
      if !closeness.isEqual(top.y, frame.minY) { return "\(view) shows its content elsewhere" }
    }
    guard Closeness.isShown(shown, of: seen) else {
      return "seen are \(container.visibleArrangedSubviews), expected \(seen)"
    }
    return nil
  }
}
