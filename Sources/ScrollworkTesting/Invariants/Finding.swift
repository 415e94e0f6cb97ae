internal import Invariants
internal import SDLStage

/// An invariant that a script has broken.
struct Finding: Error {
  /// Two pictures that should be the same.
  struct Pictures {
    let difference: PictureDifference
    /// The captions of both pictures.
    let captions: (expected: String, actual: String)
  }

  let invariant: Invariant
  /// The details of the failure, with values, on one line.
  let detail: String
  /// The pictures that show the difference; nil if the failure is not visible.
  let pictures: Pictures?

  init(_ invariant: Invariant, _ detail: String, _ pictures: Pictures? = nil) {
    self.invariant = invariant
    self.detail = detail
    self.pictures = pictures
  }

  init(_ broken: Broken) { self.init(broken.invariant, broken.detail) }
}
