extension DelegateCall {
  /// The part of the method's name that tells methods apart: `cellForRowAt` in a table.
  @MainActor
  public func name(in view: ScrollView) -> String {
    let isTable = view is TableView
    let element = isTable ? "Row" : "Item"
    return switch self {
    case .didScroll: "scrollViewDidScroll"
    case .willBeginDragging: "scrollViewWillBeginDragging"
    case .willEndDragging: "scrollViewWillEndDragging"
    case .didEndDragging: "scrollViewDidEndDragging"
    case .willBeginDecelerating: "scrollViewWillBeginDecelerating"
    case .didEndDecelerating: "scrollViewDidEndDecelerating"
    case .didEndScrollingAnimation: "scrollViewDidEndScrollingAnimation"
    case .didScrollToTop: "scrollViewDidScrollToTop"
    case .willBeginZooming: "scrollViewWillBeginZooming"
    case .didZoom: "scrollViewDidZoom"
    case .didChangeAdjustedContentInset: "scrollViewDidChangeAdjustedContentInset"
    case .didEndZooming: "scrollViewDidEndZooming"
    case .numberOfSections: "numberOfSections"
    case .numberOfElements: "numberOf\(element)sInSection"
    case .heightOfElement, .heights: "heightFor\(element)At"
    case .cell: "cellFor\(element)At"
    case .willDisplay: "willDisplay"
    case .didEndDisplaying: "didEndDisplaying"
    case .supplement(let kind, _): isTable ? "viewFor\(title(kind))InSection" : "viewForSupplement"
    case .willDisplaySupplement(let kind, _):
      isTable ? "willDisplay\(title(kind))View" : "willDisplaySupplement"
    case .didEndDisplayingSupplement(let kind, _):
      isTable ? "didEndDisplaying\(title(kind))View" : "didEndDisplayingSupplement"
    case .prefetch: "prefetch\(element)sAt"
    case .cancelPrefetching: "cancelPrefetchingFor\(element)sAt"
    case .didHighlight: "didHighlight\(element)At"
    case .didUnhighlight: "didUnhighlight\(element)At"
    case .didSelect: "didSelect\(element)At"
    case .didDeselect: "didDeselect\(element)At"
    }
  }

  private func title(_ kind: String) -> String { kind.prefix(1).uppercased() + kind.dropFirst() }
}
