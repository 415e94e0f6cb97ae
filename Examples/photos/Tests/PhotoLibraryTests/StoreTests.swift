import Glibc
import Images
import PhotoSamples
import ScrollEngine
import Synchronization
import Testing

@testable import PhotoLibrary

@Suite("The store of thumbnails")
struct StoreTests {
  private static let picture = SampleFile.jpeg(SampleImage.landscape(600, 400, seed: 3))
  private let box = PixelSize(width: 150, height: 100)

  /// Passes a picture, and the path of a folder for the store, which does not exist yet.
  private func withPicture(
    _ body: (_ picture: String, _ folder: String) async throws -> Void
  ) async throws {
    try await withFolder { folder in
      SampleFile.write(Self.picture, to: folder + "/a.jpg", changed: 1_700_000_000)
      try await body(folder + "/a.jpg", folder + "/cache/photos")
    }
  }

  private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0.append(line) } }
  }

  private func entries(_ folder: String) -> [String] {
    files(below: folder).map { folder + "/" + $0 }
  }

  @Test("keeps a thumbnail as large as the grid needs, and reads it back instead of the picture")
  func keeping() async throws {
    try await withPicture { path, folder in
      let store = ThumbnailStore(folder: folder)
      let first = try Thumbnails(store).image(path, filling: box)
      #expect(first.pixelSize == box)
      #expect(entries(folder).count == 1)
      // The store is asked first: the file need not even be a picture any more.
      var status = stat()
      stat(path, &status)
      let other = [UInt8](repeating: 0, count: Int(status.st_size))
      SampleFile.write(other, to: path, changed: 1_700_000_000)
      let second = try Thumbnails(ThumbnailStore(folder: folder)).image(path, filling: box)
      #expect(second == first)
      // A change of the file's time makes the loader read the file again.
      SampleFile.write(other, to: path, changed: 1_700_000_001)
      #expect(throws: ImageError.notAnImage(path: path)) {
        try Thumbnails(store).image(path, filling: box)
      }
    }
  }

  @Test("makes entries anew that are cut short, damaged or no entries")
  func damaged() async throws {
    try await withPicture { path, folder in
      let thumbnails = Thumbnails(ThumbnailStore(folder: folder))
      let right = try thumbnails.image(path, filling: box)
      let entry = try #require(entries(folder).first)
      let whole = try FileBytes.reading(entry) { $0(0, 1 << 20) }
      var random = SampleRandom(seed: 9)
      for trial in 0..<60 {
        var bytes = whole
        switch trial % 3 {
        case 0: bytes = Array(bytes.prefix(Int.random(in: 0..<whole.count, using: &random)))
        case 1: bytes[Int.random(in: 0..<whole.count, using: &random)] ^= 0x10
        default: bytes += [0]
        }
        SampleFile.write(bytes, to: entry)
        #expect(try thumbnails.image(path, filling: box) == right)
        #expect(try FileBytes.reading(entry) { $0(0, 1 << 20) } == whole)
      }
    }
  }

  @Test("goes on without keeping when a folder cannot be made, and says so once")
  func unwritable() async throws {
    try await withPicture { path, _ in
      let lines = Lines()
      // There can be no folder below a file, whatever the permissions.
      let store = ThumbnailStore(folder: path + "/cache")
      store.onFailure { lines.add($0) }
      for width in [50, 60, 300] {
        let image = try Thumbnails(store).image(path, filling: PixelSize(width: width, height: 40))
        #expect(image.pixelSize.width >= width)
      }
      #expect(lines.all == ["thumbnails are not kept: \(path)/cache: Not a directory"])
    }
  }

  @Test("leaves nothing half-written on a full disk, and tries again when asked")
  func fullDisk() async throws {
    try await withPicture { path, folder in
      let lines = Lines()
      let isFull = Mutex(true)
      // Writes half of a file, like a disk that runs full.
      let store = ThumbnailStore(folder: folder, limit: 1 << 20) { path, bytes in
        let isFull = isFull.withLock { $0 }
        guard let file = fopen(path, "wx") else { return FileBytes.Failure() }
        fwrite(bytes, 1, isFull ? bytes.count / 2 : bytes.count, file)
        fclose(file)
        return isFull ? FileBytes.Failure(code: ENOSPC) : nil
      }
      store.onFailure { lines.add($0) }
      _ = try Thumbnails(store).image(path, filling: box)
      _ = try Thumbnails(store).image(path, filling: box)
      #expect(entries(folder).filter { !$0.hasSuffix("/") && $0.contains(".new") }.isEmpty)
      #expect(lines.all == ["thumbnails are not kept: \(folder): No space left on device"])
      isFull.withLock { $0 = false }
      store.tryAgain()
      _ = try Thumbnails(store).image(path, filling: box)
      #expect(entries(folder).count == 1 && lines.all.count == 1)
    }
  }

  @Test("is shared by several programs that write the same at the same time")
  func shared() async throws {
    try await withPicture { path, folder in
      let box = box
      let pictures = (0..<6).map { "\(path).\($0).jpg" }
      for other in pictures { SampleFile.write(Self.picture, to: other, changed: 1_700_000_000) }
      // Each task has its own store, and the stores do not know of each other.
      let images = try await withThrowingTaskGroup(of: [Image].self) { group in
        for _ in 0..<8 {
          group.addTask {
            let thumbnails = Thumbnails(ThumbnailStore(folder: folder, limit: 60_000))
            return try pictures.map { try thumbnails.image($0, filling: box) }
          }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
      #expect(images.count == 48 && Set(images).count == 1)
      #expect(entries(folder).allSatisfy { !$0.hasSuffix(".new") })
    }
  }

  @Test("keeps to its limit, and gives up what was not used for longest")
  func limit() async throws {
    try await withPicture { path, folder in
      let store = ThumbnailStore(folder: folder)
      let status = try FileBytes.status(path)
      let keys = (0..<20).map { number -> ThumbnailKey in
        ThumbnailKey(path: "/\(number)", status.stamp, height: 240)
      }
      let jpeg = [UInt8](repeating: 7, count: 1000 - ThumbnailEntry.headerCount)
      for (number, key) in keys.enumerated() {
        store.keep(jpeg, for: key)
        let time = timespec(tv_sec: 1_700_000_000 + number, tv_nsec: 0)
        let place = key.place
        utimensat(AT_FDCWD, "\(folder)/\(place.folder)/\(place.name)", [time, time], 0)
      }
      // Reading an entry marks it as used now.
      #expect(store.jpeg(for: keys[0]) == jpeg)
      ThumbnailStore(folder: folder, limit: 16_000).trim()
      let left = keys.indices.filter { store.jpeg(for: keys[$0]) != nil }
      #expect(left == [0] + Array(9..<20))
      // Below the limit, nothing is removed.
      ThumbnailStore(folder: folder, limit: 16_000).trim()
      #expect(entries(folder).count == 12)
    }
  }

  @Test("lies where the desktop says, or else in the home folder")
  func folders() {
    func path(_ values: [String: String]) -> String? { CacheFolder.path { values[$0] } }
    #expect(path(["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == "/c/scrollwork-photos")
    #expect(path(["XDG_CACHE_HOME": "c", "HOME": "/h"]) == "/h/.cache/scrollwork-photos")
    #expect(path(["XDG_CACHE_HOME": "", "HOME": "/h"]) == "/h/.cache/scrollwork-photos")
    #expect(path(["HOME": "h"]) == nil && path([:]) == nil)
  }

  @Test("Small pictures come out as large as asked for, transparent ones over white")
  func small() async throws {
    try await withFolder { folder in
      let dot = Image(width: 2, height: 1) { x, _ in x == 0 ? Color(0xFF0000) : .clear }
      SampleFile.write(SampleFile.png(dot), to: folder + "/dot.png")
      let image = try Thumbnails(nil).image(folder + "/dot.png", filling: box)
      #expect(image.pixelSize == box && image.isOpaque)
      #expect(image[0, 50] == Color(0xFF0000) && image[149, 50] == Color(0xFFFFFF))
    }
  }
}
