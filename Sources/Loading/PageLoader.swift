public import ScrollEngine

/// Loads what a list shows, when it is worth it, and shows it when it comes.
///
/// A list tells it which elements come into sight and which leave, and forwards what its delegate is
/// told of dragging. What has been loaded before is there at once; anything else is asked for as the
/// policy says, and given up when its element leaves before it has come.
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
/// Whoever takes hold of content that decelerates, or lets go of it with no velocity, ends what a
/// policy held back: everything in sight is then loaded, though no element has come into sight.
@MainActor
public final class PageLoader<Key: Hashable & Sendable, Content> {
  /// Fetches the content of an element; it is cancelled when nobody wants the content any more.
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
  private var arrivals: RecentContents<Key, Arrival>
  private var requestCount = 0
  private var isDecelerating = false

  /// What has happened so far.
  public private(set) var statistics = LoadingStatistics()

  /// What will be in sight when the deceleration under way has ended, in points of the content.
  public private(set) var targetRectangle: Rect?

  /// Called when content has come whose element is in sight and waits for it.
  public var onArrival: ((Key, Content) -> Void)?

  /// Called when loading has failed for an element in sight; ``retry(_:)`` asks again.
  public var onFailure: ((Key, any Error) -> Void)?

  /// What is loaded while the content moves by itself.
  public var policy: LoadingPolicy {
    didSet { if policy != oldValue { loadMissing() } }
  }

  /// How many contents it keeps.
  ///
  /// - Precondition: Not negative.
  public var capacity: Int {
    get { arrivals.capacity }
    set {
      Self.requireCapacity(newValue)
      arrivals.capacity = newValue
    }
  }

  /// - Parameters:
  ///   - policy: What is loaded while the content moves by itself.
  ///   - capacity: How many contents it keeps: those that were used last.
  ///   - load: Fetches the content of an element.
  /// - Precondition: `capacity` is not negative.
  public init(policy: LoadingPolicy, capacity: Int = 100, load: @escaping Load) {
    Self.requireCapacity(capacity)
    self.policy = policy
    self.load = load
    arrivals = RecentContents(capacity: capacity)
  }

  private static func requireCapacity(_ capacity: Int) {
    require(capacity >= 0, "PageLoader: capacity \(capacity) is negative")
  }

  isolated deinit {
    for request in requests.values { request.task.cancel() }
  }

  // MARK: Elements

  /// An element has come into sight, or lies elsewhere now.
  ///
  /// - Parameters:
  ///   - key: The element.
  ///   - frame: In points of the content.
  /// - Returns: Its content, if it is there; otherwise it will arrive when the policy lets it.
  /// - Complexity: O(elements in sight).
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

  /// An element has left; a request for it is given up, unless the policy loads ``LoadingPolicy/always``.
  ///
  /// - Complexity: O(elements in sight).
  public func hide(_ key: Key) {
    guard let place = place(of: key) else { return }
    elements.remove(at: place)
    if policy.cancelsWhatLeaves { cancel(key) }
  }

  /// Asks again for an element in sight whose content has not come, whatever the policy.
  public func retry(_ key: Key) {
    guard let place = place(of: key), !elements[place].isFilled else { return }
    start(key)
  }

  /// Whether content has been asked for and has not come.
  public func isLoading(_ key: Key) -> Bool { requests[key] != nil }

  /// Whether the content of an element is kept.
  public func isLoaded(_ key: Key) -> Bool { arrivals.contains(key) }

  /// Forgets what is kept; what is in sight stays as it is.
  public func removeAllContents() {
    arrivals.removeAll()
  }

  private func place(of key: Key) -> Int? {
    for index in elements.indices where elements[index].key == key { return index }
    return nil
  }

  /// The content of an element that is shown now.
  private func use(_ key: Key) -> Content? {
    guard let arrival = arrivals.use(key) else { return nil }
    if !arrival.wasShown {
      statistics.wasted -= 1
      arrivals.insert(Arrival(content: arrival.content, wasShown: true), for: key)
    }
    return arrival.content
  }

  // MARK: Scrolling

  /// The person takes hold of the content, at rest or not: what is in sight is loaded.
  public func willBeginDragging() {
    endDeceleration()
  }

  /// The person lets go; call it with what the delegate has made of the target.
  public func willEndDragging(_ scrollView: ScrollView, targetContentOffset: Point) {
    targetRectangle = scrollView.visibleRect(atRest: targetContentOffset)
  }

  /// The person has let go; with no velocity, nothing is held back.
  public func didEndDragging(willDecelerate: Bool) {
    isDecelerating = willDecelerate
    if !willDecelerate { endDeceleration() }
  }

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
    // The function alone is held while it loads: whoever owns the loader may let go of it.
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
    // Given up, and perhaps asked for again: the answer comes too late.
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
