import Demonstrations
import Drawing
import Geometry
import SceneParts
import ScrollEngine
import ShellSupport

@testable import Visualiser

/// Performs a person's actions on a scene, and stops for pictures in between.
@MainActor
struct PictureMoments {
  let driver: ShellDriver

  private var shell: Shell { driver.shell }

  /// Whether something on the stage scrolls horizontally.
  var scrollsAcross: Bool {
    shell.scene.panes.contains { pane in
      scrollViews(in: pane.window).contains { $0.contentSize.width > $0.bounds.width + 0.5 }
    }
  }

  private func scrollViews(in view: View) -> [ScrollView] {
    ((view as? ScrollView).map { [$0] } ?? []) + view.subviews.flatMap(scrollViews)
  }

  struct Moment {
    let name: String
    /// Whether views are appearing or disappearing at that moment.
    var isAnimated = false
  }

  /// Calls `body` at each moment.
  func each(_ body: (Moment) -> Void) {
    body(Moment(name: "start"))
    let middle = middleOfFirstPane
    driver.hover(at: middle)
    driver.wheel(-1.3, at: middle)
    body(Moment(name: "wheel"))
    driver.flick(from: middle, by: Point(x: -37, y: -61))
    driver.wait(1.0 / 60)
    body(Moment(name: "flick"))
    driver.wait(0.1)
    body(Moment(name: "flick, later"))
    driver.settle()
    shell.setOffset(Point(x: 0, y: 193.3))
    driver.wait(0.02)
    body(Moment(name: "offset 193.3"))
    for key in ["+", "-"] {
      driver.type(key)
      driver.wait(0.1)
      body(Moment(name: key, isAnimated: true))
      driver.settle()
      body(Moment(name: "after \(key)"))
    }
    driver.press(.end)
    driver.settle()
    body(Moment(name: "end"))
    driver.type("b")
    driver.type("s")
    driver.settle()
    body(Moment(name: "bounds and statistics"))
  }

  private var middleOfFirstPane: Point {
    let layout = shell.stage.stageLayout
    let viewport = layout.panes[0].viewport
    return (Point(x: viewport.midX, y: viewport.midY) + shell.stage.frame.origin)
      * shell.interfaceScale
  }
}
