import Controls
import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("What a window says to somebody who does not see it")
struct AccessibilityTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))

  private var lines: [String] {
    func line(_ element: AccessibilityElement, _ indent: String) -> [String] {
      [indent + [element.label, element.value].map { $0 ?? "-" }.joined(separator: ": ")]
        + element.children.flatMap { line($0, indent + "  ") }
    }
    return window.spokenElements.flatMap { line($0, "") }
  }

  private func add<Child: View>(_ view: Child, y: Double, height: Double = 30) -> Child {
    view.frame = Rect(x: 10, y: y, width: 200, height: height)
    window.addSubview(view)
    return view
  }

  @Test("comes from texts, titles and values, in reading order")
  func defaults() {
    let field = add(TextField(), y: 100)
    field.placeholder = "Name"
    field.text = "Ann"
    let control = add(Switch(), y: 150)
    control.isOn = true
    let button = add(Button(type: .system), y: 50)
    button.setTitle("Send", for: .normal)
    let label = add(Label(), y: 0)
    label.text = "Hello"
    let bar = add(ProgressView(), y: 200)
    bar.progress = 0.5
    _ = add(Label(), y: 240)
    _ = add(View(), y: 270)
    #expect(lines == ["Hello: -", "Send: -", "Name: Ann", "-: 1", "Progress: 50 %"])
    let traits = window.spokenElements.map(\.traits)
    #expect(traits == [.staticText, .button, [], [.button, .toggleButton], .updatesFrequently])
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    field.isSecureTextEntry = true
    #expect(lines.contains("Name: •••"))
    #expect(window.spokenElements.first?.frame == label.frame)
  }

  @Test("is what a program sets, and nothing that it hides")
  func setting() {
    let box = add(View(), y: 0, height: 100)
    let label = Label(frame: Rect(x: 0, y: 0, width: 50, height: 20))
    label.text = "inner"
    box.addSubview(label)
    #expect(lines == ["inner: -"])
    box.isAccessibilityElement = true
    box.accessibilityLabel = "Box"
    box.accessibilityValue = "3"
    box.accessibilityHint = "Opens"
    box.accessibilityTraits = [.button]
    box.accessibilityIdentifier = "box"
    let element = window.spokenElements.first
    #expect(element?.label == "Box" && element?.value == "3" && element?.hint == "Opens")
    #expect(element?.identifier == "box" && box.identifier == "box" && element?.children == [])
    box.isAccessibilityElement = false
    box.accessibilityElementsHidden = true
    #expect(lines.isEmpty)
    box.accessibilityElementsHidden = false
    label.accessibilityLabel = "said"
    #expect(lines == ["said: -"])
    label.isHidden = true
    #expect(lines.isEmpty)
  }

  @Test("of a cell is all its texts, and what in it can be used by itself")
  func cells() {
    final class Source: TableViewDataSource {
      let control = Switch()
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 20 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = TableViewCell(style: .subtitle)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.detailTextLabel?.text = "more"
        if indexPath.row == 1 { cell.accessoryView = control }
        return cell
      }
    }
    let source = Source()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 110))
    table.rowHeight = 50
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(lines == ["Row 0, more: -", "Row 1, more: -", "  -: 0", "Row 2, more: -"])
    #expect(window.spokenElements.last?.frame.height == 10, "what can be seen of it")
    table.selectRow(at: IndexPath(row: 0, section: 0))
    #expect(window.spokenElements.first?.traits == .selected)
  }
}
