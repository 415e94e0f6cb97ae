// A list with selection by arrow keys, and actions that the selection enables.
// UIKeyCommand, keyCommands, canPerformAction, target(forAction:), first responder, input view chain.
import UIKitNames

enum Action {
  static let next = Selector(("selectNext"))
  static let previous = Selector(("selectPrevious"))
  static let remove = Selector(("removeSelected"))
  static let share = Selector(("shareDocument"))
}

final class OutlineView: UITableView {
  private(set) var selected: Int?
  var rows = ["One", "Two", "Three"]

  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    let commands = [
      UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: Action.next),
      UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: Action.previous),
      UIKeyCommand(input: "\u{8}", modifierFlags: [.command, .shift], action: Action.remove),
    ]
    return commands + (super.keyCommands ?? [])
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case Action.next: return (selected ?? -1) < rows.count - 1
    case Action.previous: return (selected ?? 0) > 0
    case Action.remove: return selected != nil
    default: return super.canPerformAction(action, withSender: sender)
    }
  }

  func run(_ action: Selector) {
    guard let target = target(forAction: action, withSender: self) as? OutlineView else { return }
    switch action {
    case Action.next: target.selected = (target.selected ?? -1) + 1
    case Action.previous: target.selected = (target.selected ?? 1) - 1
    case Action.remove:
      if let row = target.selected {
        target.rows.remove(at: row)
        target.selected = nil
        target.deleteRows(at: [IndexPath(row: row, section: 0)], with: .none)
      }
    default: break
    }
    if let row = target.selected {
      target.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
  }
}

final class OutlineController: UIViewController, UITableViewDataSource {
  let outline = OutlineView(frame: .zero, style: .plain)
  var document: String?

  override func loadView() {
    view = outline
    outline.dataSource = self
    outline.rowHeight = 44
    outline.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    outline.rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = outline.rows[indexPath.row]
    return cell
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == Action.share { return document != nil }
    return super.canPerformAction(action, withSender: sender)
  }
}

@main
enum Program {
  static func main() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = OutlineController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let outline = controller.outline

    print("becomes first", outline.becomeFirstResponder(), outline.isFirstResponder)
    let commands = outline.keyCommands ?? []
    print("commands", commands.count >= 3)
    print(
      "down", commands[0].input == UIKeyCommand.inputDownArrow, commands[0].modifierFlags.isEmpty)
    print(
      "remove", commands[2].modifierFlags == [.shift, .command], commands[2].action == Action.remove
    )

    print("next", outline.canPerformAction(Action.next, withSender: nil))
    print("remove", outline.canPerformAction(Action.remove, withSender: nil))
    outline.run(Action.previous)
    print("nothing above", outline.selected == nil)
    outline.run(Action.next)
    outline.run(Action.next)
    print("selected", outline.selected ?? -1, outline.indexPathForSelectedRow?.row ?? -1)
    outline.run(Action.previous)
    print("selected", outline.selected ?? -1, outline.indexPathForSelectedRow?.row ?? -1)
    outline.run(Action.remove)
    outline.layoutIfNeeded()
    print("left", outline.rows, outline.numberOfRows(inSection: 0), outline.selected == nil)

    print("no document", outline.target(forAction: Action.share, withSender: nil) == nil)
    controller.document = "Draft"
    let target = outline.target(forAction: Action.share, withSender: nil) as? OutlineController
    print("document", target === controller)
    print("plain view", UIView().canPerformAction(Action.share, withSender: nil))
    print("plain view becomes first", UIView().becomeFirstResponder())
    print("resigns", outline.resignFirstResponder(), outline.isFirstResponder)
  }
}
