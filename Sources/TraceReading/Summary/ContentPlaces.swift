import Geometry
import Traces

/// Where the content of a list's rows is, as far as pictures tell one row from another.
struct ContentPlaces {
  struct Place {
    /// The origin of the row's cell in the list, in points.
    let origin: Point
    let path: TracePath
  }

  /// The places in each list by what is shown there: only of what one cell alone shows.
  private(set) var lists: [TraceView.Key: [TracePicture: Place]] = [:]

  /// - Complexity: O(cells).
  init(
    _ cells: [TraceCell.Key: TraceCell], _ pictures: [TraceCell.Key: TracePicture]
  ) {
    var repeated: [TraceView.Key: Set<TracePicture>] = [:]
    for (key, cell) in cells {
      let list = cell.state.list
      guard let path = cell.state.path, let picture = pictures[key],
        repeated[list]?.contains(picture) != true
      else { continue }
      let place = Place(origin: cell.state.frame.origin, path: path)
      if lists[list, default: [:]].updateValue(place, forKey: picture) != nil {
        lists[list]?[picture] = nil
        repeated[list, default: []].insert(picture)
      }
    }
  }

  /// How far all content of a list that is still shown has moved since, with its first row then and now;
  /// nil if less than two rows say so, or not all by the same distance.
  func move(
    of list: TraceView.Key, since old: ContentPlaces
  ) -> (distance: Point, from: TracePath, to: TracePath)? {
    guard let old = old.lists[list], let new = lists[list] else { return nil }
    let common = old.compactMap { picture, place in new[picture].map { (from: place, to: $0) } }
    guard common.count >= 2,
      let first = common.min(by: {
        ($0.from.origin.y, $0.from.origin.x) < ($1.from.origin.y, $1.from.origin.x)
      })
    else { return nil }
    let distance = first.to.origin - first.from.origin
    guard common.allSatisfy({ ($0.to.origin - $0.from.origin - distance).length < 0.5 }) else {
      return nil
    }
    return (distance, first.from.path, first.to.path)
  }
}
