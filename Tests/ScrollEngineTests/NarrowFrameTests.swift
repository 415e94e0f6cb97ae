import ScrollEngine
import TestSupport
import Testing

/// A width of `superview.bounds.width - 32` is −32 before the superview has its size.
@MainActor
@Suite("A frame that is narrower than nothing")
struct NarrowFrameTests {
  private func check(_ view: ScrollView, _ size: Size) {
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    view.frame = Rect(x: 16, y: 16, width: size.width, height: size.height)
    window.layoutIfNeeded()
    #expect(view.contentSize.width >= 0)
    view.frame = window.bounds
    window.layoutIfNeeded()
    #expect(view.contentSize == Size(width: 100, height: 1_000))
  }

  nonisolated private static let sizes = [
    Size(width: -32, height: 100), Size(width: 100, height: -32), Size(width: -32, height: -32),
  ]

  @Test("is one of a table", arguments: sizes)
  func table(_ size: Size) {
    let source = ListSource.uniform(50, height: 20)
    check(source.table(), size)
  }

  @Test("is one of a container", arguments: sizes)
  func container(_ size: Size) {
    let container = ContainerScrollView(frame: Rect(origin: .zero, size: size))
    let source = ListSource.uniform(50, height: 20)
    container.addArrangedSubview(source.table())
    check(container, size)
  }
}
