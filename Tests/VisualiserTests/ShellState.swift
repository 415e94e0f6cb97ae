import Demonstrations
import SceneParts
import ScrollEngine
import ShellSupport
import Testing

@testable import Visualiser

/// A state of the shell that shows some of its controls.
struct ShellState: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @MainActor @Sendable () -> ShellDriver

  private static let small = Size(width: 640, height: 480)

  static let all = [
    ShellState(testDescription: "a scene") { ShellDriver(.container) },
    ShellState(testDescription: "after scrolling") {
      let driver = ShellDriver(.cellReuse)
      driver.wheel(-4, at: driver.location(160, 284, in: "table1"))
      return driver
    },
    ShellState(testDescription: "variants side by side") {
      let driver = ShellDriver(.container)
      driver.type("=")
      driver.wait(0)
      return driver
    },
    ShellState(testDescription: "the past") {
      let driver = ShellDriver(.container)
      driver.wheel(-4, at: driver.location(160, 284, in: "container"))
      driver.shell.seek(to: 0.1)
      driver.wait(0)
      return driver
    },
    ShellState(testDescription: "a small window") { ShellDriver(.container, size: small) },
    ShellState(testDescription: "the list as a drawer") {
      let driver = ShellDriver(.container, size: small)
      driver.type("l")
      return driver
    },
    ShellState(testDescription: "the inspector as a drawer") {
      let driver = ShellDriver(.container, size: small)
      driver.type("i")
      return driver
    },
    ShellState(testDescription: "the guided start") {
      let driver = ShellDriver(SceneCatalog.standard)
      driver.shell.openTour(at: 2)
      driver.wait(0)
      return driver
    },
    ShellState(testDescription: "the end of the guided start") {
      let driver = ShellDriver(SceneCatalog.standard)
      driver.shell.openTour(at: TourPath.start.stepCount - 1)
      driver.wait(0)
      return driver
    },
    ShellState(testDescription: "the calls") {
      let driver = ShellDriver(.container, size: Size(width: 1280, height: 1_600))
      driver.wheel(-2, at: driver.location(160, 284, in: "container"))
      driver.settle()
      return driver
    },
    ShellState(testDescription: "help") {
      let driver = ShellDriver(.container)
      driver.type("?")
      return driver
    },
    ShellState(testDescription: "the gallery") {
      let driver = ShellDriver(.container)
      driver.press(.f3)
      return driver
    },
    ShellState(testDescription: "a notice") {
      let driver = ShellDriver(.container)
      driver.shell.show(Notice(title: "A title", lines: [.init(place: "line 1", text: "text")]))
      driver.wait(0)
      return driver
    },
  ]
}

extension ShellState {
  /// The controls of each state that has been searched: they lie at the same points each time.
  @MainActor private static var known: [String: [ShellControl: Point]] = [:]

  /// Each control of a shell in this state, with a point at which hit testing finds it.
  @MainActor
  func controls(of driver: ShellDriver) -> [ShellControl: Point] {
    // Paints the window first, because the places of some buttons depend on their painted words.
    _ = driver.shell.displayList()
    if let known = Self.known[testDescription] { return known }
    let found = driver.controls
    Self.known[testDescription] = found
    return found
  }
}

extension ShellDriver {
  /// Each control, with a point at which hit testing finds it. None is smaller than 10 x 10 points, so
  /// that one of two neighbouring rows of points, which alternate, meets each.
  var controls: [ShellControl: Point] {
    var found: [ShellControl: Point] = [:]
    let size = shell.window.bounds.size
    for (row, y) in stride(from: 2.0, to: size.height, by: 5).enumerated() {
      for x in stride(from: row.isMultiple(of: 2) ? 2.0 : 9.0, to: size.width, by: 14) {
        let point = Point(x: x, y: y)
        if let control = shell.control(at: point), found[control] == nil {
          found[control] = point
        }
      }
    }
    return found
  }
}
