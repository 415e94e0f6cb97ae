// A grouped settings screen whose rows come from an enumeration, with generic cell registration.
// Cell styles, accessory views, UISwitch and UIAction, section titles, header and footer heights.
import UIKitNames

protocol ReusableView: AnyObject {
  static var reuseIdentifier: String { get }
}

extension ReusableView where Self: UIView {
  static var reuseIdentifier: String { String(describing: self) }
}

extension UITableViewCell: ReusableView {}

extension UITableView {
  func register<T: UITableViewCell>(_: T.Type) {
    register(T.self, forCellReuseIdentifier: T.reuseIdentifier)
  }

  func dequeueReusableCell<T: UITableViewCell>(for indexPath: IndexPath) -> T {
    guard let cell = dequeueReusableCell(withIdentifier: T.reuseIdentifier, for: indexPath) as? T
    else { fatalError("Could not dequeue cell with identifier: \(T.reuseIdentifier)") }
    return cell
  }
}

enum Row {
  case info(title: String, value: String)
  case toggle(title: String, isOn: Bool, change: (Bool) -> Void)
  case link(title: String)
}

struct Section {
  let title: String?
  let rows: [Row]
}

final class InfoCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class ToggleCell: UITableViewCell {
  let toggle = UISwitch()
  var change: ((Bool) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryView = toggle
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.change?(self.toggle.isOn)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    change = nil
  }
}

final class SettingsViewController: UITableViewController {
  private(set) var log: [String] = []

  private lazy var sections = [
    Section(
      title: "General",
      rows: [
        .info(title: "Name", value: "Telephone"),
        .toggle(title: "Sounds", isOn: true) { [weak self] in self?.log.append("sounds \($0)") },
      ]),
    Section(title: nil, rows: [.link(title: "About")]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    tableView.register(InfoCell.self)
    tableView.register(ToggleCell.self)
    tableView.register(UITableViewCell.self)
    tableView.rowHeight = 44
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    sections[section].title
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  {
    sections[section].title == nil ? .leastNonzeroMagnitude : 38
  }

  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  {
    18
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    switch sections[indexPath.section].rows[indexPath.row] {
    case .info(let title, let value):
      let cell: InfoCell = tableView.dequeueReusableCell(for: indexPath)
      cell.textLabel?.text = title
      cell.detailTextLabel?.text = value
      return cell
    case .toggle(let title, let isOn, let change):
      let cell: ToggleCell = tableView.dequeueReusableCell(for: indexPath)
      cell.textLabel?.text = title
      cell.toggle.isOn = isOn
      cell.change = change
      return cell
    case .link(let title):
      let cell: UITableViewCell = tableView.dequeueReusableCell(for: indexPath)
      cell.textLabel?.text = title
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    if case .link = sections[indexPath.section].rows[indexPath.row] { return indexPath }
    return nil
  }
}

@main
enum Program {
  static func main() {
    let controller = SettingsViewController(style: .grouped)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()

    guard let table = controller.tableView else { return }
    print(InfoCell.reuseIdentifier, ToggleCell.reuseIdentifier, UITableViewCell.reuseIdentifier)
    print("sections", table.numberOfSections, table.numberOfRows(inSection: 0))
    print("grouped", table.style == .grouped, controller.title ?? "-")

    let info = table.cellForRow(at: IndexPath(row: 0, section: 0))
    print(info?.textLabel?.text ?? "-", info?.detailTextLabel?.text ?? "-")
    let plain = table.cellForRow(at: IndexPath(row: 0, section: 1))
    print("no detail", plain?.detailTextLabel == nil, plain?.accessoryType == .disclosureIndicator)

    let sounds = table.cellForRow(at: IndexPath(row: 1, section: 0)) as? ToggleCell
    print(
      "on", sounds?.toggle.isOn ?? false, "in the cell", sounds?.accessoryView === sounds?.toggle)
    sounds?.toggle.setOn(false, animated: false)
    print("told before", controller.log)
    sounds?.toggle.sendActions(for: .valueChanged)
    print("told after", controller.log)

    let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
    let second = table.rectForRow(at: IndexPath(row: 1, section: 0))
    print("rows", Int(first.height), Int(second.minY - first.minY))
    print("header", Int(table.rectForHeader(inSection: 0).height))
    let footer = table.rectForFooter(inSection: 0)
    print("footer", Int(footer.height), "below the rows", footer.minY == second.maxY)
    let link = IndexPath(row: 0, section: 1)
    print("may select", controller.tableView(table, willSelectRowAt: link) == link)
    print(
      "may not", controller.tableView(table, willSelectRowAt: IndexPath(row: 0, section: 0)) == nil)
  }
}
