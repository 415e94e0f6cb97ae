import SceneParts
import ScrollEngine
import Snapshots

/// News whose likes change while one reads, in a table with a diffable data source.
@MainActor
final class NewsFeed {
  /// What names a row: the article, or the article with what it shows.
  enum Naming: Hashable, Sendable {
    case byArticle, byContent
  }

  /// The identity of a row.
  enum Identity: Hashable, Sendable {
    case article(Int)
    case content(Int, likes: Int)
  }

  /// What the server has sent, in order; some articles come twice.
  @MainActor
  private final class Store {
    var articles = (1...articleCount).map { (number: $0, likes: 10 * $0) }

    func words(for identity: Identity) -> String {
      switch identity {
      case .article(let number):
        words(number, likes: articles.first { $0.number == number }?.likes ?? 0)
      case .content(let number, let likes): words(number, likes: likes)
      }
    }

    private func words(_ number: Int, likes: Int) -> String { "News \(number), \(likes) likes" }
  }

  let table = TableView(frame: Rect(origin: .zero, size: Pane.standardViewport))
  private let naming: Naming
  private let store = Store()
  private let source: TableViewDiffableDataSource<Int, Identity>
  private var messages = 0

  nonisolated static let articleCount = 8
  private static let messageCount = 12
  /// The time between two messages of the server, in seconds.
  private static let pause = 0.8

  init(_ naming: Naming, colors: Palette.Table) {
    self.naming = naming
    table.register(FeedRow.self, forCellReuseIdentifier: "row")
    table.rowHeight = 76
    table.rowSpacing = FeedPart.rowSpacing
    table.sectionInset = FeedPart.sideInsets
    table.separatorStyle = .none
    table.backgroundColor = Palette.surface
    table.clipsToBounds = false
    source = TableViewDiffableDataSource(tableView: table) { [store] table, path, identity in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? FeedRow)?.show(store.words(for: identity), colors)
      return cell
    }
    source.defaultRowAnimation = .fade
    apply(animated: false)
  }

  /// The number of rows.
  var count: Int { source.snapshot().numberOfItems }

  /// The time of the next message, in seconds of the scene; nil after the last one.
  var nextMessage: Double? {
    messages < Self.messageCount ? Double(messages + 1) * Self.pause : nil
  }

  /// Takes the messages up to a time: each says that an article has one like more, and each third
  /// one sends an article again.
  func receive(until time: Double) {
    while let next = nextMessage, next <= time {
      messages += 1
      let place = messages * 3 % Self.articleCount
      if messages.isMultiple(of: 3) { store.articles.insert(store.articles[place], at: place) }
      store.articles[place].likes += 1
      apply(animated: true, changed: store.articles[place].number)
    }
  }

  private func apply(animated: Bool, changed: Int? = nil) {
    var snapshot = DiffableDataSourceSnapshot<Int, Identity>()
    snapshot.appendSections([0])
    var seen: Set<Identity> = []
    // An identity that comes twice would stop the program.
    let identities = store.articles.map { identity(of: $0.number, likes: $0.likes) }
    snapshot.appendItems(identities.filter { seen.insert($0).inserted })
    if naming == .byArticle, let changed { snapshot.reconfigureItems([.article(changed)]) }
    source.apply(snapshot, animatingDifferences: animated)
  }

  private func identity(of number: Int, likes: Int) -> Identity {
    switch naming {
    case .byArticle: .article(number)
    case .byContent: .content(number, likes: likes)
    }
  }
}
