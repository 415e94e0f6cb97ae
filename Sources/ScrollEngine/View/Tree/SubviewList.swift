/// The subviews of a view, from back to front.
///
/// Removing all n views, in any order, inspects O(n) entries in total. In a long list, the first
/// removal numbers all views; later ones find a view by its number and leave a gap. Gaps are closed
/// once they make up half of the list. A short list is searched.
struct SubviewList {
  /// The views, with ``gap`` in place of each removed one.
  private var places: [View] = []
  private var gaps = 0
  /// Whether each view stores its index, in ``View/placeInSuperview``.
  private var isNumbered = false

  /// Lists up to this length are searched, from the end: views added last are mostly removed first.
  static let few = 64

  /// The placeholder for a removed view.
  @MainActor private static let gap = View()

  init() {}

  init(_ views: [View]) { places = views }

  var count: Int { places.count - gaps }

  var isEmpty: Bool { places.count == gaps }

  /// The views in order, without gaps.
  ///
  /// - Complexity: O(1); O(n) once after removals from a long list.
  @MainActor var views: [View] {
    mutating get {
      if gaps > 0 { closeGaps() }
      return places
    }
  }

  /// Calls a function with each view without retaining the view, so the function must not remove
  /// any view.
  @inline(__always)
  @MainActor mutating func forEachView(_ body: (View) -> Void) {
    for index in indices { self[index].withObject(body) }
  }

  /// The indices of all views, for loops whose body, as a closure, would be called for each view.
  @MainActor var indices: Range<Int> {
    mutating get {
      if gaps > 0 { closeGaps() }
      return places.indices
    }
  }

  /// The view at one of the ``indices``.
  @inline(__always)
  subscript(index: Int) -> Unmanaged<View> { Unmanaged.passUnretained(places[index]) }

  /// Whether a view may be marked for layout; always true in a list of more than 4, which is not
  /// searched.
  @MainActor var mayHoldMarkedViews: Bool {
    guard places.count <= 4 else { return true }
    for index in places.indices
    where Unmanaged.passUnretained(places[index]).withObject({
      $0.needsLayout || $0.subtreeNeedsLayout
    }) {
      return true
    }
    return false
  }

  /// - Precondition: `index` lies in `0...count`.
  @MainActor mutating func insert(_ view: View, at index: Int) {
    if index == count {
      if isNumbered { view.placeInSuperview = places.count }
      return places.append(view)
    }
    if gaps > 0 { closeGaps() }
    isNumbered = false
    places.insert(view, at: index)
  }

  /// Removes a view; does nothing if the list does not contain it.
  ///
  /// - Returns: The most entries that the removal may have inspected.
  @MainActor @discardableResult
  mutating func remove(_ view: View) -> Int {
    let count = places.count
    guard count > Self.few || gaps > 0 else {
      if let place = places.lastPlace(of: view) {
        if place == count - 1 { places.removeLast() } else { places.remove(at: place) }
      }
      return count
    }
    return removeByNumber(view)
  }

  /// Replaces a view with a gap, in a long list.
  @MainActor private mutating func removeByNumber(_ view: View) -> Int {
    let count = places.count
    var work = 1
    if !isNumbered {
      number()
      work += count
    }
    let place = view.placeInSuperview
    guard place < count, places[place] === view else { return work }
    places[place] = Self.gap
    gaps += 1
    if gaps > count / 2 {
      closeGaps()
      work += count
    }
    return work
  }

  @MainActor private mutating func number() {
    if gaps > 0 { closeGaps() }
    for (place, view) in places.enumerated() { view.placeInSuperview = place }
    isNumbered = true
  }

  // Never inlined: each access to the views contains this call, but few accesses need it.
  @inline(never)
  @MainActor private mutating func closeGaps() {
    let gap = Self.gap
    places.removeAll { $0 === gap }
    gaps = 0
    isNumbered = false
  }
}
