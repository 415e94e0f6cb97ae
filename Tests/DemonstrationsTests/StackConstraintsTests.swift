import Documents
import SceneParts
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
    func height(_ id: String) throws -> Double { try #require(driver.entry(id)?.frame.height) }
    func content() throws -> Double { try #require(driver.entry("stack")?.contentSize?.height) }
    let (note, values, all) = (try height("note"), try height("values"), try content())
    #expect(note > 62 + 3 * 17 && values > 62 + 3 * 17)
    #expect(all == note + values + (try height("end")) + 20 * 60 + 2 * 50)
    driver.type("+")
    driver.settle()
    let growth = try height("note") - note
    #expect(growth > 0)
    #expect(try height("values") == values && content() == all + growth)
    driver.type("-")
    driver.settle()
    #expect(try height("note") == note && content() == all)
  }

  @Test("A text that changes out of sight moves nothing on the screen")
  func anchored() throws {
    let driver = ShellDriver(.stackController, variant: 1)
    driver.shell.setOffset(Point(x: 0, y: 700))
    driver.settle()
    func content() throws -> Double { try #require(driver.entry("stack")?.contentSize?.height) }
    let (offset, height) = (try #require(driver.offset("stack")), try content())
    driver.type("+")
    driver.settle()
    let growth = try content() - height
    #expect(growth > 0)
    #expect(driver.offset("stack") == offset + growth)
  }
}
