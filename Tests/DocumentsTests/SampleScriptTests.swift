import Documents
import Hosting
import ScriptPlayers
import ScrollEngine
import Testing

@MainActor
@Suite("A sample script")
struct SampleScriptTests {
  private nonisolated static let reading = """
    # Reads on: three notches towards the person, a page, and the rest by hand.
    {"time":0,"wheel":{"in":"container","at":[160,284],"delta":[0,-3]}}
    {"time":0.5,"key":"pageDown"}
    {"time":1,"drag":{"in":"container","from":[160,400],"by":[0,-300],"duration":0.25}}
    {"settle":true}
    """

  private nonisolated static let throwing = """
    # Throws the content with a finger, catches it, and looks at the outlines.
    {"pointer":{"in":"container","phase":"down","at":[160,400],"device":"touch","id":1}}
    {"time":0.05,"pointer":{"in":"container","phase":"move","at":[160,300],"device":"touch","id":1}}
    {"time":0.1,"pointer":{"in":"container","phase":"up","at":[160,300],"device":"touch","id":1}}
    {"time":0.3,"flick":{"in":"container","from":[160,100],"by":[0,40],"duration":0.08}}
    {"text":"o"}
    """

  @Test(
    "ends where it always ends",
    arguments: [(reading, 60 + 568 + 300.0, 1.35), (throwing, 60.0, 0.38)])
  func playing(text: String, offset: Double, end: Double) async throws {
    let pane = Pane()
    let player = ScriptPlayer(script: try GestureScriptDocument.read(text), content: pane)
    #expect(try await player.run() == end)
    #expect(abs(pane.offset - offset) < 1e-9)
  }
}

/// A pane of 320 x 568 at (100, 50) that follows the pointer exactly and has no inertia.
@MainActor
private final class Pane: StageContent {
  private(set) var offset = 0.0
  private var last: Point?

  func resize(to size: Size) {}

  func handle(_ event: InputEvent) {
    switch event.kind {
    case .pointerDown(let pointer):
      last = pointer.position
    case .pointerMoved(let pointer):
      if pointer.isPressed, let last { offset -= pointer.position.y - last.y }
      last = pointer.position
    case .wheel(let wheel):
      offset -= wheel.delta.y * 20
    case .key(let press) where press.key == .pageDown:
      offset += 568
    default:
      break
    }
  }

  func tick(to time: Double) -> Double? { nil }

  var needsDisplay: Bool { false }

  func displayList(at scale: Double) -> DisplayList {
    DisplayList(size: .zero, background: .clear, commands: [])
  }

  func location(of point: Point, inViewWithID id: String) -> Point? {
    id == "container" ? point + Point(x: 100, y: 50) : nil
  }

  var viewIDs: [String] { ["container"] }
}
