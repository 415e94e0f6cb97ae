import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("A data source of a container that is wrong")
struct NumberedMistakeTests {
  /// A data source that returns whatever a test has set, valid or not.
  final class Liar: ContainerScrollViewDataSource {
    var count = 3
    var length = 100.0
    var make: (Int) -> View = { _ in ScrollView() }
    var pinning = StackingScrollView.Pinning.none

    func numberOfChildren(in container: ContainerScrollView) -> Int { count }
    func container(_ container: ContainerScrollView, lengthOfChildAt index: Int) -> Double {
      index == 2 ? length : 100
    }
    func container(_ container: ContainerScrollView, childAt index: Int) -> View { make(index) }
    func container(
      _ container: ContainerScrollView, pinningOfChildAt index: Int
    ) -> StackingScrollView.Pinning { pinning }
  }

  /// Lays out a container with a data source that `tell` has set up, before and after `act`.
  static func run(
    _ tell: (Liar) -> Void, then act: (ContainerScrollView, Liar) -> Void = { _, _ in }
  ) {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 500))
    let container = ContainerScrollView(frame: window.bounds)
    window.addSubview(container)
    let liar = Liar()
    tell(liar)
    container.dataSource = liar
    window.layoutIfNeeded()
    act(container, liar)
    window.layoutIfNeeded()
  }

  @Test("is told of a count that cannot be")
  func counts() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NumberedMistakeTests.run { $0.count = -1 } }
    }
    #expect(lastWords(result).contains("the data source has -1 children; allowed: 0 to"))
  }

  @Test("is told of a length that is none, and of its child")
  func lengths() async {
    let negative = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NumberedMistakeTests.run { $0.length = -0.5 } }
    }
    #expect(lastWords(negative).contains("child 2 has the length -0.5; allowed: 0 to"))
    let nan = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NumberedMistakeTests.run { $0.length = .nan } }
    }
    #expect(lastWords(nan).contains("child 2 has the length nan"))
    let infinite = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NumberedMistakeTests.run { $0.length = .infinity } }
    }
    #expect(lastWords(infinite).contains("child 2 has the length inf"))
  }

  @Test("is told of a child that it gives twice, or that lies elsewhere")
  func children() async {
    let twice = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = ScrollView()
        view.identifier = "same"
        view.contentSize.height = 100
        NumberedMistakeTests.run { $0.make = { _ in view } }
      }
    }
    #expect(
      lastWords(twice).contains(
        "the data source gives ScrollView \"same\" as child 1, which is child 0"))
    let elsewhere = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, other) = (View(), View())
        view.identifier = "taken"
        other.identifier = "other"
        other.addSubview(view)
        NumberedMistakeTests.run { $0.make = { _ in view } }
      }
    }
    #expect(
      lastWords(elsewhere).contains(
        "gives View \"taken\" as child 0, which lies in View \"other\""))
    let around = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        NumberedMistakeTests.run({ $0.count = 0 }) { container, liar in
          liar.count = 1
          liar.make = { _ in container.superview ?? container }
          container.reloadData()
        }
      }
    }
    #expect(lastWords(around).contains("cannot become a subview of"))
  }

  @Test("is told of a child that scrolls and is to stay at the edge")
  func pinned() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NumberedMistakeTests.run { $0.pinning = .untilNext } }
    }
    #expect(
      lastWords(result).contains(
        "child 0, ScrollView, scrolls along the axis, and cannot be pinned"))
  }

  @Test("is told of a child that never stays")
  func neverStays() async {
    final class Leaver: ScrollView {
      override func didMoveToSuperview() {
        contentSize.height = 100
        if superview != nil { removeFromSuperview() }
      }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { NumberedMistakeTests.run { $0.make = { _ in Leaver() } } }
    }
    #expect(lastWords(result).contains("layout of ContainerScrollView does not settle"))
  }

  @Test("is told of a change that its count does not show, and of one from a callback")
  func edits() async {
    let count = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        NumberedMistakeTests.run({ _ in }) { container, liar in
          liar.count = 4
          container.insertChildren(2, at: 1)
        }
      }
    }
    #expect(
      lastWords(count).contains(
        "the data source has 4 children after insertChildren of 2; 3 before make 5"))
    let callback = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 500))
        let liar = Liar()
        liar.make = { _ in
          container.removeChildren(in: 0..<1)
          return View()
        }
        container.dataSource = liar
        container.layoutIfNeeded()
      }
    }
    #expect(
      lastWords(callback).contains(
        "removeChildren is called from a callback of the data source of ContainerScrollView"))
    let other = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let container = ContainerScrollView(frame: Rect(x: 0, y: 0, width: 100, height: 500))
        let liar = Liar()
        liar.make = { _ in
          container.dataSource = nil
          return View()
        }
        container.dataSource = liar
        container.layoutIfNeeded()
      }
    }
    #expect(
      lastWords(other).contains(
        "dataSource is called from a callback of the data source of ContainerScrollView"))
    let range = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        NumberedMistakeTests.run({ _ in }) { container, _ in container.removeChildren(in: 2..<4) }
      }
    }
    #expect(lastWords(range).contains("the children 2..<4 of 3 cannot be removed"))
    let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { ContainerScrollView().reloadChildren(in: 0..<0) }
    }
    #expect(lastWords(none).contains("reloadChildren needs a data source"))
  }

  @Test("stands beside no stacked views")
  func views() async {
    let view = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        NumberedMistakeTests.run({ _ in }) { container, _ in container.addArrangedSubview(View()) }
      }
    }
    #expect(
      lastWords(view).contains(
        "View cannot be stacked in ContainerScrollView, whose children come from a data source"))
    let source = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let container = ContainerScrollView()
        container.addArrangedSubview(View())
        let liar = Liar()
        container.dataSource = liar
      }
    }
    #expect(lastWords(source).contains("stacks 1 views, so it cannot have a data source"))
    let index = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        NumberedMistakeTests.run({ _ in }) { container, _ in _ = container.child(at: 3) }
      }
    }
    #expect(lastWords(index).contains("child 3 is outside 0..<3 of ContainerScrollView"))
  }
}
