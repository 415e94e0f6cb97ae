/// An invariant of a screen; `ScreenInvariant` of ScrollworkTesting describes each invariant.
package enum Invariant: String, Hashable, Sendable, CaseIterable {
  case liveRowsAreVisible, cellsAreReused, cellsStayLight, visibleRowsStay, callsArePaired, settles
  case offsetIsInRange, layoutIsStable, pictureIsFresh, controllerIsReleased
  /// The invariant that the program defines itself.
  case own = "the program's own"
}

/// An invariant that a screen has broken.
package struct Broken: Hashable, Sendable, Error {
  package var invariant: Invariant
  /// The details of the failure, with values, on one line.
  package var detail: String

  package init(_ invariant: Invariant, _ detail: String) {
    self.invariant = invariant
    self.detail = detail
  }
}
