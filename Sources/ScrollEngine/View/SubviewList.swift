/// The subviews of a view, from back to front.
///
/// Taking out all of n views, in whatever order, looks at O(n) of them in all. Of many, the first to
/// leave has all numbered; from then on each is found by its number and leaves a gap, and gaps are
/// closed when half of the list is. Of few a search is cheaper.
struct SubviewList {
  /// The views, and ``gap`` where one has left.
  private var places: [View] = []
  private var gaps = 0
  /// Whether each view knows its place, by ``View/placeInSuperview``.
  private var isNumbered = false

  /// So many views are searched, from the end: those that come last mostly leave first.
  static let few = 64

  /// Stands where a view has left.
  @MainActor private static let gap = View()

  init() {}

  init(_ views: [View]) { places = views }

  var count: Int { places.count - gaps }

  /// The views, one after the other.
  ///
  /// - Complexity: O(1), and once O(n) after views have left the middle of a long list.
  @MainActor var views: [View] {
    mutating get {
      if gaps > 0 { closeGaps() }
      return places
    }
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

  /// Takes out a view, if it is there.
  ///
  /// - Returns: How many places were looked at for it.
  @MainActor @discardableResult
  mutating func remove(_ view: View) -> Int {
    let count = places.count
    guard count > Self.few || gaps > 0 else {
      if let place = places.lastPlace(of: view) { places.remove(at: place) }
      return count
    }
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

  @MainActor private mutating func closeGaps() {
    let gap = Self.gap
    places.removeAll { $0 === gap }
    gaps = 0
    isNumbered = false
  }
}
