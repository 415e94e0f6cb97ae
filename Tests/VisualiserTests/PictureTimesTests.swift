import Demonstrations
import Documents
import Drawing
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

@Suite("The longest of many pictures")
struct PictureTimesTests {
  @Test("It is the same as that of a search, after any changes", arguments: Soak.seeds(1...20))
  func longest(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let times = PictureTimes()
    var known: [Double] = []
    for step in 0..<200 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let count = Int.random(in: 0...(known.count + 1), using: &random)
        times.keepFirst(count)
        known = Array(known.prefix(count))
      case 1:
        times.addPaintingToLast(0.5)
        if !known.isEmpty { known[known.count - 1] += 0.5 }
      default:
        let seconds = Double.random(in: 0...1, using: &random)
        let time = Double(known.count)
        times.append(PictureTimes.Picture(time: time, seconds: seconds, made: step, filled: 0))
        known.append(seconds)
      }
      let from = Int.random(in: 0...known.count, using: &random)
      let range = from..<Int.random(in: from...known.count, using: &random)
      #expect(times.longest(in: range) == known[range].max() ?? 0)
      #expect(times.count(before: Double(from)) == from)
    }
  }
}

@MainActor
@Suite("The strip of the pictures' times")
struct PictureStripTests {
  private func flicked() -> ShellDriver {
    let driver = ShellDriver(.cellReuse, variant: 2)
    let id = driver.shell.viewIDs[0]
    driver.flick(from: driver.location(160, 400, in: id), by: Point(x: 0, y: -120))
    driver.settle()
    return driver
  }

  @Test("It has a picture for each tick, and all cells that were made and filled")
  func pictures() {
    let driver = flicked()
    let session = driver.shell.session
    let pictures = session.record.pictures.pictures
    #expect(pictures.map(\.time) == session.log.ticks.map(\.time))
    let entry = driver.shell.report.reuse[0].statistics
    #expect(pictures.reduce(0) { $0 + $1.made } == entry.created)
    #expect(pictures.reduce(0) { $0 + $1.filled } == entry.dequeued)
    // Without a meter the time is virtual, so pictures do not depend on the machine.
    #expect(
      pictures.allSatisfy {
        $0.seconds == VirtualTime.seconds(costs: $0.made, filled: $0.filled, cost: 0.000_01)
      })
  }

  @Test("The past changes nothing of it; acting there removes what followed")
  func past() {
    let driver = flicked()
    let session = driver.shell.session
    let before = session.record.pictures.pictures
    driver.shell.seek(to: 0.1)
    driver.wait(0.02)
    driver.shell.seek(to: session.log.end)
    driver.wait(0.02)
    #expect(session.record.pictures.pictures == before)
    driver.shell.seek(to: 0.1)
    driver.wait(0.02)
    driver.type("+")
    driver.settle()
    let after = session.record.pictures.pictures
    #expect(after.map(\.time) == session.log.ticks.map(\.time) && after != before)
    // Another variant replays the log.
    driver.type("N")
    driver.settle()
    #expect(session.record.pictures.pictures.map(\.time) == session.log.ticks.map(\.time))
  }

  @Test("It answers the pointer as the lanes do: it tells what a picture was, and goes to it")
  func pointer() throws {
    let driver = flicked()
    let (shell, strip) = (driver.shell, driver.shell.strip)
    #expect(!strip.isHidden && strip.axis == shell.lanes.axis)
    let pictures = shell.session.record.pictures.pictures
    let made = try #require(pictures.dropFirst().firstIndex { $0.made > 0 })
    let share = pictures[made].time / shell.transportState.length
    let x = strip.axis.start + (strip.axis.end - strip.axis.start) * share
    let point = Point(x: strip.frame.minX + x + 0.5, y: strip.frame.midY)
    driver.hover(at: point)
    driver.wait(0.6)
    let words = try #require(shell.tooltip.tooltip?.words)
    #expect(
      words.hasSuffix(" s: \(milliseconds(pictures[made].seconds)), 1 cell made, 1 filled"))
    #expect(shell.lanes.pointedTime == strip.pointedTime && strip.pointedTime != nil)
    driver.click(at: point)
    driver.wait(0.02)
    let place = try #require(shell.session.timeline.place)
    #expect(shell.session.log.ticks[place].time == pictures[made].time)
  }

  @Test("A log of an hour is drawn in as many bars as there are columns")
  func manyPictures() {
    let strip = PictureStrip(theme: .light)
    strip.frame = Rect(x: 0, y: 0, width: 800, height: PictureStrip.height)
    strip.axis = (232, 772)
    let times = PictureTimes()
    for tick in 0..<216_000 {
      let seconds = tick == 100_000 ? 0.02 : 0.001
      times.append(
        PictureTimes.Picture(
          time: Double(tick) / 60, seconds: seconds, made: 0, filled: 0))
    }
    strip.show(PictureStrip.State(changeCount: 1, time: 3_600, length: 3_600, end: 3_600), times)
    var canvas = Canvas(size: strip.bounds.size, text: FixedAdvanceText())
    strip.draw(in: &canvas)
    let list = canvas.displayList(background: strip.theme.panel)
    #expect(list.commands.count < 200)
    // A single late picture among a thousand is still seen.
    let late = list.commands.count { command in
      if case .fill(_, strip.theme.costly, _) = command { true } else { false }
    }
    #expect(late == 1)
    #expect(strip.words(at: 100_000 / 60.0) == "1666.67 s: 20 ms, 0 cells made, 0 filled")
  }
}
