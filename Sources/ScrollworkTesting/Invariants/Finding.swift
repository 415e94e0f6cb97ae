internal import Promises
internal import SDLStage

/// A promise that a script has broken.
struct Finding: Error {
  /// Two pictures that should be the same.
  struct Pictures {
    let difference: PictureDifference
    /// What they are.
    let captions: (expected: String, actual: String)
  }

  let promise: Promise
  /// How, with values, on one line.
  let detail: String
  /// How it looks; nil for what cannot be seen.
  let pictures: Pictures?

  init(_ promise: Promise, _ detail: String, _ pictures: Pictures? = nil) {
    self.promise = promise
    self.detail = detail
    self.pictures = pictures
  }

  init(_ broken: Broken) { self.init(broken.promise, broken.detail) }
}
