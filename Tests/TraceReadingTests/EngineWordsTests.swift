import Testing

@testable import ScrollEngine
@testable import TraceReading

/// Traces have the engine's causes as words; the reader of traces knows them by these.
@Suite("The words of causes in traces")
struct EngineWordsTests {
  private static let causes: [ScrollCause] = [
    .program, .link, .container, .programMove, .finger, .indicator, .wheel, .key, .deceleration,
    .bounce, .animation, .zoom, .programPlace, .anchoring, .clamping, .layout, .safeArea,
  ]

  @Test("are jumps exactly if no input, animation or other view caused them", arguments: causes)
  func kinds(cause: ScrollCause) {
    let mover = ScrollMover(cause, during: .none, setting: .contentOffset)
    let isExpected = mover.kind != .uncaused || cause == .animation
    #expect(EngineWords.isExpected(mover.cause.words) == isExpected)
    #expect(EngineWords.isFollowing(mover.cause.words) == (mover.kind == .follower))
  }
}
