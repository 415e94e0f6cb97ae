import TestSupport

@testable import ScrollEngine

/// A title above a footer, in a view with a height of 60 points plus the space above the title.
@MainActor
final class Card {
  let title = View()
  let footer = View()
  /// A view at the top of the title that does not affect the height.
  let badge = View()
  let space: LayoutConstraint

  static func height(_ space: Double) -> Double { 60 + space }

  init(in outer: View) {
    space = title.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10)
    for view in [title, footer] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      LayoutConstraint.activate([
        view.heightAnchor.constraint(equalToConstant: 20),
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      ])
    }
    badge.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(badge)
    LayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: title.topAnchor),
      space, footer.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 10),
      outer.bottomAnchor.constraint(equalTo: footer.bottomAnchor, constant: 10),
    ])
  }
}

/// Three cards, one below the other, in a list or a container that animates its changes.
@MainActor
class CardStage {
  enum Kind: CaseIterable {
    case table, stackedTable, list, container, plainStack, controller

    /// The kinds that show all cards during a change. A table in a container has no cells outside
    /// of its slot, which is shorter at first.
    static let showingAll = allCases.filter { $0 != .stackedTable }
  }

  let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 600))
  fileprivate(set) var cards: [Card] = []
  /// The view of each card that moves and grows: a cell, a child of a container, a row of a
  /// controller.
  var holders: [View] { cards.map { holder(of: $0.title) } }

  static func make(_ kind: Kind) -> CardStage {
    let stage: CardStage =
      switch kind {
      case .table: TableOfCards()
      case .stackedTable: TableOfCards(in: ContainerScrollView())
      case .list: ListOfCards()
      case .container: StackedCards(ContainerScrollView())
      case .plainStack: StackedCards(StackingScrollView())
      case .controller: ControllersOfCards()
      }
    stage.window.layoutIfNeeded()
    return stage
  }

  func change(_ body: @escaping () -> Void) { body() }
  fileprivate func holder(of view: View) -> View { view.superview ?? view }

  func advance(to time: Double) { window.advance(to: time) }

  /// The top of a view as it is drawn, in the window.
  func top(of view: View) -> Double {
    var top = 0.0
    var next: View? = view
    while let view = next, let superview = view.superview {
      top += (view.transit?.shown(view.frame) ?? view.frame).minY - superview.bounds.minY
      next = superview
    }
    return top
  }

  /// The tops of the titles and footers as they are drawn.
  var tops: [Double] { cards.flatMap { [top(of: $0.title), top(of: $0.footer)] } }

  /// The tops of the titles and footers at rest, with these spaces above the titles.
  static func tops(_ spaces: [Double]) -> [Double] {
    var (start, tops) = (0.0, [Double]())
    for space in spaces {
      tops += [start + space, start + space + 30]
      start += Card.height(space)
    }
    return tops
  }

  /// All views that are drawn away from their frames by an animation.
  var moving: [View] {
    func inside(_ view: View) -> [View] {
      (view.transit == nil ? [] : [view]) + view.subviews.flatMap(inside)
    }
    return inside(window)
  }
}

private final class StackedCards: CardStage {
  let stack: StackingScrollView

  init(_ stack: StackingScrollView) {
    self.stack = stack
    super.init()
    stack.frame = window.bounds
    window.addSubview(stack)
    for _ in 0..<3 {
      let child = View()
      cards.append(Card(in: child))
      stack.addArrangedSubview(child)
    }
  }

  override func change(_ body: @escaping () -> Void) { stack.animateChanges(body) }
}

private final class ControllersOfCards: CardStage {
  let stack = StackController()

  override init() {
    super.init()
    stack.viewControllers = (0..<3).map { _ in
      let controller = ViewController()
      cards.append(Card(in: controller.view))
      return controller
    }
    window.rootViewController = stack
  }

  override func change(_ body: @escaping () -> Void) {
    stack.containerScrollView.animateChanges(body)
  }

  override func holder(of view: View) -> View { view.superview?.superview ?? view }
}

private final class TableOfCards: CardStage, TableViewDataSource {
  let table = TableView()

  final class Cell: TableViewCell {
    lazy var card = Card(in: contentView)
  }

  private let container: ContainerScrollView?

  init(in container: ContainerScrollView? = nil) {
    self.container = container
    super.init()
    table.frame = window.bounds
    table.rowHeight = TableView.automaticDimension
    table.register(Cell.self, forCellReuseIdentifier: "card")
    table.dataSource = self
    container?.frame = window.bounds
    container?.addArrangedSubview(table)
    window.addSubview(container ?? table)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: path)
    if let cell = cell as? Cell { cards.append(cell.card) }
    return cell
  }

  override func change(_ body: @escaping () -> Void) {
    guard let container else { return table.performBatchUpdates(body) }
    container.animateChanges { table.performBatchUpdates(body) }
  }

  override func holder(of view: View) -> View { view.superview?.superview ?? view }
}

private final class ListOfCards: CardStage, CollectionViewDataSource {
  let collection: CollectionView

  final class Cell: CollectionViewCell {
    lazy var card = Card(in: contentView)
  }

  override init() {
    collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 200, height: 600), collectionViewLayout: Self.makeLayout())
    super.init()
    collection.register(Cell.self, forCellWithReuseIdentifier: "card")
    collection.dataSource = self
    window.addSubview(collection)
  }

  private static func makeLayout() -> CollectionViewLayout {
    let layout = CollectionViewListLayout()
    layout.estimatedItemThickness = 70
    return layout
  }

  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  func collectionView(
    _ view: CollectionView, cellForItemAt path: IndexPath
  ) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "card", for: path)
    if let cell = cell as? Cell { cards.append(cell.card) }
    return cell
  }

  override func change(_ body: @escaping () -> Void) {
    // A new layout makes the collection ask for the sizes of the items again.
    body()
    collection.setCollectionViewLayout(Self.makeLayout(), animated: true)
  }

  override func holder(of view: View) -> View { view.superview?.superview ?? view }
}
