/// An invariant that a screen is tried for; `ScreenInvariant` of ScrollworkTesting says what each means.
package enum Invariant: String, Hashable, Sendable, CaseIterable {
  case liveRowsAreVisible, cellsAreReused, cellsStayLight, visibleRowsStay, callsArePaired, settles
  case offsetIsInRange, layoutIsStable, pictureIsFresh, controllerIsReleased
  /// What the program itself says must hold.
  case own = "the program's own"
}

/// An invariant that a screen has broken.
package struct Broken: Hashable, Sendable, Error {
  package var invariant: Invariant
  /// How, with values, on one line.
  package var detail: String

  package init(_ invariant: Invariant, _ detail: String) {
    self.invariant = invariant
    self.detail = detail
  }
}
