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
    /// The view that called or changed; nil for a queue.
    package let source: ObjectIdentifier?
    /// The queue that acted, or the queue of the calling list; nil for a view that is not a list.
    package let queue: ObjectIdentifier?
    /// Who made the change, or moved the content that the call reports; nil for other calls.
    package let mover: ScrollMover?
    /// The program's call that makes a list ask for all its content; nil for other calls.
    package let reload: ScrollOccasion?
    /// The stack on which the program made the change; nil if none was captured.
    package let backtrace: CallBacktrace?

    package init(
      time: Double, view: String, name: String, event: Event, source: ObjectIdentifier? = nil,
      queue: ObjectIdentifier?, mover: ScrollMover?, reload: ScrollOccasion? = nil,
      backtrace: CallBacktrace?
    ) {
      (self.time, self.view, self.name, self.event) = (time, view, name, event)
      (self.source, self.queue, self.mover) = (source, queue, mover)
      (self.reload, self.backtrace) = (reload, backtrace)
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
  /// The views and queues that are heard, with their observers from before.
  private var views: [ObjectIdentifier: Heard<ScrollView, DelegateCall>] = [:]
  private var queues: [ObjectIdentifier: Heard<ReuseQueue, ReuseMove>] = [:]
  /// Whether views and queues that have an observer are recorded, too, and keep it.
  private let shares: Bool

  private struct Heard<Source: AnyObject, Event> {
    weak var source: Source?
    let observer: ((Event) -> Void)?
  }

  /// The greatest number of calls kept until ``takeNews()``; further calls are dropped.
  package static let capacity = 100_000

  /// `now` returns the time of the pane's window, in seconds. With `shares`, views and queues that
  /// have an observer are recorded as well, and keep it.
  init(
    now: @escaping () -> Double, shares: Bool = false, capture: CallBacktrace.Capture? = nil
  ) {
    self.now = now
    self.shares = shares
    self.capture = capture
  }

  /// Starts to record a view's calls; does nothing if they are recorded already.
  func listen(to view: ScrollView, named name: String) {
    let source = ObjectIdentifier(view)
    let observer = view.onCall
    guard observer == nil || shares && views[source]?.source !== view else { return }
    views[source] = Heard(source: view, observer: observer)
    let queue = (view as? any ReusingView).map { ObjectIdentifier($0.reuseQueue) }
    // Each offset is reported as a change, and then to the delegate.
    var mover: ScrollMover?
    view.onCall = { [weak self, weak view] call in
      observer?(call)
      guard let self, let view else { return }
      let moves = if case .didScroll = call { true } else { false }
      let reloads = if case .numberOfSections = call { true } else { false }
      note(
        Call(
          time: now(), view: name, name: call.name(in: view), event: .delegate(call),
          source: source, queue: queue, mover: moves ? mover : nil,
          reload: reloads ? view.programCall : nil, backtrace: nil))
    }
    view.onChange = { [weak self] change in
      if case .contentOffset = change.quantity { mover = change.mover }
      guard let self, change.isNoted else { return }
      note(
        Call(
          time: now(), view: name, name: change.quantity.name, event: .change(change.quantity),
          source: source, queue: queue, mover: change.mover, reload: nil,
          backtrace: backtrace(of: change)))
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

  /// Starts to record a queue's actions; does nothing if they are recorded already.
  func listen(to queue: ReuseQueue, of name: String) {
    let id = ObjectIdentifier(queue)
    let observer = queue.onMove
    guard observer == nil || shares && queues[id]?.source !== queue else { return }
    queues[id] = Heard(source: queue, observer: observer)
    queue.onMove = { [weak self] move in
      observer?(move)
      guard let self else { return }
      note(
        Call(
          time: now(), view: name, name: move.kind.isHandedOut ? "dequeue" : "enqueue",
          event: .queue(move), source: nil, queue: id, mover: nil, reload: nil, backtrace: nil))
    }
  }

  /// Stops recording, and discards the calls that were not taken.
  func stop() {
    for view in views.values {
      view.source?.onCall = view.observer
      view.source?.onChange = nil
    }
    for queue in queues.values { queue.source?.onMove = queue.observer }
    (views, queues, news, recent) = ([:], [:], [], [])
  }

  private func note(_ call: Call) {
    if news.count < Self.capacity { news.append(call) }
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
