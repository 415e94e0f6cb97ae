/// A condition that a test needs and that does not hold.
struct TestFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// How long a test waits for anything, in seconds: long enough for the slowest machine, but shorter
/// than people wait for one test.
let patience = 240.0

/// Checks every 20 milliseconds whether a condition holds, for at most `seconds` seconds.
///
/// - Throws: If the condition does not hold in time; the error contains `what`.
func eventually(
  _ what: String, within seconds: Double = patience, _ condition: () throws -> Bool
) async throws {
  let clock = ContinuousClock()
  let deadline = clock.now + .seconds(seconds)
  while try !condition() {
    guard clock.now < deadline else {
      throw TestFailure("waited \(seconds) s in vain for \(what)")
    }
    try await Task.sleep(for: .milliseconds(20))
  }
}
