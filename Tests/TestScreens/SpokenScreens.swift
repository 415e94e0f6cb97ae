import Controls
import ScrollEngine

/// Rows with a menu.
final class MenuScreen: RowsScreen {
  override func loadView() {
    super.loadView()
    rows = (0..<12).map { "File \($0)" }
    table.accessibilityLabel = "Files"
  }

  override func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? {
    ContextMenuConfiguration { [unowned self] _ in
      Menu(
        title: "",
        children: [
          Action(title: "Mark") { [unowned self] _ in
            rows[indexPath.row] += ", marked"
            table.reloadRows(at: [indexPath], with: .none)
          },
          Menu(title: "Share", children: [Action(title: "By mail") { _ in }]),
        ])
    }
  }
}

/// A button that asks before it does something, and a question that Escape leaves.
final class AlertScreen: ViewController {
  private let delete = Button(type: .system)
  private let status = Label()
  private let alert = View()

  override func viewDidLoad() {
    delete.setTitle("Delete all", for: .normal)
    delete.addAction(
      Action { [unowned self] _ in alert.isHidden = false }, for: .touchUpInside)
    status.text = "12 files"
    status.accessibilityLiveRegion = .polite
    alert.isHidden = true
    alert.accessibilityViewIsModal = true
    alert.accessibilityLabel = "Delete 12 files?"
    for (place, title) in ["Keep", "Delete"].enumerated() {
      let button = Button(type: .system)
      button.setTitle(title, for: .normal)
      button.frame = Rect(x: 20 + 100 * Double(place), y: 60, width: 80, height: 34)
      button.addAction(
        Action { [unowned self] _ in close(with: place == 1 ? "No files" : nil) },
        for: .touchUpInside)
      alert.addSubview(button)
    }
    for part in [delete, status, alert] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    delete.frame = Rect(x: 20, y: 20, width: 120, height: 34)
    status.frame = Rect(x: 20, y: 70, width: 200, height: 24)
    alert.frame = Rect(x: 20, y: 120, width: 240, height: 110)
  }

  override func accessibilityPerformEscape() -> Bool {
    guard !alert.isHidden else { return false }
    close(with: nil)
    return true
  }

  private func close(with text: String?) {
    alert.isHidden = true
    if let text { status.text = text }
  }
}

/// Fields with their labels beside them, from right to left.
final class AddressScreen: ScrollingScreen {
  private let names = ["Name", "Street", "City"]
  private lazy var labels = names.map { _ in Label() }
  private lazy var fields = names.map { _ in TextField() }
  private let rule = Label()
  private let note = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.semanticContentAttribute = .forceRightToLeft
    for (name, (label, field)) in zip(names, zip(labels, fields)) {
      label.text = name
      field.borderStyle = .roundedRect
      field.accessibilityLabeledBy = [label]
      field.addAction(
        Action { [unowned self, unowned field] _ in note.text = "\(name): \(field.text ?? "")" },
        for: .editingChanged)
      scroll.addSubview(label)
      scroll.addSubview(field)
    }
    rule.text = "As it is on the door"
    fields[0].accessibilityDescribedBy = [rule]
    for field in fields { field.accessibilityControls = [note] }
    note.text = "Nothing written"
    note.numberOfLines = 0
    note.accessibilityLiveRegion = .polite
    scroll.addSubview(rule)
    scroll.addSubview(note)
  }

  override func layOut(width: Double) {
    for (place, (label, field)) in zip(labels, fields).enumerated() {
      let y = 16 + 50 * Double(place)
      label.frame = Rect(x: width - 96, y: y, width: 80, height: 34)
      field.frame = Rect(x: 16, y: y, width: max(0, width - 120), height: 34)
    }
    rule.frame = Rect(x: 16, y: 180, width: max(0, width - 32), height: 20)
    note.frame = Rect(x: 16, y: 210, width: max(0, width - 32), height: 60)
    scroll.contentSize = Size(width: width, height: 700)
  }
}
