import ScrollEngine
import UIKitNames

/// Two tables in one container, as in the first screen of OLEContainerScrollView.
final class TwoTablesViewController: UIViewController {
  let containerScrollView = ContainerScrollView()
  private let firstRows = Rows(
    count: 9, height: 72,
    color: UIColor(red: 57.0 / 255.0, green: 143.0 / 255.0, blue: 196.0 / 255.0, alpha: 1))
  private let secondRows = Rows(
    count: 12, height: 48,
    color: UIColor(red: 251.0 / 255.0, green: 201.0 / 255.0, blue: 84.0 / 255.0, alpha: 1))
  private(set) lazy var firstTable = makeTable(rows: firstRows)
  private(set) lazy var secondTable = makeTable(rows: secondRows)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Two tables"
    view.backgroundColor = .white
    containerScrollView.alwaysBounceVertical = true
    view.addSubview(containerScrollView)
    containerScrollView.addArrangedSubview(firstTable)
    containerScrollView.addArrangedSubview(secondTable)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    containerScrollView.frame = view.bounds
  }

  private func makeTable(rows: Rows) -> UITableView {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.register(ColorCell.self, forCellReuseIdentifier: "Cell")
    tableView.dataSource = rows
    tableView.delegate = rows
    tableView.rowHeight = rows.height
    tableView.separatorStyle = .none
    return tableView
  }
}

final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let count: Int
  let height: CGFloat
  let color: UIColor

  init(count: Int, height: CGFloat, color: UIColor) {
    self.count = count
    self.height = height
    self.color = color
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.textLabel?.textAlignment = .center
    cell.contentView.backgroundColor = color
    return cell
  }
}

final class ColorCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.font = .boldSystemFont(ofSize: 17)
    textLabel?.textColor = .white
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    textLabel?.text = nil
  }
}
