import ScrollEngine
import Testing
import UIKitNames

@MainActor
@Suite("A file that imports the engine as well")
struct EngineBesideTests {
  @Test("has one type under each name")
  func both() {
    let path = IndexPath(row: 1, section: 0)
    let same: ScrollEngine.IndexPath = path
    let view: View = UIView()
    #expect(same.row == 1 && view.frame == CGRect.zero)
  }
}
