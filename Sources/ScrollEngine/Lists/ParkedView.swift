/// A view of a list that is out of sight, and in the hierarchy all the same: keys go to something in
/// it, such as a text field that is edited.
struct ParkedView {
  /// What it shows.
  enum Place: Hashable {
    case element(IndexPath)
    case supplement(kind: String, IndexPath)

    var path: IndexPath {
      switch self {
      case .element(let path), .supplement(_, let path): path
      }
    }
  }

  let view: View
  var place: Place
}
