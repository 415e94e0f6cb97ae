/// What an image loader is asked for.
struct ImageRequest: Hashable, Sendable {
  let path: String
  let size: DecodedSize
  let scale: Double
}
