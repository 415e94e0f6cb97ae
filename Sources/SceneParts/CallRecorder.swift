package import ScrollEngine

/// Writes down what the scroll views of a pane ask and tell their delegates and data sources, and
/// what its reuse queues do, in the order in which it happens.
@MainActor
package final class CallRecorder {
  /// One call, or one thing a queue did.
  package struct Call: Hashable {
    package enum Event: Hashable {
      case delegate(DelegateCall)
      case queue(ReuseMove)
    }

    /// In seconds of the pane's window.
    package let time: Double
    /// The name of the view in reports, or of the first list that uses the queue.
    package let view: String
    /// As far as it tells methods apart: `cellForRowAt`.
    package let name: String
    package let event: Event
    /// The queue that the cell of the call comes from.
    package let queue: ObjectIdentifier?
  }

  private let now: () -> Double
  private var news: [Call] = []
  private var views: [Heard<ScrollView>] = []
  private var queues: [Heard<ReuseQueue>] = []

  private struct Heard<Source: AnyObject> {
    weak var source: Source?
  }

  /// How many calls are kept until they are taken.
  package static let capacity = 100_000

  /// `now` is the time of the pane's window, in seconds.
  init(now: @escaping () -> Double) {
    self.now = now
  }

  /// Listens to a view that is not listened to yet.
  func listen(to view: ScrollView, named name: String) {
    guard view.onCall == nil else { return }
    views.append(Heard(source: view))
    let queue = (view as? any ReusingView)?.reuseQueue
    view.onCall = { [weak self, weak view, weak queue] call in
      guard let view else { return }
      self?.note(
        name, call.name(in: view), .delegate(call), queue.map { ObjectIdentifier($0) })
    }
  }

  /// Listens to a queue that is not listened to yet.
  func listen(to queue: ReuseQueue, of name: String) {
    guard queue.onMove == nil else { return }
    queues.append(Heard(source: queue))
    let id = ObjectIdentifier(queue)
    queue.onMove = { [weak self] move in
      self?.note(name, move.kind.isHandedOut ? "dequeue" : "enqueue", .queue(move), id)
    }
  }

  /// Listens no longer.
  func stop() {
    for view in views { view.source?.onCall = nil }
    for queue in queues { queue.source?.onMove = nil }
    (views, queues, news) = ([], [], [])
  }

  private func note(
    _ view: String, _ name: String, _ event: Call.Event, _ queue: ObjectIdentifier?
  ) {
    guard news.count < Self.capacity else { return }
    news.append(Call(time: now(), view: view, name: name, event: event, queue: queue))
  }

  /// The calls since they were last taken.
  package func takeNews() -> [Call] {
    guard !news.isEmpty else { return [] }
    defer { news.removeAll(keepingCapacity: true) }
    return news
  }
}
