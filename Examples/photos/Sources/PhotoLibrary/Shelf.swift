/// Pictures by months, the newest first.
public struct Shelf: Sendable {
  /// A month, and the range of its pictures.
  public struct Section: Hashable, Sendable {
    /// The month.
    public var month: Month
    /// The range of its pictures among all.
    public var range: Range<Int>
  }

  /// All pictures, in their order.
  public private(set) var pictures: [Picture] = []
  /// The months that have pictures, the newest first.
  public private(set) var sections: [Section] = []
  /// The ``Picture/aspect`` of each picture.
  public private(set) var aspects: [Float] = []

  /// Makes an empty shelf.
  public init() {}

  /// Makes a shelf of pictures, which may be in any order.
  public init(_ pictures: [Picture]) { add(pictures) }

  /// Adds pictures, which may come in any order.
  ///
  /// - Complexity: O(all pictures), and sorting the new ones.
  mutating func add(_ new: [Picture]) { change(removing: [], adding: new) }

  /// Removes the pictures at some paths, and adds others, which may come in any order.
  ///
  /// - Complexity: O(all pictures), and sorting the new ones.
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

  /// The index of a picture; nil if the shelf does not have it.
  ///
  /// - Complexity: O(log n).
  public func place(of picture: Picture) -> Int? {
    let place = place(before: picture)
    return place < pictures.count && pictures[place].path == picture.path
      && pictures[place].taken == picture.taken ? place : nil
  }

  /// The index of a picture, even if its file was changed or renamed; nil if it has gone.
  ///
  /// - Complexity: O(log n) if the picture is unchanged; otherwise O(n).
  public func place(following picture: Picture) -> Int? {
    if let place = place(of: picture) { return place }
    if let place = pictures.firstIndex(where: { $0.path == picture.path }) { return place }
    guard let identity = picture.identity else { return nil }
    return pictures.firstIndex { $0.identity == identity && $0.stamp == picture.stamp }
  }

  /// How many pictures of the shelf come before a picture, which need not be in it.
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

  /// The section of the picture at an index.
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
