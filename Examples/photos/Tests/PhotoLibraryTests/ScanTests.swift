import Glibc
import PhotoSamples
import ScrollEngine
import Testing

@testable import PhotoLibrary

@Suite("A folder of pictures")
struct ScanTests {
  private let jpeg = SampleFile.jpeg(SampleImage.landscape(30, 20, seed: 1))
  /// 1 March 2024, 00:30 UTC.
  private let march = 1_709_253_000

  private func last(
    _ folder: String, offset: TimeOffset = .greenwich
  ) throws -> LibraryScan.Update {
    var updates: [LibraryScan.Update] = []
    try LibraryScan(folder, offset: offset).read { updates.append($0) }
    return try #require(updates.last)
  }

  @Test("is read with all that is in it, but for what is hidden or called otherwise")
  func walking() async throws {
    try await withFolder { folder in
      for path in ["a/b", "a/.hidden", "c"] {
        makeFolder(folder + "/" + String(path.split(separator: "/")[0]))
        makeFolder(folder + "/" + path)
      }
      let names = [
        "1.jpg", "2.JPEG", "a/3.Png", "a/b/4.jpe", "c/5 ü.jpg", ".6.jpg", "a/.hidden/7.jpg",
        "c/8.txt", "c/jpg", "c/9.gif",
      ]
      for name in names { SampleFile.write(jpeg, to: "\(folder)/\(name)", changed: march) }
      makeFolder(folder + "/folder.jpg")
      mkfifo(folder + "/pipe.jpg", 0o600)
      symlink("nowhere", folder + "/broken.jpg")
      symlink("1.jpg", folder + "/link.jpg")
      // Two links that lead into a circle.
      symlink("..", folder + "/a/up")
      symlink(folder, folder + "/c/root")
      let found = try last(folder)
      #expect(
        found.shelf.pictures.map { $0.path.dropFirst(folder.utf8.count + 1) } == [
          "1.jpg", "2.JPEG", "a/3.Png", "a/b/4.jpe", "c/5 ü.jpg", "link.jpg",
        ])
      #expect(found.isDone && found.total == 6 && found.notice == nil)
      #expect(found.leftOut == "4 files left out: 1 gif, 1 txt, 1 of other kinds, 1 unreadable")
    }
  }

  @Test("says what cannot be read, and shows the rest")
  func notices() async throws {
    try await withFolder { folder in
      SampleFile.write(jpeg, to: folder + "/a.jpg")
      SampleFile.write(Array("no picture".utf8), to: folder + "/b.jpg")
      let odd = Array((folder + "/x").utf8CString.dropLast()) + [-1, 0x2E, 0x6A, 0x70, 0x67, 0]
      close(open(odd, O_CREAT | O_WRONLY, 0o600))
      let found = try last(folder)
      #expect(
        found.shelf.pictures.map(\.name) == ["a.jpg", "b.jpg"] || found.shelf.pictures.count == 2)
      #expect(found.shelf.pictures.first { $0.name == "b.jpg" }?.size == nil)
      #expect(found.leftOut == "1 file left out: 1 with names that are not UTF-8")
      unlink(odd)
      #expect(throws: LibraryFailure.self) { try last(folder + "/missing") }
      #expect(throws: LibraryFailure.self) { try LibraryScan(folder + "/a.jpg").check() }
    }
  }

  @Test("may be that around a single picture, which comes first")
  func single() async throws {
    try await withFolder { folder in
      for number in 0..<200 {
        SampleFile.write(jpeg, to: folder + "/\(number).jpg", changed: march + number)
      }
      SampleFile.write(Array("text".utf8), to: folder + "/a.webp")
      let scan = try LibraryScan.opening(folder + "/0.jpg")
      #expect(scan.folder == folder && scan.firstPath == folder + "/0.jpg")
      var updates: [LibraryScan.Update] = []
      try scan.read { updates.append($0) }
      #expect(updates.count > 1)
      // The oldest one is in the first update all the same.
      #expect(updates[0].shelf.pictures.contains { $0.path == folder + "/0.jpg" })
      #expect(updates.last?.shelf.pictures.count == 200)
      #expect(try LibraryScan.opening(folder).first == nil)
      let line =
        "\(folder)/a.webp is not a picture that is read; name a folder, or a file that ends with "
        + ".jpg, .jpeg, .jpe, .png"
      #expect {
        try LibraryScan.opening(folder + "/a.webp")
      } throws: {
        "\($0)" == line
      }
    }
  }

  @Test("is ordered by when pictures were taken, or else changed, on the clock of the place")
  func months() async throws {
    try await withFolder { folder in
      SampleFile.write(jpeg, to: folder + "/changed.jpg", changed: march)
      SampleFile.write(
        SampleFile.jpeg(jpeg, taken: "2024:02:29 22:00:00"), to: folder + "/taken.jpg",
        changed: 1_800_000_000)
      let here = try last(folder).shelf
      #expect(here.sections.map { "\($0.month)" } == ["March 2024", "February 2024"])
      #expect(here.pictures.map(\.name) == ["changed.jpg", "taken.jpg"])
      // An hour and a half further west it is still February.
      let west = try last(folder, offset: TimeOffset { _ in -5400 }).shelf
      #expect(west.sections.map { "\($0.month)" } == ["February 2024"])
      #expect(west.pictures.map(\.name) == ["changed.jpg", "taken.jpg"])
    }
  }

  @Test("has the dates of PNG files, those in Greenwich on the clock of the place")
  func datesOfPNG() async throws {
    try await withFolder { folder in
      let image = SampleImage.landscape(30, 20, seed: 1)
      func text(_ date: String) -> SampleFile.Chunk {
        ("tEXt", Array("Creation Time\0\(date)".utf8))
      }
      SampleFile.write(
        SampleFile.png(image, after: [text("Thu, 29 Feb 2024 23:30:00 GMT")]),
        to: folder + "/greenwich.png", changed: 1_800_000_000)
      SampleFile.write(
        SampleFile.png(image, before: [text("2024-03-01T00:15:00")]), to: folder + "/here.png",
        changed: 1_800_000_000)
      SampleFile.write(SampleFile.png(image), to: folder + "/none.png", changed: march)
      let east = try last(folder, offset: TimeOffset { _ in 3600 }).shelf.pictures
      #expect(
        east.map { "\($0.name) \($0.taken)" } == [
          "none.png 1 March 2024, 01:30", "greenwich.png 1 March 2024, 00:30",
          "here.png 1 March 2024, 00:15",
        ])
    }
  }

  @Test("comes in few updates, each with all pictures so far in their order")
  func updates() async throws {
    try await withFolder { folder in
      for number in 0..<300 {
        SampleFile.write(jpeg, to: "\(folder)/\(number).jpg", changed: march - number * 90_000)
      }
      var counts: [Int] = []
      try LibraryScan(folder, offset: .greenwich).read { update in
        counts.append(update.shelf.pictures.count)
        #expect(update.total == 300 && update.isDone == (counts.last == 300))
        // The newest pictures come first, so that the first screen does not change.
        let names = update.shelf.pictures.map(\.name)
        #expect(names == (0..<names.count).map { "\($0).jpg" })
      }
      #expect(counts == [64, 128, 256, 300])
    }
  }

  @Test("Pictures that are added in any order lie as if they had been sorted", arguments: 0..<40)
  func merging(seed: Int) throws {
    var random = SampleRandom(seed: seed)
    var (shelf, all) = (Shelf(), [Picture]())
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let new = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        Picture(
          path: "/\(all.count)-\(Int.random(in: 0...9999, using: &random))", size: nil,
          taken: WallTime(seconds: Int.random(in: 0...40, using: &random) * 400_000), byteCount: 1)
      }
      shelf.add(new)
      all += new
    }
    let sorted = all.sorted { ($1.taken, $0.path) < ($0.taken, $1.path) }
    #expect(shelf.pictures == sorted)
    #expect(shelf.sections.flatMap(\.range) == Array(sorted.indices))
    for (number, section) in shelf.sections.enumerated() {
      #expect(!section.range.isEmpty)
      for place in section.range {
        #expect(sorted[place].taken.month == section.month && shelf.section(of: place) == number)
      }
      if number > 0 { #expect(shelf.sections[number - 1].month != section.month) }
    }
    for (place, picture) in sorted.enumerated() { #expect(shelf.place(of: picture) == place) }
    let other = Picture(path: "/", size: nil, taken: WallTime(seconds: -1), byteCount: 0)
    #expect(shelf.place(of: other) == nil && shelf.place(before: other) == sorted.count)
  }
}
