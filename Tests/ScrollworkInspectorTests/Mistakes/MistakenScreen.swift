import ScrollEngine

/// A list of rows as a program might have it, with a mistake or without.
final class MistakenScreen: ViewController, TableViewDataSource, TableViewDelegate {
  let table = TableView()
  private let mistake: Mistake?
  private var rows = (0..<120).map { "Row \($0)" }
  /// A sign over the rows, 40 points high.
  private let badge = View()
  private var hasSetOffset = false
  /// The number of pictures that were decoded since the last frame.
  private var decoded = 0
  private var hasArrived = false

  init(_ mistake: Mistake?) {
    self.mistake = mistake
    super.init()
  }

  override func loadView() {
    table.accessibilityIdentifier = "feed"
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 60
    table.estimatedRowHeight = 0
    table.dataSource = self
    if mistake != .lateDelegate { table.delegate = self }
    table.onStaleContent = { _ in }
    if mistake == .estimate {
      table.rowHeight = TableView.automaticDimension
      table.estimatedRowHeight = 20
    }
    guard mistake == .asTallAsContent else { return view = table }
    let scrollView = ScrollView()
    scrollView.accessibilityIdentifier = "page"
    table.isScrollEnabled = false
    table.frame = Rect(x: 0, y: 0, width: 320, height: 60 * Double(rows.count))
    scrollView.addSubview(table)
    scrollView.contentSize = table.frame.size
    view = scrollView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    LayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      badge.topAnchor.constraint(equalTo: view.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 60),
      badge.heightAnchor.constraint(equalToConstant: 40),
    ])
    if mistake == .safeAreaTwice {
      additionalSafeAreaInsets.top = 44
      table.contentInset.top = 44
    }
  }

  /// The time that the last frame has taken, in seconds; a picture takes 30 ms.
  func takeCost() -> Double {
    defer { decoded = 0 }
    return 0.002 + Double(decoded) * 0.03
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if mistake == .scrollInLayout, hasArrived, abs(table.contentOffset.y - 120) > 0.5 {
      table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .top, animated: false)
    }
  }

  /// New data has come.
  func receive() {
    hasArrived = true
    switch mistake {
    case .reloadTwice:
      table.reloadData()
      table.layoutIfNeeded()
      table.reloadData()
    case .rowsAbove:
      let offset = table.contentOffset
      rows.insert(contentsOf: ["New 1", "New 2", "New 3"], at: 0)
      table.insertRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .none)
      table.layoutIfNeeded()
      table.contentOffset = offset
    case .rowsAboveByReload:
      rows.insert(contentsOf: ["New 1", "New 2", "New 3"], at: 0)
      table.reloadData()
    case .fewerRows:
      rows.removeLast(rows.count - 10)
      table.reloadData()
    case .scrollInLayout: view.setNeedsLayout()
    case .reloadForOneRow: table.reloadData()
    case .twoHeights: badge.heightAnchor.constraint(equalToConstant: 60).isActive = true
    case .insetTwice: for _ in 0..<2 { table.contentInset.bottom += 200 }
    case .toTopAfterRefresh: table.setContentOffset(.zero, animated: false)
    case .lateDelegate: table.delegate = self
    default: table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }
  }

  /// The window has another height.
  func windowDidResize(from old: Double, to new: Double) {
    if mistake == .offsetAsShare { table.contentOffset.y *= new / old }
  }

  // MARK: Rows

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(
    _ tableView: TableView, heightForRowAt indexPath: IndexPath
  ) -> Double { 60 }

  func tableView(
    _ tableView: TableView, contentIdentityForRowAt indexPath: IndexPath
  ) -> AnyHashable? { mistake == .rowsAboveByReload ? nil : rows[indexPath.row] }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let name = rows[indexPath.row]
    let cell =
      switch mistake {
      case .noIdentifier: TableViewCell(style: .default, reuseIdentifier: nil)
      case .identifierForEachRow:
        tableView.dequeueReusableCell(withIdentifier: name)
          ?? TableViewCell(style: .default, reuseIdentifier: name)
      default: tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      }
    if mistake == .staleContent, cell.textLabel?.text != nil { return cell }
    if mistake == .decodingInCell, indexPath.row % 10 == 0 { decoded += 1 }
    cell.textLabel?.text = name
    cell.contentIdentity = name
    return cell
  }

  // MARK: Scrolling

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    let y = scrollView.contentOffset.y
    switch mistake {
    case .offsetInCallback where y > 300 && !hasSetOffset:
      hasSetOffset = true
      scrollView.contentOffset.y = 120
    case .insetInBounce where y < -20 && scrollView.isDecelerating:
      scrollView.contentInset.top = 10
    case .reloadWhileScrolling where scrollView.isDragging: table.reloadData()
    default: break
    }
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    guard mistake == .snapAfterRest else { return }
    let row = (scrollView.contentOffset.y / 60).rounded(.down)
    scrollView.setContentOffset(Point(x: 0, y: 60 * row + 40), animated: true)
  }
}
