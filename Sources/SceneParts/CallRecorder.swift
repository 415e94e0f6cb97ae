package import ScrollEngine

/// Records the calls of a pane's scroll views to their delegates and data sources, the changes of
/// the views with their causes, and the actions of its reuse queues, in order.
@MainActor
package final class CallRecorder {
  /// A call, an action of a queue, or a change of a view.
  package struct Call: Hashable {
    package enum Event: Hashable {
      case delegate(DelegateCall)
      case queue(ReuseMove)
      case change(ScrollChange.Quantity)
      /// A call to a delegate or a data source in a recorded run, which tells less than
      /// ``DelegateCall``: the row, and numbers such as an offset.
      case recorded(path: IndexPath?, values: [Double], isOfList: Bool)
    }

    /// The window's time, in seconds.
    package let time: Double
    /// The name of the view in reports; for a queue, of the first list that uses it.
    package let view: String
    /// The part of the method's name that identifies it, such as `cellForRowAt`; for a queue,
    /// `dequeue` or `enqueue`; for a change, the property.
    package let name: String
    package let event: Event
    /// The queue that acted, or the queue of the calling list; nil for a view that is not a list.
    package let queue: ObjectIdentifier?
    /// Who made the change, or moved the content that the call reports; nil for other calls.
    package let mover: ScrollMover?
    /// The stack on which the program made the change; nil if none was captured.
    package let backtrace: CallBacktrace?

    package init(
      time: Double, view: String, name: String, event: Event, queue: ObjectIdentifier?,
      mover: ScrollMover?, backtrace: CallBacktrace?
    ) {
      (self.time, self.view, self.name, self.event) = (time, view, name, event)
      (self.queue, self.mover, self.backtrace) = (queue, mover, backtrace)
    }
  }

  private let now: () -> Double
  /// Captures the stacks of the program's calls; nil for no stacks.
  private let capture: CallBacktrace.Capture?
  /// The latest backtraces that differ. Calls that a program makes in each frame share them.
  private var recent: [CallBacktrace] = []
  /// The greatest number of `recent`.
  package static let recentBacktraces = 8
  private var news: [Call] = []
  private var views: [Heard<ScrollView>] = []
  private var queues: [Heard<ReuseQueue>] = []

  private struct Heard<Source: AnyObject> {
    weak var source: Source?
  }

  /// The greatest number of calls kept until ``takeNews()``; further calls are dropped.
  package static let capacity = 100_000

  /// `now` returns the time of the pane's window, in seconds.
  init(now: @escaping () -> Double, capture: CallBacktrace.Capture? = nil) {
    self.now = now
    self.capture = capture
  }

  /// Starts to record a view's calls; does nothing if the view has an observer.
  func listen(to view: ScrollView, named name: String) {
    guard view.onCall == nil else { return }
    views.append(Heard(source: view))
    let queue = (view as? any ReusingView)?.reuseQueue
    // Each offset is reported as a change, and then to the delegate.
    var mover: ScrollMover?
    view.onCall = { [weak self, weak view, weak queue] call in
      guard let view else { return }
      let moves = if case .didScroll = call { true } else { false }
      self?.note(
        name, call.name(in: view), .delegate(call), queue.map { ObjectIdentifier($0) },
        moves ? mover : nil)
    }
    view.onChange = { [weak self, weak queue] change in
      if case .contentOffset = change.quantity { mover = change.mover }
      guard change.isNoted else { return }
      self?.note(
        name, change.quantity.name, .change(change.quantity),
        queue.map { ObjectIdentifier($0) }, change.mover, self?.backtrace(of: change))
    }
  }

  /// The present stack, if a call of the program is on it.
  private func backtrace(of change: ScrollChange) -> CallBacktrace? {
    guard let capture, change.mover.isCall, news.count < Self.capacity, let backtrace = capture()
    else { return nil }
    if let known = recent.first(where: { $0 == backtrace }) { return known }
    if recent.count == Self.recentBacktraces { recent.removeFirst() }
    recent.append(backtrace)
    return backtrace
  }

  /// Starts to record a queue's actions; does nothing if the queue has an observer.
  func listen(to queue: ReuseQueue, of name: String) {
    guard queue.onMove == nil else { return }
    queues.append(Heard(source: queue))
    let id = ObjectIdentifier(queue)
    queue.onMove = { [weak self] move in
      self?.note(name, move.kind.isHandedOut ? "dequeue" : "enqueue", .queue(move), id)
    }
  }

  /// Stops recording, and discards the calls that were not taken.
  func stop() {
    for view in views {
      view.source?.onCall = nil
      view.source?.onChange = nil
    }
    for queue in queues { queue.source?.onMove = nil }
    (views, queues, news, recent) = ([], [], [], [])
  }

  private func note(
    _ view: String, _ name: String, _ event: Call.Event, _ queue: ObjectIdentifier?,
    _ mover: ScrollMover? = nil, _ backtrace: CallBacktrace? = nil
  ) {
    guard news.count < Self.capacity else { return }
    news.append(
      Call(
        time: now(), view: view, name: name, event: event, queue: queue, mover: mover,
        backtrace: backtrace))
  }

  /// Removes and returns the calls recorded since this method was last called.
  package func takeNews() -> [Call] {
    guard !news.isEmpty else { return [] }
    defer { news.removeAll(keepingCapacity: true) }
    return news
  }
}

extension ScrollChange {
  /// Whether the change is recorded by itself. The delegate is told of the offsets that input moves,
  /// and a child's size follows from its container.
  fileprivate var isNoted: Bool {
    switch quantity {
    case .contentInset, .adjustedContentInset: true
    case .contentOffset, .contentSize, .size: mover.kind == .uncaused
    }
  }
}

extension ScrollMover {
  /// Whether the program is making the call that causes the change.
  fileprivate var isCall: Bool { kind == .uncaused && call != nil }
}
