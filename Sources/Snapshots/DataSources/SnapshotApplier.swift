internal import ScrollEngine
internal import Synchronization

/// Brings snapshots to a list, one after the other: what both data sources have in common.
///
/// A snapshot waits until the list has taken over the one before it. A list that is calling its data
/// source or delegate takes it over when that is over; a list in a batch of the program's, when it
/// asks for its content at the end of the batch.
@MainActor
final class SnapshotApplier<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = DiffableDataSourceSnapshot<Section, Item>

  enum Manner {
    case difference(animated: Bool)
    case reload
  }

  private struct Request: Sendable {
    let number: Int
    let snapshot: Snapshot
    let manner: Manner
    let completion: Completion
  }

  private struct Requests: Sendable {
    var count = 0
    var waiting: [Request] = []
    /// The snapshot of the last request.
    var latest = Snapshot()
  }

  private enum Phase: Equatable {
    case resting
    /// The list has not called back yet.
    case waiting
    /// The request has changed what the data source shows; the list has not asked for it yet.
    case open(number: Int)
  }

  /// What the list shows, or asks for.
  private(set) var shown = Snapshot()
  var animation = RowAnimation.automatic
  var reorderingHandlers = DiffableDataSourceReorderingHandlers<Section, Item>()
  private weak var list: (any SnapshotList)?
  private var phase = Phase.resting
  private var isDraining = false
  /// The move of an item that the list makes, once it asks for the content after it.
  private var move: (source: IndexPath, target: IndexPath)?
  private nonisolated let requests = Mutex(Requests())

  init(_ list: any SnapshotList) { self.list = list }

  // MARK: Requests

  /// The snapshot of the last request, carried out or not.
  nonisolated var latest: Snapshot { requests.withLock { $0.latest } }

  nonisolated func request(
    _ snapshot: Snapshot, _ manner: Manner, completion: Completion
  ) {
    requests.withLock {
      $0.count += 1
      $0.waiting.append(
        Request(number: $0.count, snapshot: snapshot, manner: manner, completion: completion))
      $0.latest = snapshot.unmarked
    }
    MainActorErrand.run { self.drain() }
  }

  /// Carries out what waits, as far as the list lets it.
  private func drain() {
    guard !isDraining else { return }
    isDraining = true
    defer { isDraining = false }
    while phase == .resting,
      let next = requests.withLock({ $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() })
    {
      start(next)
    }
  }

  private func start(_ request: Request) {
    // The data source moves the item itself.
    move = nil
    guard let list, list.source != nil else {
      shown = request.snapshot.unmarked
      return request.completion.call()
    }
    guard !list.isFrozen else {
      shown = request.snapshot.unmarked
      list.reloadData()
      return request.completion.call()
    }
    phase = .waiting
    let isAnimated = if case .difference(true) = request.manner { true } else { false }
    list.performBatchUpdates(animated: isAnimated) { [self] in
      carryOut(request)
    } completion: { [self] _ in
      finish(request)
    }
  }

  private func carryOut(_ request: Request) {
    guard let list else { return }
    let old = shown
    phase = .open(number: request.number)
    shown = request.snapshot.unmarked
    switch request.manner {
    case .reload: list.reloadData()
    case .difference:
      let inSight = old.numbers(of: list.pathsInSight)
      list.record(request.snapshot.difference(from: old, inSight: inSight), with: animation)
    }
  }

  private func finish(_ request: Request) {
    // A list that is due to reload does not ask at the end of the batch.
    if phase == .open(number: request.number) { phase = .resting }
    if case .reload = request.manner { _ = list?.numberOfSections }
    request.completion.call()
    drain()
  }

  // MARK: The list's questions

  func numberOfSections() -> Int {
    carryOutMove()
    if case .open = phase {
      phase = .resting
      drain()
    }
    return shown.numberOfSections
  }

  func numberOfItems(inSection section: Int) -> Int {
    let order = shown.order
    guard section >= 0, section < order.sections.count else {
      fatalError(
        "\(name): section \(section) was asked for, but there are \(order.sections.count)")
    }
    return order.items(inSection: section).count
  }

  /// The item at a place for which the list asks.
  func item(askedAt path: IndexPath) -> Item {
    guard let item = shown.item(at: path) else {
      fatalError(
        "\(name): an item at \(path) was asked for, but there is none among "
          + "\(shown.numberOfItems) items in \(shown.numberOfSections) sections")
    }
    return item
  }

  var name: String {
    list is TableView ? "TableViewDiffableDataSource" : "CollectionViewDiffableDataSource"
  }

  // MARK: Reordering

  /// Notes the move of an item, for the next time that the list asks for the content.
  func note(moveOf source: IndexPath, to target: IndexPath) {
    guard source != target else { return }
    move = (source, target)
  }

  private func carryOutMove() {
    guard let (source, target) = move else { return }
    move = nil
    let item = item(askedAt: source)
    var final = shown
    let order = shown.order
    guard target.section >= 0, target.section < order.sections.count, target.row >= 0,
      target.row
        <= order.items(inSection: target.section).count - (source.section == target.section ? 1 : 0)
    else { fatalError("\(name): item \(item) cannot move from \(source) to \(target)") }
    final.moveItem(
      number: order.starts[source.section] + source.row, toSection: target.section, at: target.row)
    let transaction = DiffableDataSourceTransaction(
      initialSnapshot: shown, finalSnapshot: final, item: item)
    reorderingHandlers.willReorder?(transaction)
    shown = final
    requests.withLock { if $0.waiting.isEmpty { $0.latest = final } }
    reorderingHandlers.didReorder?(transaction)
  }
}
