/// Is told what happens to a scroll view.
@MainActor
public protocol ScrollViewDelegate: AnyObject {
  /// The offset has changed, for whatever reason.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
}

extension ScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
}
