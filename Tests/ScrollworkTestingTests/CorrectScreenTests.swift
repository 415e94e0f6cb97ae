import ScrollworkTesting
import TestSupport
import Testing

@MainActor
@Suite("Screens without a fault")
struct CorrectScreenTests {
  private typealias Screen = (name: String, make: @MainActor () -> ViewController)

  private nonisolated static let screens: [Screen] = [
    ("rows", { RowsScreen() }), ("settings", { SettingsScreen() }),
    ("grouped settings", { SettingsScreen(.grouped) }), ("choosing", { ChoosingScreen() }),
    ("letters", { LettersScreen() }), ("search", { SearchScreen() }),
    ("folding", { FoldingScreen() }), ("contacts", { ContactsScreen() }),
    ("endless", { EndlessScreen() }), ("refreshing", { RefreshingScreen() }),
    ("shelves", { ShelvesScreen() }), ("chat", { ChatScreen() }), ("form", { FormScreen() }),
    ("player", { PlayerScreen() }), ("onboarding", { OnboardingScreen() }),
    ("picture", { PictureScreen() }), ("parallax", { ParallaxScreen() }),
    ("calculator", { CalculatorScreen() }), ("cards", { CardsScreen() }),
    ("grid", { GridScreen() }), ("mirrored grid", { MirroredScreen() }),
    ("stacked", { StackedScreen() }),
  ]

  /// What a person does there besides scrolling.
  private static let changes: [SnapshotStep] = [
    .tap(on: "Send"), .type("ab", into: "Message"), .tap(on: "Section 1"), .tap(on: "Play"),
    .tap(on: "Row 7"), .type("7", into: "Search"), .type("x", into: "Field 2"), .key(.tab),
    .key(.space), .tap(on: "5"),
  ]

  @Test("have no finding", arguments: screens.indices)
  func hold(place: Int) async throws {
    let screen = Self.screens[place]
    try await expectInvariants(
      of: screen.make, changes: Self.changes, seeds: 0..<UInt64(Soak.count(8, soak: 200)))
  }
}
