import SceneParts
import ScrollEngine

extension SceneClock {
  /// Lets time pass in frames, as the shell does; first calls `move` with the length of each frame,
  /// in seconds.
  @MainActor
  func run(_ scene: any Scene, for duration: Double, _ move: (Double) -> Void) async {
    let end = now + duration
    while now < end - 1e-9 {
      let time = min(end, now + 1.0 / 60)
      move(time - now)
      await runTasks(to: time)
      for pane in scene.panes { _ = pane.window.advance(to: time) }
      await runTasks(to: time)
      _ = scene.update()
    }
  }
}
