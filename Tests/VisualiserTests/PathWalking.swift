import Demonstrations
import Documents
import SceneParts
import ScrollEngine
import ShellSupport
import TestSupport
import Testing

@testable import Inspecting
@testable import Visualiser

/// Walks guided paths as a person does.
@MainActor
protocol PathWalking {}

extension PathWalking {
  func walk(_ path: TourPath, from place: Int = 0) -> ShellDriver {
    let driver = ShellDriver(SceneCatalog.standard)
    driver.shell.openTour(path, at: place)
    driver.wait(0)
    return driver
  }

  /// Expects that the step is done and its card contains all these sayings, then goes on.
  func next(_ driver: ShellDriver, _ sayings: String...) {
    let shell = driver.shell
    #expect(shell.tour?.outcome != nil, "step \((shell.tour?.place ?? -1) + 1) is not done")
    for saying in sayings {
      #expect(shell.card.content.text.contains(saying), "\(shell.card.content.text)")
    }
    driver.press(.enter)
  }

  func answer(_ driver: ShellDriver, _ choice: String) {
    let choices = driver.shell.card.content.choices
    guard let place = choices.firstIndex(of: choice) else {
      Issue.record("\(choice) is none of \(choices)")
      return
    }
    driver.press([.f5, .f6, .f7, .f8][place])
  }

  func wheel(_ driver: ShellDriver, _ notches: Double, at point: Point) {
    for _ in 0..<60 where driver.shell.tour?.outcome == nil { driver.wheel(notches, at: point) }
  }

  /// The number of cells made, in the reuse queues whose owner begins with `owner`.
  func made(_ driver: ShellDriver, _ owner: String = "") -> Int {
    driver.shell.report.reuse.filter { $0.owner.hasPrefix(owner) }
      .reduce(0) { $0 + $1.statistics.created }
  }

  func x(_ driver: ShellDriver, _ id: String) -> Double {
    driver.entry(id)?.contentOffset?.x ?? -1
  }
}
