import ScrollworkTesting
import TestScreens
import TestSupport
import Testing

@MainActor
@Suite("Screens without a fault")
struct CorrectScreenTests {
  /// What a person does there besides scrolling.
  private static let changes: [SnapshotStep] = [
    .tap(on: "Send"), .type("ab", into: "Message"), .tap(on: "Section 1"), .tap(on: "Play"),
    .tap(on: "Row 7"), .type("7", into: "Search"), .type("x", into: "Field 2"), .key(.tab),
    .key(.space), .tap(on: "5"),
  ]

  @Test("have no finding", arguments: TestScreens.all.indices)
  func hold(place: Int) async throws {
    let screen = TestScreens.all[place]
    try await expectInvariants(
      of: screen.make, changes: Self.changes, seeds: 0..<UInt64(Soak.count(8, soak: 200)))
  }
}
