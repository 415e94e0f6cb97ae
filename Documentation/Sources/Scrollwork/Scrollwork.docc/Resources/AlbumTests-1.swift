import Images
import ScrollworkTesting
import Testing

@testable import album

let files = [
  "billion-rows", "cell-reuse", "collections", "constraints", "container", "hand", "home-feed",
  "lazy-loading", "naive", "page-map", "paging", "zoom",
].map { "Pictures/\($0).png" }

/// A loader that has decoded all thumbnails, so that rows have theirs at once.
@MainActor func filledLoader() async throws -> ImageLoader {
  let loader = ImageLoader()
  for file in files { _ = try await loader.image(at: file, PhotoCell.size, scale: 2) }
  return loader
}

@MainActor @Test func theListShowsPictures() async throws {
  let loader = try await filledLoader()
  try await expectSnapshot(
    of: PhotoList(files: files, loader: loader), size: Size(width: 360, height: 480),
    named: "list")
}
