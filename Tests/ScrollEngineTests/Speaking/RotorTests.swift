import Controls
import TestSupport
import Testing

@testable import ScrollEngine

@MainActor
@Suite("A rotor")
struct RotorTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  let tree: SpokenTree
  let form = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 100))
  let fields = (0..<5).map { place in
    TextField(frame: Rect(x: 10, y: Double(place) * 60, width: 200, height: 30))
  }
  let note = Label(frame: Rect(x: 10, y: 300, width: 200, height: 30))

  init() {
    tree = SpokenTree(window) { _ in }
    form.contentSize = Size(width: 300, height: 400)
    for (place, field) in fields.enumerated() {
      field.placeholder = "Field \(place)"
      form.addSubview(field)
    }
    note.text = "Two fields are wrong"
    form.addSubview(note)
    window.addSubview(form)
    let places: [AnyObject] = [fields[1], fields[4], note]
    form.accessibilityCustomRotors = [
      AccessibilityCustomRotor(name: "mistake") { predicate in
        let current = predicate.currentItem.targetElement
        let isForward = predicate.searchDirection == .next
        guard let place = places.firstIndex(where: { $0 === current }) else {
          return isForward ? .init(targetElement: places[0]) : nil
        }
        let next = place + (isForward ? 1 : -1)
        return places.indices.contains(next) ? .init(targetElement: places[next]) : nil
      }
    ]
    tree.mayHaveChanged()
  }

  private func turn(_ direction: AccessibilityCustomRotor.Direction) -> Bool {
    defer { tree.mayHaveChanged() }
    return tree.node(ofThing: form).perform(.rotor(0, direction))
  }

  @Test("is two actions, which move the keys and the content, and stop at the ends")
  func steps() {
    let names = tree.node(ofThing: form).actions.map(\.name)
    #expect(names.suffix(2) == ["next mistake", "previous mistake"])
    #expect(!turn(.previous))
    #expect(turn(.next) && window.focusedView === fields[1] && form.contentOffset.y == 0)
    #expect(turn(.next) && window.focusedView === fields[4] && form.contentOffset.y == 170)
    #expect(turn(.previous) && window.focusedView === fields[1] && form.contentOffset.y == 60)
    #expect(!turn(.previous))
    // The search begins where the person is.
    _ = window.setFocus(to: fields[0])
    #expect(turn(.next) && window.focusedView === fields[1])
  }

  @Test("says what the keys cannot go to, and goes on from there")
  func announcement() {
    var said: [String] = []
    tree.onEvent = { if case .announcement(let text, _) = $0 { said.append(text) } }
    _ = window.setFocus(to: fields[4])
    #expect(turn(.next))
    _ = tree.update(isAtRest: true)
    #expect(said == ["Two fields are wrong"])
    #expect(form.contentOffset.y == 230 && window.focusedView === fields[4])
    #expect(!turn(.next))
    #expect(turn(.previous) && window.focusedView === fields[4])
  }

  @Test("makes a view a thing that is found, finds rows, and is none once it is taken away")
  func row() {
    let source = ListSource.uniform(3, height: 30)
    let table = source.table(in: window)
    let box = View(frame: Rect(x: 0, y: 100, width: 300, height: 100))
    window.addSubview(box)
    window.layoutIfNeeded()
    box.accessibilityCustomRotors = [
      AccessibilityCustomRotor(name: "row") { [weak table] _ in
        .init(targetElement: table?.cellForRow(at: IndexPath(row: 1, section: 0)))
      }
    ]
    tree.mayHaveChanged()
    let node = tree.node(ofThing: box)
    #expect(tree.root.seenChildren.contains { $0 === node })
    #expect(node.perform(.rotor(0, .next)))
    #expect(table.spokenFocus == IndexPath(row: 1, section: 0))
    box.accessibilityCustomRotors = nil
    tree.mayHaveChanged()
    #expect(!node.perform(.rotor(0, .next)) && node.actions.isEmpty)
    #expect(!tree.root.seenChildren.contains { $0 === node })
  }
}
