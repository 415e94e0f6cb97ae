extension DelegateCall {
  init(_ event: ListSelection.Event, _ path: IndexPath) {
    self =
      switch event {
      case .didHighlight: .didHighlight(path)
      case .didUnhighlight: .didUnhighlight(path)
      case .didSelect: .didSelect(path)
      case .didDeselect: .didDeselect(path)
      }
  }
}
