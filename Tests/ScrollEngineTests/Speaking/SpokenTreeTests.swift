import Controls
import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("What assistive technology finds")
struct SpokenTreeTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  let tree: SpokenTree
  let taps = Taps()

  @MainActor
  final class Taps {
    var points: [Point] = []
  }

  init() {
    let taps = taps
    tree = SpokenTree(window) { if case .tap(let point) = $0 { taps.points.append(point) } }
  }

  private func add<Child: View>(_ view: Child, y: Double, height: Double = 30) -> Child {
    view.frame = Rect(x: 10, y: y, width: 200, height: height)
    window.addSubview(view)
    tree.mayHaveChanged()
    return view
  }

  private func lines(_ node: SpokenNode, _ indent: String = "") -> [String] {
    ["\(indent)\(node.role) \(node.name ?? "-")"]
      + node.seenChildren.flatMap { lines($0, indent + "  ") }
  }

  @Test("has a role and a name, in reading order, and is the same the next time")
  func roles() {
    let button = add(Button(type: .system), y: 50)
    button.setTitle("Send", for: .normal)
    let label = add(Label(), y: 0)
    label.text = "Hello"
    let field = add(TextField(), y: 100)
    field.placeholder = "Name"
    let control = add(Switch(), y: 150)
    control.accessibilityLabel = "Sounds"
    let bar = add(ProgressView(), y: 200)
    bar.progress = 0.25
    let box = add(View(), y: 220)
    box.accessibilityContainerType = .semanticGroup
    let inner = Label(frame: Rect(x: 0, y: 0, width: 50, height: 20))
    inner.text = "inner"
    box.addSubview(inner)
    tree.mayHaveChanged()
    #expect(
      lines(tree.root) == [
        "window -", "  text Hello", "  button Send", "  entry Name", "  toggle Sounds",
        "  progress Progress", "  panel -", "    text inner",
      ])
    let children = tree.root.seenChildren
    tree.mayHaveChanged()
    #expect(tree.root.seenChildren.map(\.number) == children.map(\.number))
    #expect(children.map(\.place) == [0, 1, 2, 3, 4, 5] && children[5].parent === tree.root)
    #expect(children[4].amount == AccessibilityAmount(25, of: 100))
    #expect(children[3].states.contains(.checkable) && !children[3].states.contains(.checked))
    #expect(tree.root.node(at: Point(x: 20, y: 60)) === children[1])
    #expect(tree.root.node(at: Point(x: 12, y: 225))?.name == "inner")
  }

  @Test("is what a program lists, and only what is modal")
  func given() {
    let box = add(View(), y: 0, height: 100)
    let drawn = AccessibilityPart(accessibilityContainer: box)
    drawn.accessibilityLabel = "March"
    drawn.accessibilityFrameInContainerSpace = Rect(x: 5, y: 5, width: 10, height: 10)
    let label = Label(frame: Rect(x: 0, y: 0, width: 50, height: 20))
    label.text = "first"
    box.addSubview(label)
    box.accessibilityElements = [drawn, label]
    tree.mayHaveChanged()
    #expect(lines(tree.root) == ["window -", "  text March", "  text first"])
    #expect(tree.root.seenChildren[0].frame == Rect(x: 15, y: 5, width: 10, height: 10))
    #expect(window.spokenElements.map(\.label) == ["March", "first"])
    let alert = add(View(), y: 100, height: 100)
    alert.accessibilityViewIsModal = true
    alert.accessibilityLabel = "Delete?"
    tree.mayHaveChanged()
    #expect(lines(tree.root) == ["window -", "  alert Delete?"])
  }

  @Test("is used: by its action, or by a tap in its middle")
  func acting() throws {
    var used: [String] = []
    let button = add(Button(type: .system), y: 0)
    button.addAction(Action { _ in used.append("button") }, for: .touchUpInside)
    button.accessibilityCustomActions = [
      AccessibilityCustomAction(name: "Later") { _ in
        used.append("later")
        return true
      }
    ]
    let other = add(View(), y: 50)
    other.isAccessibilityElement = true
    other.accessibilityTraits = .link
    let pages = add(PageControl(), y: 100)
    pages.numberOfPages = 5
    tree.mayHaveChanged()
    let nodes = tree.root.seenChildren
    #expect(nodes[0].actions.map(\.name) == ["press", "Later"])
    for action in nodes[0].actions { #expect(nodes[0].perform(action.action)) }
    #expect(used == ["button", "later"])
    #expect(nodes[1].perform(.press) && taps.points == [Point(x: 110, y: 65)])
    #expect(nodes[2].perform(.increment) && pages.currentPage == 1)
    #expect(nodes[2].setAmount(to: 5) && pages.currentPage == 4)
    button.isEnabled = false
    #expect(!nodes[0].perform(.press) && used.count == 2)
  }

  @Test("changes, and each change is told once")
  func events() {
    let label = add(Label(), y: 0)
    label.text = "one"
    let field = add(TextField(), y: 50)
    field.text = "Ärger"
    tree.mayHaveChanged()
    var told: [String] = []
    tree.onEvent = { told.append(Self.words($0)) }
    tree.watch(tree.root)
    for node in tree.root.seenChildren { tree.watch(node) }
    tree.update(isAtRest: true)
    #expect(told == [])
    label.text = "two"
    field.becomeFirstResponder()
    field.insertText("!")
    tree.update(isAtRest: true)
    #expect(
      told == [
        "name two", "text 0 one two", "text 5 - !", "caret 6", "selected 6..<6", "focus entry",
      ])
    told = []
    let button = add(Button(type: .system), y: 100)
    button.setTitle("New", for: .normal)
    label.removeFromSuperview()
    tree.update(isAtRest: true)
    #expect(told == ["gone 0 come 1 New"])
    told = []
    Accessibility.post(notification: .announcement, argument: "Saved")
    tree.update(isAtRest: true)
    tree.update(isAtRest: true)
    #expect(told == ["say Saved"])
  }

  private static func words(_ event: SpokenEvent) -> String {
    switch event {
    case .focus(let node, _): "focus \(node.map { "\($0.role)" } ?? "nothing")"
    case .name(let node): "name \(node.name ?? "-")"
    case .detail: "detail"
    case .value: "value"
    case .states(_, let begun, let ended): "states \(begun.rawValue) \(ended.rawValue)"
    case .children(_, let gone, let come):
      (gone.map { "gone \($0.index)" } + come.map { "come \($0.index) \($0.node.name ?? "-")" })
        .joined(separator: " ")
    case .frame: "frame"
    case .text(_, let position, let removed, let inserted):
      "text \(position) \(removed.isEmpty ? "-" : removed) \(inserted)"
    case .caret(let node): "caret \(node.text?.accessibilityCaret ?? -1)"
    case .textSelection(let node): "selected \(node.text?.accessibilitySelection ?? 0..<0)"
    case .selection: "selection"
    case .gone: "gone"
    case .announcement(let words, _): "say \(words)"
    }
  }

  @Test("says texts of one moment together, as a reader says only the last of several")
  func together() {
    _ = tree.root
    var said: [String] = []
    tree.onEvent = { if case .announcement(let words, _) = $0 { said.append(words) } }
    Accessibility.post(notification: .announcement, argument: "Saved.")
    Accessibility.post(notification: .announcement, argument: "3 rows left.")
    tree.update(isAtRest: true)
    Accessibility.post(notification: .announcement, argument: "Done.")
    tree.update(isAtRest: true)
    #expect(said == ["Saved.\n3 rows left.", "Done."])
  }
}
