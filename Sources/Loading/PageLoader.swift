internal import Caching
public import ScrollEngine

/// Loads the content of a list when it is worthwhile, and shows it when it arrives.
///
/// The list reports which elements become visible and which leave, and forwards its delegate's
/// calls about dragging. Content loaded before is there at once; anything else is requested as the
/// policy says, and cancelled if its element leaves before it has arrived.
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
/// Grabbing decelerating content, or releasing it without velocity, ends what a policy held back:
/// everything visible is then loaded, though no element has newly appeared.
@preconcurrency @MainActor
public final class PageLoader<Key: Hashable & Sendable, Content> {
  /// Fetches the content of an element; it is cancelled when the content is no longer wanted.
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

  /// What will be visible when the current deceleration ends, in points of the content.
  public private(set) var targetRectangle: Rect?

  /// Called when content arrives for a visible element that waits for it.
  public var onArrival: ((Key, Content) -> Void)?

  /// Called when loading fails for a visible element; ``retry(_:)`` requests it again.
  public var onFailure: ((Key, any Error) -> Void)?

  /// What is loaded while the content moves by itself.
  public var policy: LoadingPolicy {
    didSet { if policy != oldValue { loadMissing() } }
  }

  /// How many contents are kept: those used last.
  ///
  /// - Precondition: Not negative.
  public var capacity: Int {
    get { arrivals.limit }
    set {
      Self.requireCapacity(newValue)
      arrivals.limit = newValue
    }
  }

  /// Makes a loader that keeps the `capacity` contents used last.
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
  /// `frame` is in points of the content. Returns the element's content if it is there; otherwise
  /// it will arrive when the policy allows.
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

  /// Reports that an element has left; its request is cancelled unless the policy is
  /// ``LoadingPolicy/always``.
  ///
  /// - Complexity: O(visible elements).
  public func hide(_ key: Key) {
    guard let place = place(of: key) else { return }
    elements.remove(at: place)
    if policy.cancelsWhatLeaves { cancel(key) }
  }

  /// Requests the content of a visible element again if it has not arrived. Every policy does.
  public func retry(_ key: Key) {
    guard let place = place(of: key), !elements[place].isFilled else { return }
    start(key)
  }

  /// Whether content has been requested and has not arrived.
  public func isLoading(_ key: Key) -> Bool { requests[key] != nil }

  /// Whether the content of an element is kept.
  public func isLoaded(_ key: Key) -> Bool { arrivals.contains(key) }

  /// Discards all kept contents; what is visible stays as it is.
  public func removeAllContents() {
    arrivals.removeAll()
  }

  private func place(of key: Key) -> Int? {
    for index in elements.indices where elements[index].key == key { return index }
    return nil
  }

  /// The content of an element that is being shown.
  private func use(_ key: Key) -> Content? {
    guard let arrival = arrivals.value(for: key) else { return nil }
    if !arrival.wasShown {
      statistics.wasted -= 1
      arrivals.insert(Arrival(content: arrival.content, wasShown: true), for: key)
    }
    return arrival.content
  }

  // MARK: Scrolling

  /// A person grabs the content, moving or not: what is visible is loaded.
  public func willBeginDragging() {
    endDeceleration()
  }

  /// The person releases the content; call it with the target that the delegate has settled on.
  public func willEndDragging(_ scrollView: ScrollView, targetContentOffset: Point) {
    targetRectangle = scrollView.visibleRect(atRest: targetContentOffset)
  }

  /// The person has released the content; without velocity, nothing is held back.
  public func didEndDragging(willDecelerate: Bool) {
    isDecelerating = willDecelerate
    if !willDecelerate { endDeceleration() }
  }

  /// The deceleration has ended: what was held back is loaded.
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
    // Only the function is retained while it loads: the loader may be released meanwhile.
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
    // Cancelled, and perhaps requested again: the answer comes too late.
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
