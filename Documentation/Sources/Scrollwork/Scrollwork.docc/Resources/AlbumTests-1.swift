import ScrollworkTesting
import Testing

@testable import album

let files = [
  "billion-rows", "cell-reuse", "collections", "constraints", "container", "hand", "home-feed",
  "lazy-loading", "naive", "page-map", "paging", "zoom",
].map { "Pictures/\($0).png" }

@MainActor @Test func theListShowsPictures() async throws {
  try await expectSnapshot(
    of: PhotoList(files: files), size: Size(width: 360, height: 480), named: "list")
}
