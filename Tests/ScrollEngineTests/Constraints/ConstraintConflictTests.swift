import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite(.serialized)
struct ConstraintConflictTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))

  private func held(_ name: String) -> View {
    let view = View()
    view.identifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    return view
  }

  /// The conflicts that are reported while `body` runs.
  private func told(_ body: () -> Void) -> [LayoutConflict] {
    let old = LayoutConflict.handler
    defer { LayoutConflict.handler = old }
    var conflicts: [LayoutConflict] = []
    LayoutConflict.handler = { conflicts.append($0) }
    body()
    window.layoutIfNeeded()
    return conflicts
  }

  @Test func `of constraints that contradict each other the last is given up, and told once`()
    throws
  {
    let view = held("card")
    let wide = view.widthAnchor.constraint(equalToConstant: 100)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    narrow.identifier = "narrow"
    let conflicts = told { LayoutConstraint.activate([wide, narrow]) }
    let conflict = try #require(conflicts.first)
    #expect(conflicts.count == 1)
    #expect(conflict.givenUp === narrow)
    #expect(conflict.others.map(\.description) == ["View \"card\".width == 100"])
    #expect(
      conflict.message == """
        Constraints contradict each other. Given up:
          "narrow" View "card".width == 50
        It cannot hold with:
          View "card".width == 100
        Deactivate one of them, or give one a priority below 1000. A view that constraints hold sets \
        translatesAutoresizingMaskIntoConstraints to false.
        """)
    #expect(view.frame.width == 100)
    #expect(told { window.frame.size.width = 300 }.isEmpty)
    #expect(told { wide.isActive = false }.isEmpty)
    #expect(view.frame.width == 50)
  }

  @Test func `where a view becomes too small, one of the constraints in it is given up for a time`()
  {
    let view = held("card")
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -16),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(told {}.isEmpty)
    #expect(told { window.frame.size.width = 20 }.count == 1)
    #expect(view.frame.width >= 0)
    #expect(told { window.frame.size.width = 200 }.isEmpty)
    #expect(view.frame == Rect(x: 16, y: 0, width: 168, height: 10))
  }

  @Test func `a given frame contradicts a constraint, and is named`() throws {
    let view = View(frame: Rect(x: 0, y: 0, width: 30, height: 40))
    view.identifier = "fixed"
    window.addSubview(view)
    let conflicts = told { view.widthAnchor.constraint(equalToConstant: 50).isActive = true }
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.given == ["the frame of View \"fixed\""])
    #expect(view.frame.width == 30)
  }

  @Test func `what is left open is named`() {
    let view = held("card")
    view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    let width = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
    width.isActive = true
    #expect(view.hasAmbiguousLayout)
    #expect(view.ambiguousParts == [.left, .width])
    view.centerXAnchor.constraint(equalTo: window.centerXAnchor).isActive = true
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    #expect(view.ambiguousParts.isEmpty)
    #expect(!window.hasAmbiguousLayout)
  }

  @Test func `a constant that is no number stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = View()
        _ = view.widthAnchor.constraint(equalToConstant: .nan)
      }
    }
    #expect(lastWords(result).contains("the constant nan of View.width == nan is outside"))
  }

  @Test func `a priority out of range stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = View()
        view.widthAnchor.constraint(equalToConstant: 3).priority = LayoutPriority(1001)
      }
    }
    #expect(lastWords(result).contains("1001.0 of View.width == 3 @1001 is outside 0...1000"))
  }

  @Test func `views without a common superview stop the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, other) = (View(), View())
        view.widthAnchor.constraint(equalTo: other.heightAnchor).isActive = true
      }
    }
    #expect(
      lastWords(result).contains(
        "View.width == View.height cannot be activated: its items lie in no common view"))
  }

  @Test func `left against leading stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = LayoutConstraint(
          item: View(), attribute: .left, relatedBy: .equal, toItem: View(), attribute: .leading,
          multiplier: 1, constant: 0)
      }
    }
    #expect(lastWords(result).contains("sets left against leading"))
  }

  @Test func `a constraint about no view stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = LayoutConstraint(
          item: 3, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: 0)
      }
    }
    #expect(lastWords(result).contains("3 is neither a view nor a layout guide"))
  }
}
