/// A promise that a screen is tried for; `ScreenPromise` of ScrollworkTesting says what each means.
package enum Promise: String, Hashable, Sendable, CaseIterable {
  case liveRowsAreVisible, cellsAreReused, cellsStayLight, visibleRowsStay, callsArePaired, settles
  case offsetIsInRange, layoutIsStable, pictureIsFresh, controllerIsReleased
  /// What the program itself says must hold.
  case own = "the program's own"
}

/// A promise that a screen has broken.
package struct Broken: Hashable, Sendable, Error {
  package var promise: Promise
  /// How, with values, on one line.
  package var detail: String

  package init(_ promise: Promise, _ detail: String) {
    self.promise = promise
    self.detail = detail
  }
}
