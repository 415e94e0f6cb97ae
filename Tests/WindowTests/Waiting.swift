/// Something a test needs and did not get.
struct TestFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Looks every 20 milliseconds whether a condition holds, for no longer than a number of seconds.
///
/// - Throws: When it does not hold in time, with what was waited for.
func eventually(
  _ what: String, within seconds: Double, _ condition: () throws -> Bool
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
