import ScrollEngine
import TestSupport
import Testing

/// Lists and stacks with elements that are as high as their constraints require.
@MainActor
struct ConstraintSizingTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 400))

  @Test(arguments: Soak.seeds(1...20))
  func `rows of a table are as high as their texts at any width`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let source = Texts((0..<60).map { _ in Texts.text(using: &random) })
    let table = TableView(frame: window.bounds)
    // A label without its own `textMeasuring` uses the window's.
    let isWindowAsked = seed.isMultiple(of: 2)
    if isWindowAsked { window.textMeasuring = FixedAdvanceText() }
    table.register(
      isWindowAsked ? WindowTextCell.self : TextCell.self, forCellReuseIdentifier: "text")
    table.rowHeight = TableView.automaticDimension
    table.estimatedRowHeight = 30
    table.dataSource = source
    window.addSubview(table)
    for _ in 0..<12 {
      if Bool.random(using: &random) {
        table.frame.size.width = Double(Int.random(in: 60...300, using: &random))
        table.reloadData()
      }
      table.contentOffset.y = Double(
        Int.random(in: 0...Int(max(0, table.contentSize.height - 400)), using: &random))
      window.layoutIfNeeded()
      for cell in table.visibleCells {
        guard let path = table.indexPath(for: cell), let cell = cell as? TextCell else { continue }
        let wanted = TextCell.height(of: source.texts[path.row], width: table.bounds.width)
        #expect(cell.frame.height == wanted)
        #expect(cell.label.frame.height == wanted - 20)
      }
    }
    #expect(table.reuseQueue.statistics(forIdentifier: "text").created < 60)
  }

  @Test func `an empty batch of updates gives visible rows the heights they want now`() throws {
    let source = Texts(["one", "two", "three"])
    let table = TableView(frame: window.bounds)
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.rowHeight = TableView.automaticDimension
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    let line = TextCell.height(of: "one", width: 200)
    let second = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? TextCell)
    let last = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    source.texts[1] = "two with so much text that it takes more than one line"
    second.label.text = source.texts[1]
    window.layoutIfNeeded()
    #expect(second.frame.height == line)
    table.performBatchUpdates(nil, completion: nil)
    let wanted = TextCell.height(of: source.texts[1], width: 200)
    #expect(wanted > line)
    #expect(second.frame.height == wanted && last.frame.minY == line + wanted)
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 2 * line + wanted)
  }

  @Test func `an empty batch asks the delegate for the heights of visible rows`() {
    let source = Texts(["one", "two", "three"])
    let heights = Heights()
    let table = TableView(frame: window.bounds)
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = source
    table.delegate = heights
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 120)
    heights.heights[1] = 90
    table.beginUpdates()
    table.endUpdates()
    window.layoutIfNeeded()
    #expect(table.contentSize.height == 170)
    #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 130)
  }

  @Test func `a controller's row in a stack is as high as its constraints want, and follows them`()
  {
    let controller = ViewController()
    let label = TextCell.makeLabel("one")
    controller.view.addSubview(label)
    TextCell.hold(label, in: controller.view)
    controller.preferredContentSize.height = 333
    let stack = StackController()
    stack.viewControllers = [controller]
    window.rootViewController = stack
    window.layoutIfNeeded()
    #expect(controller.view.frame.height == TextCell.height(of: "one", width: 200))
    label.text = "so much text that it takes more than one line at this width"
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    let wanted = TextCell.height(of: label.text ?? "", width: 200)
    #expect(controller.view.frame.height == wanted)
    #expect(label.frame.height == wanted - 20)
  }

  @Test func `a view stacked in a container is as high as its constraints want`() {
    let container = ContainerScrollView(frame: window.bounds)
    let card = View()
    let label = TextCell.makeLabel("so much text that it takes more than one line at this width")
    card.addSubview(label)
    TextCell.hold(label, in: card)
    container.addArrangedSubview(card)
    window.addSubview(container)
    window.layoutIfNeeded()
    #expect(card.frame.height == TextCell.height(of: label.text ?? "", width: 200))
    container.frame.size.width = 90
    window.layoutIfNeeded()
    #expect(card.frame.height == TextCell.height(of: label.text ?? "", width: 90))
  }

  @Test func `items of a flow layout are as large as their constraints want`() throws {
    let source = Texts(["one", "seventeen", "three"])
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = Size(width: 50, height: 50)
    let collection = CollectionView(frame: window.bounds, collectionViewLayout: layout)
    collection.register(TextItem.self, forCellWithReuseIdentifier: "text")
    collection.dataSource = source
    window.addSubview(collection)
    window.layoutIfNeeded()
    for (item, text) in source.texts.enumerated() {
      let cell = try #require(
        collection.cellForItem(at: IndexPath(item: item, section: 0)) as? TextItem)
      let size = TextCell.makeLabel(text).intrinsicContentSize
      #expect(cell.frame.size == Size(width: size.width + 20, height: size.height + 20))
    }
  }

  @Test func `the size that fits is found without a word about what lies around`() {
    let outer = View(frame: Rect(x: 0, y: 0, width: 500, height: 500))
    let card = View()
    card.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(card)
    let label = TextCell.makeLabel("one two three")
    card.addSubview(label)
    TextCell.hold(label, in: card)
    LayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      card.topAnchor.constraint(equalTo: outer.topAnchor),
      card.widthAnchor.constraint(equalTo: outer.widthAnchor),
    ])
    outer.layoutIfNeeded()
    let own = label.intrinsicContentSize
    let frame = card.frame
    #expect(
      card.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == Size(width: own.width + 20, height: own.height + 20))
    outer.layoutIfNeeded()
    #expect(card.frame == frame && frame.width == 500)
  }

  @Test func `a cell is as large as its content wants, and what it leaves around that`() {
    let cell = TextCell()
    cell.label.text = "so much text that it takes more than one line in any of these widths"
    cell.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    cell.layoutIfNeeded()
    cell.contentView.frame = Rect(x: 0, y: 0, width: 150, height: 90)
    func size(_ width: Double, _ height: Double, _ vertical: LayoutPriority) -> Size {
      cell.systemLayoutSizeFitting(
        Size(width: width, height: height), withHorizontalFittingPriority: .required,
        verticalFittingPriority: vertical)
    }
    let text = cell.label.text ?? ""
    for width in [160.0, 200, 300] {
      #expect(
        size(width, 0, .fittingSizeLevel)
          == Size(width: width, height: TextCell.height(of: text, width: width - 50) + 10))
    }
    #expect(size(200, 300, .required) == Size(width: 200, height: 300))
  }

  @Test func `a cell may be as small as nothing where its content may`() {
    let cell = TableViewCell()
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    let content = cell.contentView
    content.addSubview(view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    let size = cell.systemLayoutSizeFitting(
      Size.zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
    #expect(size == Size.zero)
  }

  @Test func `a cell without constraints is asked about a height, or about any height`() {
    let cell = AskedCell()
    for height in [0.0, 1, 40] {
      _ = cell.systemLayoutSizeFitting(
        Size(width: 100, height: height), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    #expect(cell.asked.map(\.height) == [.infinity, 1, 40])
    let source = Texts(["row"])
    let table = TableView(frame: window.bounds)
    table.register(AskedCell.self, forCellReuseIdentifier: "text")
    table.rowHeight = TableView.automaticDimension
    table.estimatedRowHeight = 30
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    let asked = (table.visibleCells.first as? AskedCell)?.asked.map(\.height) ?? []
    #expect(!asked.isEmpty && asked.allSatisfy { $0 == .infinity })
    withExtendedLifetime(source) {}
  }
}

/// A cell that records the sizes that `sizeThatFits(_:)` receives.
private final class AskedCell: TableViewCell {
  var asked: [Size] = []

  override func sizeThatFits(_ size: Size) -> Size {
    asked.append(size)
    return Size(width: size.width, height: 25)
  }
}

/// A cell whose label measures its text by the window.
private final class WindowTextCell: TextCell {
  override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.textMeasuring = nil
  }
}

/// A cell with a text of any number of lines, 10 points from all edges.
class TextCell: TableViewCell {
  let label = TextCell.makeLabel("")

  override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
    Self.hold(label, in: contentView)
  }

  static func makeLabel(_ text: String) -> Label {
    let label = Label()
    label.textMeasuring = FixedAdvanceText()
    label.numberOfLines = 0
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  static func hold(_ label: Label, in view: View) {
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
    ])
  }

  /// The expected height of a cell with this text, computed without constraints.
  static func height(of text: String, width: Double) -> Double {
    makeLabel(text).sizeThatFits(Size(width: width - 20, height: 100_000)).height + 20
  }
}

private final class TextItem: CollectionViewCell {
  let label = TextCell.makeLabel("")

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    contentView.addSubview(label)
    TextCell.hold(label, in: contentView)
  }
}

@MainActor
private final class Texts: TableViewDataSource, CollectionViewDataSource {
  var texts: [String]

  init(_ texts: [String]) { self.texts = texts }

  static func text(using random: inout SeededRandom) -> String {
    (0...Int.random(in: 0...20, using: &random)).map { _ in
      String(repeating: "x", count: Int.random(in: 1...6, using: &random))
    }.joined(separator: " ")
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.label.text = texts[indexPath.row]
    return cell
  }

  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
    texts.count
  }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    (cell as? TextItem)?.label.text = texts[indexPath.item]
    return cell
  }
}

@MainActor
private final class Heights: TableViewDelegate {
  var heights = [40.0, 40, 40]

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    heights[indexPath.row]
  }
}
