extension ListCallbacks {
  package static let heightForRow = ListCallbacks(rawValue: 1 << 8)
  package static let estimatedHeightForRow = ListCallbacks(rawValue: 1 << 9)
  package static let heightForHeader = ListCallbacks(rawValue: 1 << 10)
  package static let heightForFooter = ListCallbacks(rawValue: 1 << 11)
  package static let viewForHeader = ListCallbacks(rawValue: 1 << 12)
  package static let viewForFooter = ListCallbacks(rawValue: 1 << 13)
  package static let contextMenu = ListCallbacks(rawValue: 1 << 14)
}

extension TableView {
  /// The delegate; nil if it is known not to implement a method.
  func delegate(answering callback: ListCallbacks) -> (any TableViewDelegate)? {
    callbacks.defaults.contains(callback) ? nil : tableDelegate
  }

  /// The data source; nil if it is known not to implement a method.
  func dataSource(answering callback: ListCallbacks) -> (any TableViewDataSource)? {
    callbacks.defaults.contains(callback) ? nil : dataSource
  }

  /// The delegate if it implements a method, otherwise nil; `call` calls the method to find out.
  func delegate(
    answering callback: ListCallbacks, trying call: (any TableViewDelegate) -> Void
  ) -> (any TableViewDelegate)? {
    guard let delegate = delegate(answering: callback) else { return nil }
    guard !callbacks.answered.contains(callback) else { return delegate }
    call(delegate)
    guard let same = self.delegate(answering: callback), same === delegate else { return nil }
    callbacks.answered.insert(callback)
    return same
  }
}
