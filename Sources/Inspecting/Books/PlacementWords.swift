package import ScrollEngine

extension ContainerScrollView.Slice.Placement {
  package var words: String {
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
