@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A person in a form")
struct FormNetTests {
  @Test(
    "loses nothing that was typed, whatever scrolls and changes, and types into no other row",
    arguments: Soak.seeds(1...45))
  func net(seed: UInt64) {
    var person = FormPerson(seed: seed)
    for _ in 0..<60 {
      person.step()
      if let problem = person.problem() {
        let story = person.story.joined(separator: "\n")
        Issue.record("seed \(seed): \(problem)\n\(story)")
        return
      }
    }
  }

  @Test("reaches every field, switch and button by the keyboard alone", arguments: FormCase.all)
  func keyboard(_ example: FormCase) {
    for selects in [true, false] {
      let form = Form([12, 9], example.kind, example.place)
      form.list.allowsSelection = selects
      var reached: Set<ObjectIdentifierOfPart> = []
      var idle = 0
      while reached.count < 63, idle < 40 {
        idle += 1
        for _ in 0..<40 {
          form.press(.tab)
          guard let view = form.window.focusedView, let parts = view.superview as? FormParts,
            reached.insert(ObjectIdentifierOfPart(id: parts.id, kind: "\(type(of: view))")).inserted
          else { continue }
          idle = 0
          if view === parts.field { form.type("x") } else { form.press(.space) }
        }
        form.press(.pageDown)
      }
      #expect(reached.count == 63, "selects \(selects)")
      form.window.endEditing(true)
      #expect(form.texts.values.allSatisfy { $0 == "x" } && form.texts.count == 21)
      #expect(form.isOn.values.allSatisfy { $0 } && form.isOn.count == 21)
      #expect(form.presses.values.allSatisfy { $0 == 1 } && form.presses.count == 21)
    }
  }

  private struct ObjectIdentifierOfPart: Hashable {
    let id: Int
    let kind: String
  }
}
