import Loading
import ScrollEngine

/// Answers requests when a test says so, in the order that the test chooses.
@MainActor
final class HandLoader {
  struct Failure: Error, Equatable {
    let key: Int
  }

  /// The keys of all requests in order, including repeated ones.
  private(set) var asked: [Int] = []
  /// The keys of the requests that were cancelled while they waited.
  private(set) var cancelled: [Int] = []
  private var waiting: [(key: Int, continuation: CheckedContinuation<String, any Error>)] = []
  /// How many requests have an answer, and how many calls of `load` have ended.
  private var answers = 0
  private var arrivals = 0
  /// Whether a cancelled request ends at once, or waits for its answer.
  var heedsCancellation = false

  var waitingKeys: [Int] { waiting.map(\.key) }

  func load(_ key: Int) async throws -> String {
    asked.append(key)
    defer { arrivals += 1 }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting.append((key, $0)) }
    } onCancel: {
      Task { @MainActor in self.cancel(key) }
    }
  }

  private func cancel(_ key: Int) {
    cancelled.append(key)
    if heedsCancellation { fail(key, with: CancellationError()) }
  }

  /// Answers the oldest request for a key.
  func answer(_ key: Int, _ content: String? = nil) {
    take(key)?.resume(returning: content ?? "content \(key)")
  }

  func fail(_ key: Int, with error: (any Error)? = nil) {
    take(key)?.resume(throwing: error ?? Failure(key: key))
  }

  private func take(_ key: Int) -> CheckedContinuation<String, any Error>? {
    guard let place = waiting.firstIndex(where: { $0.key == key }) else { return nil }
    answers += 1
    return waiting.remove(at: place).continuation
  }

  /// Answers all requests that still wait, so that no task is left behind.
  func answerAll() {
    while let first = waiting.first { answer(first.key) }
  }

  /// Waits until every answer has arrived and every request has begun.
  func settle() async {
    repeat { await VirtualClock().settle() } while arrivals < answers
  }
}
