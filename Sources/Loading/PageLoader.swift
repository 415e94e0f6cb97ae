internal import Caching
public import ScrollEngine

/// Loads the content of a list's elements as a policy allows, and delivers it.
///
/// The program reports which elements become visible and which leave, and forwards the calls about
/// dragging that the list's delegate gets. Cached content is returned at once; other content is
/// requested as the policy allows. If an element leaves before its content arrives, the request is
/// cancelled, except with ``LoadingPolicy/always``.
///
/// ```swift
/// let loader = PageLoader<Int, Picture>(policy: .targetRectangle, capacity: 200) { row in
///   try await server.picture(row)
/// }
/// loader.onArrival = { [weak table] row, picture in
///   (table?.cellForRow(at: IndexPath(row: row, section: 0)) as? PictureCell)?.fadeIn(picture)
/// }
///
/// cell.picture = loader.show(row, at: table.rectForRow(at: indexPath))   // in cellForRowAt
/// loader.hide(row)                                                       // in didEndDisplaying
///
/// func scrollViewWillBeginDragging(_ view: ScrollView) { loader.willBeginDragging() }
/// func scrollViewWillEndDragging(
///   _ view: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
/// ) {
///   loader.willEndDragging(view, targetContentOffset: targetContentOffset)
/// }
/// func scrollViewDidEndDragging(_ view: ScrollView, willDecelerate: Bool) {
///   loader.didEndDragging(willDecelerate: willDecelerate)
/// }
/// func scrollViewDidEndDecelerating(_ view: ScrollView) { loader.didEndDecelerating() }
/// ```
///
/// When a person grabs decelerating content, or releases content without velocity, the requests
/// that the policy held back are made: all visible elements are loaded, although none has newly
/// appeared.
@preconcurrency @MainActor
public final class PageLoader<Key: Hashable & Sendable, Content> {
  /// Fetches the content of an element, in a task that is cancelled if the content is not needed.
  public typealias Load = @MainActor (Key) async throws -> Content

  private struct Element {
    let key: Key
    var frame: Rect
    var isFilled: Bool
  }

  private struct Request {
    let number: Int
    let task: Task<Void, Never>
  }

  private struct Arrival {
    let content: Content
    var wasShown: Bool
  }

  private let load: Load
  private var elements: [Element] = []
  private var requests: [Key: Request] = [:]
  private var arrivals: BoundedCache<Key, Arrival>
  private var requestCount = 0
  private var isDecelerating = false

  /// The counts so far.
  public private(set) var statistics = LoadingStatistics()

  /// The part of the list's content that is visible when the current deceleration ends.
  ///
  /// In points; nil without a deceleration.
  public private(set) var targetRectangle: Rect?

  /// Called when content arrives for a visible element that waits for it.
  public var onArrival: ((Key, Content) -> Void)?

  /// Called when loading fails for a visible element; ``retry(_:)`` requests it again.
  public var onFailure: ((Key, any Error) -> Void)?

  /// Which content is loaded while the list decelerates.
  public var policy: LoadingPolicy {
    didSet { if policy != oldValue { loadMissing() } }
  }

  /// The greatest number of cached contents; the least recently used contents are removed first.
  ///
  /// - Precondition: Not negative.
  public var capacity: Int {
    get { arrivals.limit }
    set {
      Self.requireCapacity(newValue)
      arrivals.limit = newValue
    }
  }

  /// Makes a loader that caches the `capacity` most recently used contents.
  ///
  /// - Precondition: `capacity` is not negative.
  public init(policy: LoadingPolicy, capacity: Int = 100, load: @escaping Load) {
    Self.requireCapacity(capacity)
    self.policy = policy
    self.load = load
    arrivals = BoundedCache(limit: capacity, .strict)
  }

  private static func requireCapacity(_ capacity: Int) {
    require(capacity >= 0, "PageLoader: capacity \(capacity) is negative")
  }

  isolated deinit {
    for request in requests.values { request.task.cancel() }
  }

  // MARK: Elements

  /// Reports that an element has become visible or has moved.
  ///
  /// `frame` is in points of the list's content. Returns the element's content if it is cached;
  /// otherwise requests it as soon as the policy allows, for delivery by ``onArrival``.
  ///
  /// - Complexity: O(visible elements).
  public func show(_ key: Key, at frame: Rect) -> Content? {
    if let place = place(of: key) {
      elements[place].frame = frame
    } else {
      elements.append(Element(key: key, frame: frame, isFilled: false))
    }
    guard let place = place(of: key) else { return nil }
    if let content = use(key) {
      if !elements[place].isFilled { statistics.hits += 1 }
      elements[place].isFilled = true
      return content
    }
    elements[place].isFilled = false
    loadIfWanted(elements[place])
    return nil
  }

  /// Reports that an element has left; its request is cancelled, except with
  /// ``LoadingPolicy/always``.
  ///
  /// - Complexity: O(visible elements).
  public func hide(_ key: Key) {
    guard let place = place(of: key) else { return }
    elements.remove(at: place)
    if policy.cancelsWhatLeaves { cancel(key) }
  }

  /// Requests the content of a visible element, under every policy, if the content is missing.
  ///
  /// A request in progress is not repeated.
  public func retry(_ key: Key) {
    guard let place = place(of: key), !elements[place].isFilled else { return }
    start(key)
  }

  /// Whether content has been requested and has not arrived.
  public func isLoading(_ key: Key) -> Bool { requests[key] != nil }

  /// Whether the content of an element is cached.
  public func isLoaded(_ key: Key) -> Bool { arrivals.contains(key) }

  /// Removes all contents from the cache; visible elements do not change.
  public func removeAllContents() {
    arrivals.removeAll()
  }

  private func place(of key: Key) -> Int? {
    for index in elements.indices where elements[index].key == key { return index }
    return nil
  }

  /// The cached content of an element that becomes visible; nil if it is not cached.
  private func use(_ key: Key) -> Content? {
    guard let arrival = arrivals.value(for: key) else { return nil }
    if !arrival.wasShown {
      statistics.wasted -= 1
      arrivals.insert(Arrival(content: arrival.content, wasShown: true), for: key)
    }
    return arrival.content
  }

  // MARK: Scrolling

  /// Reports that a person grabs the content, moving or not: all visible elements are loaded.
  public func willBeginDragging() {
    endDeceleration()
  }

  /// Reports a release; `targetContentOffset` is the target after the delegate has changed it.
  public func willEndDragging(_ scrollView: ScrollView, targetContentOffset: Point) {
    targetRectangle = scrollView.visibleRect(atRest: targetContentOffset)
  }

  /// Reports that a person has released the content; without deceleration, nothing is held back.
  public func didEndDragging(willDecelerate: Bool) {
    isDecelerating = willDecelerate
    if !willDecelerate { endDeceleration() }
  }

  /// Reports the end of a deceleration: the content that was held back is loaded.
  public func didEndDecelerating() {
    endDeceleration()
  }

  private func endDeceleration() {
    isDecelerating = false
    targetRectangle = nil
    loadMissing()
  }

  // MARK: Loading

  private func isWanted(_ element: Element) -> Bool {
    switch policy {
    case .always: true
    case .notWhileDecelerating: !isDecelerating
    case .targetRectangle: targetRectangle.map(element.frame.intersects) ?? true
    }
  }

  private func loadIfWanted(_ element: Element) {
    if !element.isFilled, isWanted(element) { start(element.key) }
  }

  private func loadMissing() {
    for element in elements { loadIfWanted(element) }
  }

  private func start(_ key: Key) {
    guard requests[key] == nil else { return }
    requestCount += 1
    let number = requestCount
    statistics.started += 1
    statistics.pending += 1
    // The task retains only the function: the loader may be released meanwhile.
    let task = Task { [weak self, load] in
      let result: Result<Content, any Error>
      do {
        result = .success(try await load(key))
      } catch {
        result = .failure(error)
      }
      self?.finish(key, number: number, result)
    }
    requests[key] = Request(number: number, task: task)
  }

  private func cancel(_ key: Key) {
    guard let request = requests.removeValue(forKey: key) else { return }
    statistics.pending -= 1
    statistics.cancelled += 1
    statistics.wasted += 1
    request.task.cancel()
  }

  private func finish(_ key: Key, number: Int, _ result: Result<Content, any Error>) {
    // Ignores the late result of a request that was cancelled, and perhaps made again.
    guard requests[key]?.number == number else { return }
    requests[key] = nil
    statistics.pending -= 1
    let place = place(of: key)
    switch result {
    case .success(let content):
      let isSeen = place.map { !elements[$0].isFilled } ?? false
      arrivals.insert(Arrival(content: content, wasShown: isSeen), for: key)
      guard let place, isSeen else {
        statistics.wasted += 1
        return
      }
      elements[place].isFilled = true
      statistics.shownLate += 1
      onArrival?(key, content)
    case .failure(let error):
      statistics.failed += 1
      if place != nil { onFailure?(key, error) }
    }
  }
}
