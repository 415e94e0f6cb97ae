import ScrollEngine
import ShellSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
@Suite("The scene of delegate calls")
struct DelegateOrderTests {
  @Test("adds to the second of two equal flicks what is left of the first")
  func equalFlicks() throws {
    let driver = ShellDriver(.delegateOrder, variant: 3)
    for _ in 0..<480 { driver.wait(1.0 / 60) }
    let scene = try #require(driver.shell.scene as? DelegateOrderScene)
    let ends = scene.recorder.calls.map(\.name).filter { $0.hasPrefix("willEndDragging") }
    #expect(ends == ["willEndDragging v 1.1", "willEndDragging v 1.2"])
  }
}
