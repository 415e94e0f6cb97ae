// A list that shows a hint while it has no rows, and keeps few rows at its bottom like a messenger.
// UITableView overriding reloadData, insertRows, deleteRows and layoutSubviews; backgroundView; insets.
import UIKitNames

final class StatefulTableView: UITableView {
  private let hint: UILabel = {
    let label = UILabel()
    label.text = "Nothing here"
    label.textAlignment = .center
    label.textColor = .gray
    return label
  }()
  var keepsRowsAtBottom = false {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
    backgroundView = hint
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundView = hint
  }

  var isEmpty: Bool {
    (0..<numberOfSections).allSatisfy { numberOfRows(inSection: $0) == 0 }
  }

  private func updateHint() {
    backgroundView?.isHidden = !isEmpty
  }

  override func reloadData() {
    super.reloadData()
    updateHint()
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.insertRows(at: indexPaths, with: animation)
    updateHint()
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.deleteRows(at: indexPaths, with: animation)
    updateHint()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard keepsRowsAtBottom else { return }
    let missing = max(0, bounds.height - contentSize.height)
    if contentInset.top != missing { contentInset.top = missing }
  }
}

final class MessagesController: UIViewController {
  let tableView = StatefulTableView(frame: .zero, style: .plain)
  private(set) var messages: [String] = []

  override func loadView() {
    view = tableView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 50
    tableView.estimatedRowHeight = 0
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Message")
    tableView.dataSource = self
    tableView.reloadData()
  }

  func append(_ message: String) {
    messages.append(message)
    tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .none)
  }

  func removeAll() {
    let paths = messages.indices.map { IndexPath(row: $0, section: 0) }
    messages.removeAll()
    tableView.deleteRows(at: paths, with: .none)
  }
}

extension MessagesController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
    cell.textLabel?.text = messages[indexPath.row]
    return cell
  }
}

@main
enum Program {
  static func main() {
    let controller = MessagesController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let table = controller.tableView

    func report(_ title: String) {
      table.layoutIfNeeded()
      print(
        title, "rows", table.numberOfRows(inSection: 0), "hint",
        table.backgroundView?.isHidden == false ? "shown" : "hidden", "top",
        Int(table.contentInset.top), "content", Int(table.contentSize.height))
    }

    report("empty")
    print("as large as the table", table.backgroundView?.frame.size == table.bounds.size)
    controller.append("One")
    controller.append("Two")
    report("two")
    table.keepsRowsAtBottom = true
    report("at the bottom")
    table.contentOffset.y = -table.contentInset.top
    table.layoutIfNeeded()
    if let cell = table.cellForRow(at: IndexPath(row: 1, section: 0)) {
      let frame = cell.convert(cell.bounds, to: window)
      print("last ends at", Int(frame.maxY))
    }
    for number in 3...12 { controller.append("Number \(number)") }
    report("twelve")
    controller.removeAll()
    report("none")
    print("background below the cells", table.backgroundView?.superview != nil)
    table.backgroundView = nil
    print("no background", table.backgroundView == nil)
  }
}
