/// Gives a table its rows.
@MainActor
public protocol TableViewDataSource: AnyObject {
  /// One, unless implemented.
  func numberOfSections(in tableView: TableView) -> Int
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int

  /// A cell from ``TableView/dequeueReusableCell(withIdentifier:for:)``, filled for the row.
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell
}

extension TableViewDataSource {
  public func numberOfSections(in tableView: TableView) -> Int { 1 }
}
