/// Something a test needs and did not get.
struct TestFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// How long a test waits for anything, in seconds: so long that no machine is too slow, and shorter
/// than whoever runs the tests waits for one of them.
let patience = 240.0

/// Looks every 20 milliseconds whether a condition holds, for no longer than a number of seconds.
///
/// - Throws: When it does not hold in time, with what was waited for.
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
