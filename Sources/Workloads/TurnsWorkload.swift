import SceneParts
import ScrollEngine
import Visualiser

/// The longest turn of every scene: for how long nothing else can happen on the main actor.
///
/// Each scene is opened, flicked, and jumped through. What waits for a scene's own tasks does not
/// happen here.
@MainActor
struct TurnsWorkload {
  /// No turn should take longer, in milliseconds: a frame of a display of 120 Hz has time for two.
  static let budget = 4.0
  /// Where jumps go, as shares of the content.
  private static let jumps = [0.31, 0.97, 0.05, 0.62, 0.5, 1, 0]

  let scenes: [SceneDescription]

  func run(on stage: any FrameStage, frames: Int, send: @escaping (Measurement) -> Void) {
    for scene in scenes { measure(scene, on: stage, frames: frames, send: send) }
  }

  private func measure(
    _ scene: SceneDescription, on stage: any FrameStage, frames: Int,
    send: @escaping (Measurement) -> Void
  ) {
    let (opening, made) = CPUClock.milliseconds {
      ShellFrames(on: stage, { $0.scene = scene })
    }
    var source = made
    let flicks = (0..<frames).map { _ in source.next().turn }
    let end = source.contentEnd
    let jumps = Self.jumps.map { share in
      source.jump(to: Point(x: end.x * share, y: end.y * share)).turn
    }
    let longest = (flicking: flicks.max() ?? 0, jumping: jumps.max() ?? 0)
    func report(_ what: String, _ milliseconds: Double, budget: Double? = nil) {
      Report(variant: what, rows: 0, sections: 0, send: send)
        .value(scene.name, milliseconds, unit: "ms", budget: budget)
    }
    report("opening a scene", opening)
    report("longest turn while flicking", Double(longest.flicking) / 1e6, budget: Self.budget)
    report("longest turn while jumping", Double(longest.jumping) / 1e6, budget: Self.budget)
  }
}
