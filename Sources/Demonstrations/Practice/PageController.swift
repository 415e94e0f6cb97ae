import Drawing
import SceneParts
import ScrollEngine

/// A page with its own table; the controller is reused for one page after another.
@MainActor
final class PageController: ListeningController, TableViewDataSource {
  let instance: Int
  let colors: Palette.Table
  let table = TableView()
  /// The page that the controller shows, from 0; nil while it waits for reuse.
  private(set) var page: Int?
  private let log: ContainmentLog
  private let heading = Label()
  private let badge = Label()

  static let rowCount = 30
  private static let headingHeight = 84.0

  init(instance: Int, colors: Palette.Table, log: ContainmentLog) {
    self.instance = instance
    self.colors = colors
    self.log = log
    super.init(in: "pages")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = colors.frame
    heading.font = Font(.words, size: 26, weight: .bold)
    heading.textColor = Palette.text
    badge.text = "Instance \(instance)"
    badge.font = Font(.numbers, size: 13)
    badge.textColor = Palette.ink
    badge.textAlignment = .center
    badge.backgroundColor = colors.cell
    badge.cornerRounding = 6
    table.rowHeight = 44
    table.backgroundColor = colors.cell
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    for part in [heading, badge, table] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let inner = view.bounds.inset(by: EdgeInsets(top: 0, left: 16, bottom: 16, right: 16))
    heading.frame = Rect(x: inner.minX, y: 22, width: 150, height: 40)
    badge.frame = Rect(x: inner.maxX - 104, y: 29, width: 104, height: 26)
    table.frame = Rect(
      x: inner.minX, y: Self.headingHeight, width: inner.width,
      height: max(0, inner.maxY - Self.headingHeight))
  }

  /// The first row of which at least half is in sight at an offset, in points.
  func row(at offset: Point) -> Double { (offset.y / table.rowHeight).rounded() }

  // MARK: Pages

  func show(_ page: Int) {
    self.page = page
    heading.text = "Page \(page + 1)"
    table.reloadData()
  }

  /// Clears the heading, the table's rows and its offset, so that the next page does not show them.
  func prepareForReuse() {
    log.note("prepareForReuse", instance: instance, isContainers: true)
    page = nil
    heading.text = nil
    table.reloadData()
    table.contentOffset = .zero
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    page == nil ? 0 : Self.rowCount
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.backgroundColor = Palette.surface
    let number = page.map { "\($0 + 1)" } ?? ""
    cell.textLabel?.font = Font(.words, size: 13)
    cell.textLabel?.text = "Page \(number), row \(indexPath.row)"
    return cell
  }

  override func hear(_ call: String) { log.note(call, instance: instance) }
}
