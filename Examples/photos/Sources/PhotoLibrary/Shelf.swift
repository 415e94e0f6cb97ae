/// Pictures in their order, the newest first, by months.
public struct Shelf: Sendable {
  /// A month and where its pictures lie.
  public struct Section: Hashable, Sendable {
    /// The month.
    public var month: Month
    /// The places of its pictures.
    public var range: Range<Int>
  }

  /// All pictures, in their order.
  public private(set) var pictures: [Picture] = []
  /// The months that have any.
  public private(set) var sections: [Section] = []
  /// ``Picture/aspect`` of each.
  public private(set) var aspects: [Float] = []

  /// Makes an empty one.
  public init() {}

  /// Makes one of pictures in any order.
  public init(_ pictures: [Picture]) { add(pictures) }

  /// Adds pictures, which may come in any order.
  ///
  /// - Complexity: O(all), and sorting those that come.
  mutating func add(_ new: [Picture]) { change(removing: [], adding: new) }

  /// Takes away the pictures at some paths, and adds others, which may come in any order.
  ///
  /// - Complexity: O(all), and sorting those that come.
  mutating func change(removing gone: Set<String>, adding new: [Picture]) {
    let new = new.sorted(by: Picture.isBefore)
    let old = gone.isEmpty ? pictures : pictures.filter { !gone.contains($0.path) }
    var merged: [Picture] = []
    merged.reserveCapacity(old.count + new.count)
    var place = 0
    for picture in new {
      while place < old.count, Picture.isBefore(old[place], picture) {
        merged.append(old[place])
        place += 1
      }
      merged.append(picture)
    }
    merged += old[place...]
    pictures = merged
    aspects = pictures.map { Float($0.aspect) }
    sections = []
    var start = 0
    for (index, picture) in pictures.enumerated() {
      let month = picture.taken.month
      if let last = sections.last, last.month == month { continue }
      if !sections.isEmpty { sections[sections.count - 1].range = start..<index }
      sections.append(Section(month: month, range: index..<pictures.count))
      start = index
    }
  }

  /// The place of a picture; nil if it is not there.
  ///
  /// - Complexity: O(log n).
  public func place(of picture: Picture) -> Int? {
    let place = place(before: picture)
    return place < pictures.count && pictures[place].path == picture.path
      && pictures[place].taken == picture.taken ? place : nil
  }

  /// The place of a picture, also after its file was changed or renamed; nil if it is not there.
  ///
  /// - Complexity: O(log n) if it is as it was, or else O(n).
  public func place(following picture: Picture) -> Int? {
    if let place = place(of: picture) { return place }
    if let place = pictures.firstIndex(where: { $0.path == picture.path }) { return place }
    guard let identity = picture.identity else { return nil }
    return pictures.firstIndex { $0.identity == identity && $0.stamp == picture.stamp }
  }

  /// How many pictures come before one, whether it is there or not.
  ///
  /// - Complexity: O(log n).
  public func place(before picture: Picture) -> Int {
    var (low, high) = (0, pictures.count)
    while low < high {
      let middle = (low + high) / 2
      if Picture.isBefore(pictures[middle], picture) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The section that has the picture at a place.
  ///
  /// - Complexity: O(log n).
  public func section(of place: Int) -> Int {
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sections[middle].range.lowerBound <= place { low = middle } else { high = middle }
    }
    return low
  }
}
