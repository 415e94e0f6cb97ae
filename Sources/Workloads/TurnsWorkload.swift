import SceneParts
import ScrollEngine
import Visualiser

/// The longest turn of every scene; during a turn, nothing else can run on the main actor.
///
/// Each scene is opened, flicked, and scrolled by jumps. Tasks of scenes do not run here.
@MainActor
struct TurnsWorkload {
  /// The greatest acceptable duration of a turn, in milliseconds: a frame at 120 Hz has time for
  /// two such turns.
  static let budget = 4.0
  /// The offsets of the jumps, as fractions of the greatest offset.
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
