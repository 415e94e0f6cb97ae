package import ScrollEngine

/// Screens without a fault, which tests use as a person does.
@MainActor
package enum TestScreens {
  /// A screen by its name.
  package typealias Screen = (name: String, make: @MainActor () -> ViewController)

  /// All screens.
  package nonisolated static let all: [Screen] = [
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
    ("stacked", { StackedScreen() }), ("menu", { MenuScreen() }), ("alert", { AlertScreen() }),
    ("address", { AddressScreen() }),
  ]
}
