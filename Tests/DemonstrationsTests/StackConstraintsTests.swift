import Hosting
import Scenes
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Demonstrations
@testable import Visualiser

@MainActor
@Suite("A stack of controllers with constraints")
struct StackConstraintsTests {
  @Test("Rows are as high as constraints in their views say, and follow a text that changes")
  func heights() throws {
    let driver = ShellDriver(.stackController, variant: 1)
    func frame(_ id: String) throws -> Rect { try #require(driver.entry(id)?.frame) }
    let (note, values) = (try frame("note"), try frame("values"))
    // Three lines of two sentences, or more, below a title; three rows below another one.
    #expect(note.height > 54 + 3 * 15 && values.height > 54 + 3 * 15)
    #expect(values.minY == note.maxY)
    let content = try #require(driver.entry("stack")?.contentSize?.height)
    driver.type("+")
    driver.settle()
    let growth = try frame("note").height - note.height
    #expect(growth > 0)
    #expect(try frame("values") == values.offsetBy(Point(x: 0, y: growth)))
    #expect(driver.entry("stack")?.contentSize?.height == content + growth)
    driver.type("-")
    driver.settle()
    #expect(try frame("note") == note && frame("values") == values)
    #expect(driver.entry("stack")?.contentSize?.height == content)
  }

  @Test("A text that changes out of sight moves nothing on the screen")
  func anchored() throws {
    let driver = ShellDriver(.stackController, variant: 1)
    driver.shell.setOffset(Point(x: 0, y: 700))
    driver.settle()
    func note() throws -> Double { try #require(driver.entry("note")?.frame.height) }
    let end = try #require(driver.entry("end")).frame.minY
    let offset = try #require(driver.offset("stack"))
    let height = try note()
    driver.type("+")
    driver.settle()
    let growth = try note() - height
    #expect(growth > 0)
    #expect(driver.offset("stack") == offset + growth)
    #expect(try #require(driver.entry("end")).frame.minY == end + growth)
  }
}
