import Demonstrations
import Documents
import SceneParts
import ScriptPlayers
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

@Suite("The scale of a slider")
struct SliderScaleTests {
  @Test(
    "Each value has two digits and its place; the ends are the ends",
    arguments: [
      SliderScale.costs, .rows,
    ])
  func places(scale: SliderScale) {
    let last = Double(scale.stops.count - 1)
    for (place, stop) in scale.stops.enumerated() {
      #expect(scale.share(of: stop) == Double(place) / last)
      #expect(scale.value(at: scale.share(of: stop)) == stop)
      var digits = stop
      while digits < 9.5 { digits *= 10 }
      while digits > 99 { digits /= 10 }
      #expect(abs(digits - digits.rounded()) < 1e-9)
      let next = scale.neighbour(of: stop, isGreater: true)
      #expect(next == stop || scale.neighbour(of: next, isGreater: false) == stop)
    }
    #expect(scale.value(at: -1) == scale.stops[0] && scale.value(at: 2) == scale.stops.last)
  }

  @Test("It has the costs from 0.01 to 20 ms, and the rows from 9 to a million")
  func ends() {
    #expect(SliderScale.costs.stops.first == 0.000_01 && SliderScale.costs.stops.last == 0.02)
    #expect(SliderScale.costs.stops.contains(0.018) && SliderScale.costs.stops.contains(0.001_5))
    #expect(SliderScale.rows.stops.first == 9 && SliderScale.rows.stops.last == 1_000_000)
  }
}

@MainActor
@Suite("The settings of a scene")
struct SettingsTests {
  private func flick(_ driver: ShellDriver, by y: Double = -200) {
    driver.flick(
      from: driver.location(160, 400, in: driver.shell.viewIDs[0]), by: Point(x: 0, y: y))
    driver.settle()
  }

  private func point(_ driver: ShellDriver, _ part: SettingsCard.Part, at share: Double) -> Point {
    let frame = driver.shell.frame(of: .stage(.setting(part))) ?? .null
    return Point(x: frame.minX + frame.width * share, y: frame.midY)
  }

  @Test("New cells are made for all rows that come, and thrown away; all numbers add up")
  func makingNew() throws {
    let driver = ShellDriver(.cellReuse, variant: 2)
    let shell = driver.shell
    driver.click(at: point(driver, .makeNew, at: 0.5))
    #expect(shell.settings.contains(.reuse(false)))
    flick(driver)
    let queue = shell.scene.panes[0].lists[0].queue
    queue.checkInvariants()
    let all = queue.identifiers.map(queue.statistics(forIdentifier:))
    let made = all.reduce(0) { $0 + $1.created }
    #expect(all.allSatisfy { $0.reused == 0 } && made > 12)
    let bill = try #require(shell.session.readout.bills.first)
    #expect(bill.made == made && bill.asked == made)
    #expect(bill.onScreen + bill.offScreen == shell.scene.panes[0].liveCells)
    #expect(!bill.isReusing, "few cells made are no saving of reuse")
    let lanes = try #require(shell.session.record.lanes.lanes.first)
    #expect(lanes.count == made)
    #expect(Set(lanes.map(\.stamp.letter)).count == made)
    // Cells with an identifier wait, all others are gone.
    #expect(lanes.count { $0.end == nil } == bill.onScreen + bill.offScreen + bill.waiting)
    let tally = try #require(shell.stage.tally)
    #expect(tally.reusing.made + tally.makingNew.made == made)
    driver.click(at: point(driver, .reuse, at: 0.5))
    flick(driver, by: 60)
    #expect(shell.session.readout.bills.first?.made == made, "the waiting cells are used first")
  }

  @Test("Sliders follow the pointer and the arrow keys, and are released")
  func sliders() {
    let driver = ShellDriver(.cellReuse, variant: 2)
    let shell = driver.shell
    driver.hold(at: point(driver, .cost, at: 0.5))
    driver.pull(to: point(driver, .cost, at: 1.5))
    #expect(shell.settings.contains(.cost(0.02)))
    driver.release(at: point(driver, .cost, at: 1.5))
    driver.hover(at: point(driver, .cost, at: 0))
    #expect(shell.settings.contains(.cost(0.02)) && shell.pointer.holder == .nobody)
    shell.setFocus(.setting(.cost))
    driver.press(.left)
    #expect(shell.settings.contains(.cost(0.018)))
    shell.setFocus(.setting(.rows))
    driver.press(.right)
    #expect(shell.settings.contains(.rows(220)))
    shell.setFocus(.setting(.reuse))
    driver.press(.enter)
    #expect(shell.settings.contains(.reuse(false)))
    driver.press(.left)
    #expect(shell.settings.contains(.reuse(true)))
    driver.hold(at: point(driver, .rows, at: 0.9))
    driver.pull(to: point(driver, .rows, at: 1.2))
    driver.release(at: point(driver, .rows, at: 1.2))
    driver.press(.end)
    #expect(shell.settings.contains(.rows(1_000_000)))
    #expect(shell.scene.panes[0].lists[0].view.livePaths.last?.row == 999_999)
  }

  @Test("Pictures are late if their cells cost more than a display leaves, and not with reuse")
  func late() throws {
    let driver = ShellDriver(.cellReuse, variant: 2)
    let shell = driver.shell
    flick(driver)
    shell.set(.cost(0.018), at: shell.session.now)
    flick(driver)
    shell.set(.reuse(false), at: shell.session.now)
    flick(driver)
    let tally = try #require(shell.stage.tally)
    #expect(tally.cost == 0.018 && tally.reusing.made == 0 && tally.reusing.late == 0)
    #expect(tally.makingNew.made > 3 && tally.makingNew.late > 3)
    #expect(abs(tally.reusing.longest - 0.0011) < 0.000_15)
    #expect(tally.makingNew.longest >= 0.0191 - 1e-9)
    // An earlier moment has the sums up to it.
    shell.seek(to: shell.session.log.end / 4)
    driver.wait(0.02)
    #expect(shell.stage.tally?.cost == 0.000_01)
  }

  @Test("They are inputs: a recorded script repeats them")
  func recorded() async throws {
    let driver = ShellDriver(.cellReuse, variant: 2)
    let shell = driver.shell
    driver.type("r")
    driver.click(at: point(driver, .cost, at: 0.98))
    driver.click(at: point(driver, .makeNew, at: 0.5))
    flick(driver)
    driver.click(at: point(driver, .rows, at: 0.3))
    driver.settle()
    let script = shell.session.recording
    #expect(try GestureScriptDocument.read(GestureScriptDocument.text(for: script)) == script)
    let other = ShellDriver(.cellReuse, variant: 2)
    try await ScriptPlayer(script: script, content: other.shell).run()
    #expect(other.shell.settings == shell.settings)
    #expect(other.shell.report.views == shell.report.views)
    #expect(other.shell.report.reuse == shell.report.reuse)
    #expect(
      other.shell.session.record.pictures.pictures.map(\.made)
        == shell.session.record.pictures.pictures.map(\.made))
  }

  @Test("Two sides at one cost: what each has needed stands in a band, worse and better coloured")
  func sides() throws {
    let driver = ShellDriver(.naiveAndContainer, folded: Set(FoldablePart.allCases))
    let shell = driver.shell
    #expect(shell.stage.stageLayout.band != nil && shell.stage.settingsCard != nil)
    driver.click(at: point(driver, .cost, at: 0.97))
    #expect(shell.settings == [.cost(0.02), .rows(60)])
    let counts = shell.scene.costCounts
    #expect(counts.map(\.title) == ["Naive", "Container"] && counts.allSatisfy { !$0.isGivenUp })
    #expect(counts.map(\.count) == shell.session.readout.bills.map(\.made))
    let words = driver.texts
    #expect(words.contains("Naive: \(longTime(1.2))") && words.contains("60 cells made"))
    #expect(words.contains("Container: \(milliseconds(counts[1].seconds(at: 0.02)))"))
  }

  @Test("A naive side that would take too long is given up in words, and taken up again")
  func hopeless() throws {
    let driver = ShellDriver(.naiveAndContainer, folded: Set(FoldablePart.allCases))
    let shell = driver.shell
    let panes = shell.scene.panes
    driver.click(at: point(driver, .rows, at: 0.97))
    driver.settle()
    #expect(shell.settings.contains(.rows(1_000_000)))
    #expect(panes[0].liveCells == 0 && panes[1].liveCells < 20)
    #expect(shell.scene.costCounts.map(\.isGivenUp) == [true, false])
    #expect(driver.texts.contains("Given up"))
    // The other side goes to the last row at once.
    driver.hover(at: driver.location(100, 100, in: "container"))
    driver.press(.end)
    driver.settle()
    #expect(panes[1].lists[1].view.livePaths.last?.row == 999_990)
    // A press on the side that is given up moves nothing.
    let before = panes[1].scroller?.contentOffset
    driver.flick(from: driver.location(160, 300, in: "naive"), by: Point(x: 0, y: 100))
    driver.settle()
    #expect(panes[1].scroller?.contentOffset == before)
    driver.press(.home)
    driver.click(at: point(driver, .rows, at: 0.1))
    driver.settle()
    #expect(shell.scene.costCounts.allSatisfy { !$0.isGivenUp })
    #expect(panes[0].liveCells == panes[0].lists.reduce(0) { $0 + $1.count() })
    shell.report.reuse.forEach { #expect($0.statistics.created >= $0.statistics.live) }
  }

  @Test("Where pictures are loaded, each that arrives costs its decoding")
  func decoding() async throws {
    let driver = ShellDriver(.lazyLoading, folded: Set(FoldablePart.allCases))
    let shell = driver.shell
    shell.set(.cost(0.01), at: shell.session.now)
    await driver.live(1.5)
    let counts = shell.scene.costCounts
    #expect(counts.count == 3 && counts.allSatisfy { $0.count > 0 })
    let pictures = shell.session.record.pictures.pictures
    #expect(pictures.reduce(0) { $0 + ($1.decoded ?? 0) } == counts.reduce(0) { $0 + $1.count })
    for picture in pictures where picture.decoded ?? 0 > 1 { #expect(picture.isLate) }
  }

  @Test("Among a billion rows, new cells cost as much as elsewhere, and reuse needs few")
  func billion() throws {
    let driver = ShellDriver(.billionRows)
    let shell = driver.shell
    driver.settle()
    shell.set(.cost(0.018), at: shell.session.now)
    flick(driver)
    shell.set(.reuse(false), at: shell.session.now)
    flick(driver)
    let tally = try #require(shell.stage.tally)
    #expect(tally.makingNew.made > 3 && tally.makingNew.late > 3)
    #expect(tally.reusing.made <= 3 && tally.reusing.late <= tally.reusing.made)
    // The panel counts the cells that are thrown away, too.
    let bill = try #require(shell.session.readout.bills.first)
    #expect(driver.texts.contains { $0.hasSuffix("→ \(grouped(bill.made)) cells made") })
  }

  @Test("A setting that a scene does not have stops the script with its name")
  func unknown() async {
    let script = GestureScript(steps: [GestureScript.Step(.set(.cost(0.01)))])
    await #expect(throws: ScriptError.unknownSetting(name: "cost", step: 1, known: [])) {
      try await ScriptPlayer(script: script, content: ShellDriver(.zoom).shell).run()
    }
  }
}
