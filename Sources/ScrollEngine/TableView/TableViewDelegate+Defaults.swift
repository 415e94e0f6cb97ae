// What a delegate answers that leaves a question to the table. Those that would be asked for each row
// or section note that they ran: they are not asked again.
extension TableViewDelegate {
  public func tableView(
    _ tableView: TableView, heightForRowAt indexPath: IndexPath
  ) -> Double {
    tableView.note(.heightForRow, isDefaultOf: self)
    return tableView.rowHeight
  }

  public func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> Double {
    tableView.note(.estimatedHeightForRow, isDefaultOf: self)
    return TableView.automaticDimension
  }

  public func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> Double {
    tableView.note(.heightForHeader, isDefaultOf: self)
    return TableView.automaticDimension
  }

  public func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> Double {
    tableView.note(.heightForFooter, isDefaultOf: self)
    return TableView.automaticDimension
  }

  public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    tableView.note(.viewForHeader, isDefaultOf: self)
    return nil
  }

  public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
    tableView.note(.viewForFooter, isDefaultOf: self)
    return nil
  }

  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    tableView.note(.willDisplayCell, isDefaultOf: self)
  }

  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    tableView.note(.didEndDisplayingCell, isDefaultOf: self)
  }

  public func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {}
  public func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) {}
  public func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {}
  public func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) {}

  public func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    true
  }

  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}

  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

  public func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    indexPath
  }

  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
}
