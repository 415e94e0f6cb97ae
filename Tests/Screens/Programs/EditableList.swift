// A to-do list in two sections that is edited: insert, delete, move, and all three changes at once.
// insertRows, deleteRows, moveRow, insertSections, performBatchUpdates, editing style, commit.
import UIKitNames

final class ToDoController: UITableViewController {
  var sections: [[String]] = [["Milk", "Bread", "Eggs"], ["Call", "Write"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 40
    tableView.estimatedRowHeight = 0
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ToDo")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ToDo", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    indexPath.section == 0 ? .delete : .none
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .none)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let moved = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(moved, at: destinationIndexPath.row)
  }
}

@main
enum Program {
  static func main() {
    let controller = ToDoController(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    guard let table = controller.tableView else { return }

    func report(_ title: String) {
      table.layoutIfNeeded()
      var text: [String] = []
      for section in 0..<table.numberOfSections {
        let rows = (0..<table.numberOfRows(inSection: section)).map { row -> String in
          let cell = table.cellForRow(at: IndexPath(row: row, section: section))
          return "\(cell?.textLabel?.text ?? "-")@\(Int(cell?.frame.minY ?? -1))"
        }
        text.append(rows.joined(separator: " "))
      }
      print("\(title): \(text.joined(separator: " / "))")
    }

    report("start")
    controller.sections[0].insert("Tea", at: 1)
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    report("inserted")

    controller.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    report("deleted")

    let from = IndexPath(row: 0, section: 0)
    let to = IndexPath(row: 1, section: 1)
    controller.tableView(table, moveRowAt: from, to: to)
    table.moveRow(at: from, to: to)
    report("moved")

    table.performBatchUpdates {
      controller.sections[0] = ["Eggs", "Salt", "Rice"]
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.insertRows(
        at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .none)
      controller.sections[1].remove(at: 0)
      table.deleteRows(at: [IndexPath(row: 0, section: 1)], with: .none)
    }
    report("all at once")

    controller.sections.insert(["Sleep"], at: 0)
    table.insertSections(IndexSet(integer: 0), with: .none)
    report("a section more")
    controller.sections.remove(at: 2)
    table.deleteSections([2], with: .none)
    report("a section less")

    table.beginUpdates()
    controller.sections[0].append("Dream")
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    controller.sections[1][0] = "Six eggs"
    table.reloadRows(at: [IndexPath(row: 0, section: 1)], with: .none)
    table.endUpdates()
    report("reloaded")

    print("content", Int(table.contentSize.height))
    print("may edit", controller.tableView(table, canEditRowAt: from), table.isEditing)
    controller.setEditing(true, animated: false)
    print("editing", controller.isEditing, table.isEditing)
    print("row at 90", table.indexPathForRow(at: CGPoint(x: 5, y: 90)) ?? [])
    print(
      "rows in a rect",
      table.indexPathsForRows(in: CGRect(x: 0, y: 30, width: 10, height: 60))?.count ?? 0)
    if let cell = table.cellForRow(at: IndexPath(row: 1, section: 0)) {
      print("its path", table.indexPath(for: cell) == IndexPath(row: 1, section: 0))
    }
  }
}
