import TestSupport
import Testing

@testable import ScrollEngine

/// A program's mistakes with constraints: each has a clear message or a clean result.
@MainActor
@Suite(.serialized) struct BadConstraintTests {
  private let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 300))

  private func held(in outer: View? = nil) -> View {
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    (outer ?? window).addSubview(view)
    return view
  }

  /// Runs `body` and lays out. Returns the conflicts that are reported.
  private func conflicts(_ body: () -> Void) -> [LayoutConflict] {
    var conflicts: [LayoutConflict] = []
    let told = LayoutConflict.handler
    LayoutConflict.handler = { conflicts.append($0) }
    defer { LayoutConflict.handler = told }
    body()
    window.layoutIfNeeded()
    return conflicts
  }

  // MARK: - Contradictions

  @Test func `a constraint that can never hold says so`() {
    let view = held()
    let found = conflicts {
      view.widthAnchor.constraint(equalTo: view.widthAnchor, constant: 10).isActive = true
    }
    #expect(found.count == 1)
    #expect(found[0].message.contains("It can never hold."))
    #expect(!found[0].message.contains("It cannot hold with:"))
  }

  @Test func `constraints in a circle have a solution or are given up`() {
    let (one, other) = (held(), held())
    let found = conflicts {
      one.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 2).isActive = true
      other.widthAnchor.constraint(equalTo: one.widthAnchor, multiplier: 2).isActive = true
      one.leftAnchor.constraint(equalTo: other.rightAnchor, constant: 5).isActive = true
      other.leftAnchor.constraint(equalTo: one.rightAnchor, constant: 5).isActive = true
    }
    #expect(one.frame.width == 0 && other.frame.width == 0)
    #expect(found.count == 1 && found.first?.others.count == 3)
  }

  @Test func `thousands of contradictions are told once each, and settle`() {
    let count = 3_000
    func widths(from first: Int) -> [Double] { (first..<first + 30).map(Double.init) }
    let views = (0..<30).map { _ in held() }
    var made: [LayoutConstraint] = []
    let found = conflicts {
      for number in 0..<count {
        let view = views[number % 30]
        made.append(view.widthAnchor.constraint(equalToConstant: Double(10 + number)))
      }
      LayoutConstraint.activate(made)
    }
    #expect(found.count == count - 30)
    #expect(views.map(\.frame.width) == widths(from: 10))
    #expect(conflicts { window.frame.size.width = 310 }.isEmpty)
    // The active constraint of each view is removed, and a broken constraint takes its place.
    #expect(conflicts { LayoutConstraint.deactivate(Array(made.prefix(30))) }.isEmpty)
    #expect(views.map(\.frame.width) == widths(from: 40))
    #expect(conflicts { LayoutConstraint.deactivate(made) }.isEmpty)
    #expect(views.allSatisfy { $0.frame.width == 0 })
  }

  @Test func `whoever hears of a contradiction may change constraints`() {
    let view = held()
    let told = LayoutConflict.handler
    defer { LayoutConflict.handler = told }
    var count = 0
    LayoutConflict.handler = { conflict in
      count += 1
      conflict.givenUp.isActive = false
      for other in conflict.others { other.isActive = false }
      view.removeFromSuperview()
    }
    LayoutConstraint.activate(
      (1...5).map { view.widthAnchor.constraint(equalToConstant: Double($0)) })
    let change = view.heightAnchor.constraint(equalToConstant: 4)
    change.isActive = true
    window.layoutIfNeeded()
    change.constant = 9
    window.layoutIfNeeded()
    #expect(count >= 1 && view.superview == nil)
  }

  @Test func `a required constraint may become optional and required again`() {
    let view = held()
    let (one, other) = (
      view.widthAnchor.constraint(equalToConstant: 40),
      view.widthAnchor.constraint(equalToConstant: 70)
    )
    LayoutConstraint.activate([one])
    window.layoutIfNeeded()
    #expect(conflicts { other.isActive = true }.count == 1 && view.frame.width == 40)
    #expect(conflicts { one.priority = .defaultLow }.isEmpty && view.frame.width == 70)
    #expect(conflicts { one.priority = .required }.map { $0.givenUp === one } == [true])
    #expect(view.frame.width == 70)
    #expect(conflicts { other.priority = LayoutPriority(0) }.isEmpty && view.frame.width == 40)
  }

  // MARK: - Numbers

  @Test func `a size that fits may be asked for without a limit`() {
    let view = View()
    let label = held(in: view)
    LayoutConstraint.activate([
      label.widthAnchor.constraint(equalToConstant: 50),
      label.heightAnchor.constraint(equalToConstant: 20),
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    for limit in [Double.greatestFiniteMagnitude, .infinity, -.infinity, 1e13] {
      let size = view.systemLayoutSizeFitting(Size(width: limit, height: limit))
      #expect(size == Size(width: 50, height: 20))
    }
  }

  @Test func `a size that fits no number stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = View().systemLayoutSizeFitting(Size(width: .nan, height: 0))
      }
    }
    #expect(
      lastWords(result).contains(
        "View: the size Size(width: nan, height: 0.0) that is to fit View is"))
  }

  @Test func `numbers that are none stop the program where they are set`() async {
    let multiplier = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = View()
        _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
      }
    }
    #expect(lastWords(multiplier).contains("the multiplier nan of View.width"))
    let priority = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        View().setContentHuggingPriority(LayoutPriority(.nan), for: .horizontal)
      }
    }
    #expect(lastWords(priority).contains("LayoutPriority: nan of View is outside 0...1000"))
    let spacing = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let stack = StackView(arrangedSubviews: [View(), View()])
        stack.setCustomSpacing(.infinity, after: stack.arrangedSubviews[0])
      }
    }
    #expect(lastWords(spacing).contains("the space after View is inf"))
  }

  // MARK: - In the middle of a pass

  private final class Meddling: View {
    var meddle: () -> Void = {}
    var place = Place.updating
    enum Place: CaseIterable { case updating, placing, measuring }

    private func meddle(at place: Place) {
      guard place == self.place else { return }
      let body = meddle
      meddle = {}
      body()
    }

    override func updateConstraints() {
      meddle(at: .updating)
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      meddle(at: .placing)
    }

    override var intrinsicContentSize: Size {
      meddle(at: .measuring)
      return Size(width: 20, height: 20)
    }
  }

  @Test(arguments: Meddling.Place.allCases, [0, 1, 2])
  private func `views may leave in the middle of a pass`(place: Meddling.Place, leaving: Int) {
    let outer = held()
    let view = Meddling()
    view.place = place
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    let next = held(in: outer)
    LayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: window.topAnchor, constant: 7),
      outer.heightAnchor.constraint(equalToConstant: 90),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      next.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 3),
      next.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    view.setNeedsUpdateConstraints()
    var meddled = false
    view.meddle = {
      meddled = true
      [outer, view, next][leaving].removeFromSuperview()
    }
    window.layoutIfNeeded()
    #expect(meddled)
    let other = held()
    other.topAnchor.constraint(equalTo: window.topAnchor, constant: 11).isActive = true
    window.layoutIfNeeded()
    #expect(other.frame.minY == 11)
    if leaving > 0 { #expect(outer.frame == Rect(x: 0, y: 7, width: 0, height: 90)) }
    if leaving == 2 { #expect(view.frame == Rect(x: 0, y: 0, width: 20, height: 20)) }
  }

  @Test func `one who always asks for constraints again stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Endless: View {
          override func updateConstraints() {
            setNeedsUpdateConstraints()
            super.updateConstraints()
          }
        }
        let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let view = Endless()
        window.addSubview(view)
        view.setNeedsUpdateConstraints()
        window.layoutIfNeeded()
      }
    }
    #expect(lastWords(result).contains("View: updateConstraints of Endless has requested itself"))
  }
}
