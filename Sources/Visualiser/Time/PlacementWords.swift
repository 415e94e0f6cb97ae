import ScrollEngine

extension IndexPath {
  /// `Row 5`, or `Row 2.5` in a section that is not the first.
  var rowWords: String { section == 0 ? "Row \(row)" : "Row \(section).\(row)" }
}

extension ContainerScrollView.Slice.Placement {
  var words: String {
    switch self {
    case .past: "scrolled past"
    case .startCut: "start cut off"
    case .whole: "whole"
    case .endCut: "end cut off"
    case .filling: "fills the viewport"
    case .ahead: "still ahead"
    }
  }
}
