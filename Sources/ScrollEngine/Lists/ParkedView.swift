/// A view of a list that stays in the hierarchy although it is out of sight, because a view in it
/// receives keys, such as a text field being edited.
struct ParkedView {
  /// The element or supplement that the view shows.
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
