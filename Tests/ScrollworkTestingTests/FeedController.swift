import ScrollworkTesting

/// A screen as in a real program: rows whose heights follow their texts.
final class FeedController: ViewController, TableViewDataSource {
  let tableView = TableView()
  var titles = (1...200).map { "Message \($0)" }

  override func loadView() {
    tableView.dataSource = self
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "message")
    view = tableView
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
}

/// A screen that starts to move again whenever it stops.
final class RestlessController: ViewController, ScrollViewDelegate {
  override func loadView() {
    let scrollView = ScrollView()
    scrollView.contentSize = Size(width: 320, height: 5000)
    scrollView.delegate = self
    view = scrollView
  }

  override func viewDidAppear(_ animated: Bool) { go() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { go() }

  private func go() {
    guard let scrollView = view as? ScrollView else { return }
    let y = scrollView.contentOffset.y > 1000 ? 0 : 2000.0
    scrollView.setContentOffset(Point(x: 0, y: y), animated: true)
  }
}
