import Controls
import ScrollEngine

/// A table that fills the screen, with rows of texts.
class RowsScreen: ViewController, TableViewDataSource, TableViewDelegate {
  let table: TableView
  var rows = (0..<60).map { "Row \($0)" }

  init(_ style: TableView.Style = .plain) {
    table = TableView(frame: .zero, style: style)
    super.init()
  }

  override init?(coder: any ArchiveCoder) { nil }

  override func loadView() {
    table.dataSource = self
    table.delegate = self
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    view = table
  }

  func numberOfSections(in tableView: TableView) -> Int { 1 }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  // What is optional is here too, because a subclass can override only what its superclass has.
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }
  func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {}
  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? { nil }
}

/// Switches whose states lie in the model.
final class SettingsScreen: RowsScreen {
  private final class SwitchCell: TableViewCell {
    let toggle = Switch()
    var onChange: ((Bool) -> Void)?

    required override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      accessoryView = toggle
      toggle.accessibilityLabeledBy = [textLabel].compactMap(\.self)
      toggle.addAction(
        Action { [unowned self] _ in onChange?(toggle.isOn) }, for: .valueChanged)
    }
  }

  private var isOn = (0..<60).map { $0.isMultiple(of: 3) }

  override func loadView() {
    super.loadView()
    table.register(SwitchCell.self, forCellReuseIdentifier: "switch")
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
    guard let cell = cell as? SwitchCell else { return cell }
    cell.textLabel?.text = rows[indexPath.row]
    cell.toggle.setOn(isOn[indexPath.row], animated: false)
    cell.onChange = { [unowned self] in isOn[indexPath.row] = $0 }
    return cell
  }
}

/// Rows that can be chosen, one or several.
final class ChoosingScreen: RowsScreen {
  override func loadView() {
    super.loadView()
    table.allowsMultipleSelection = true
  }
}

/// Messages of several lines, each as high as its text, with estimates.
final class LettersScreen: RowsScreen {
  override func loadView() {
    super.loadView()
    rows = (0..<80).map { row in
      (0...(row * 7) % 23).map { "word\($0)" }.joined(separator: " ")
    }
    table.rowHeight = TableView.automaticDimension
    table.estimatedRowHeight = 40
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.textLabel?.numberOfLines = 0
    return cell
  }
}

/// A bar that filters rows.
final class SearchScreen: RowsScreen, SearchBarDelegate {
  private let all = (0..<60).map { "City \($0 * 37 % 61)" }

  override func loadView() {
    super.loadView()
    rows = all
    let bar = SearchBar(frame: Rect(x: 0, y: 0, width: 320, height: SearchBar.height))
    bar.delegate = self
    bar.placeholder = "Search"
    table.tableHeaderView = bar
  }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    rows = searchText.isEmpty ? all : all.filter { $0.contains(searchText) }
    table.reloadData()
  }
}

/// Sections that fold when their button is tapped.
final class FoldingScreen: RowsScreen {
  private var isOpen = [true, false, true, false]

  override func numberOfSections(in tableView: TableView) -> Int { isOpen.count }
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    isOpen[section] ? 9 : 0
  }

  override func loadView() {
    super.loadView()
    table.sectionHeaderHeight = 36
  }

  override func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    let button = Button(type: .system)
    button.setTitle("Section \(section)", for: .normal)
    button.addAction(
      Action { [unowned self] _ in
        isOpen[section].toggle()
        table.reloadSections([section], with: .none)
      }, for: .touchUpInside)
    return button
  }
}

/// Sections with headers that stick and an index at the edge.
final class ContactsScreen: RowsScreen {
  private let letters = ["A", "B", "C", "D", "E"]

  override func numberOfSections(in tableView: TableView) -> Int { letters.count }
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 12 }
  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    letters[section]
  }
  override func sectionIndexTitles(for tableView: TableView) -> [String]? { letters }
}

/// Rows that come as the end comes near.
final class EndlessScreen: RowsScreen {
  override func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard indexPath.row == rows.count - 1, rows.count < 200 else { return }
    let first = rows.count
    rows += (first..<first + 20).map { "Row \($0)" }
    tableView.insertRows(
      at: (first..<first + 20).map { IndexPath(row: $0, section: 0) }, with: .none)
  }
}

/// A pull reloads at once.
final class RefreshingScreen: RowsScreen {
  override func loadView() {
    super.loadView()
    table.refreshControl = RefreshControl { [unowned self] control in
      table.reloadData()
      control.endRefreshing()
    }
  }
}

/// A shelf that scrolls across in each row; a row's shelf keeps its place.
final class ShelvesScreen: RowsScreen {
  private final class ShelfCell: TableViewCell, CollectionViewDataSource {
    let shelf: CollectionView
    var row = 0 { didSet { if row != oldValue { shelf.reloadData() } } }

    required override init(style: CellStyle, reuseIdentifier: String?) {
      let layout = CollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = Size(width: 80, height: 80)
      shelf = CollectionView(frame: .zero, collectionViewLayout: layout)
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      shelf.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
      shelf.dataSource = self
      contentView.addSubview(shelf)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      shelf.frame = contentView.bounds
    }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 20 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "item", for: indexPath)
      cell.backgroundColor = Color(UInt32((row * 7_919 + indexPath.item * 104_729) & 0xFFFFFF))
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = "Item \(indexPath.item)"
      return cell
    }
  }

  override func loadView() {
    super.loadView()
    table.rowHeight = 100
    table.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
    (cell as? ShelfCell)?.row = indexPath.row
    // So that the shelf keeps its place when the table loads its data again.
    cell.contentIdentity = indexPath.row
    return cell
  }
}
