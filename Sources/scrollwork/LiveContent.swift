import Drawing
import Geometry
import ScrollEngine

/// Content in a window: its time goes on from a moment already played, and a script may drive it.
///
/// The window counts time from its opening; the content and the script are told what that is in
/// theirs.
@MainActor
final class LiveContent: StageContent {
  private let content: any StageContent
  /// The time of the content when the window opens, in seconds.
  private let start: Double
  private let player: ScriptPlayer?
  private let onFailure: (ScriptError) -> Void
  /// Whether the script could not be played on; the person still can.
  private(set) var scriptFailed = false

  /// - Parameter onFailure: Called once, when the script cannot be played on.
  init(
    _ content: any StageContent, startingAt start: Double, player: ScriptPlayer? = nil,
    onFailure: @escaping (ScriptError) -> Void = { _ in }
  ) {
    self.content = content
    self.start = start
    self.player = player
    self.onFailure = onFailure
  }

  func resize(to size: Size) { content.resize(to: size) }

  func handle(_ event: InputEvent) {
    var event = event
    event.time += start
    content.handle(event)
  }

  func tick(to time: Double) async -> Double? {
    let now = start + time
    let next = await playScript(to: now)
    let wake = await content.tick(to: now)
    let earliest = [next, wake].compactMap { $0 }.min()
    return earliest.map { $0 - start }
  }

  private func playScript(to now: Double) async -> Double? {
    guard let player, !scriptFailed else { return nil }
    do throws(ScriptError) {
      return try await player.advance(to: now)
    } catch {
      scriptFailed = true
      onFailure(error)
      return nil
    }
  }

  var needsDisplay: Bool { content.needsDisplay }
  func displayList() -> DisplayList { content.displayList() }
  func location(of point: Point, inViewWithID id: String) -> Point? {
    content.location(of: point, inViewWithID: id)
  }
  var viewIDs: [String] { content.viewIDs }
}
