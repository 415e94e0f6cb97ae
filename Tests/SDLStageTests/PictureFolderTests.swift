import Drawing
import Files
import Glibc
import PictureSupport
import TestSupport
import Testing

@testable import SDLStage

@MainActor
@Suite("A folder of pictures")
struct PictureFolderTests {
  private func names(_ count: Int) -> [String] {
    (0..<count).map { PictureFolder.name(ofFrame: $0 + 1) }
  }

  private func plain(_ number: Int) -> Picture {
    Picture(width: 16, height: 9, filledWith: Color(UInt32(number)))
  }

  /// Fills a temporary folder, and checks its content.
  private func fill(
    with pictures: [Picture], processors: Int = 4, memory: Int = 1 << 20,
    _ check: @MainActor (String) throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let pictures = pictures
      try await PictureFolder(
        path: folder, isCancelled: { false }, processors: processors, memory: memory
      ).fill { add in
        for picture in pictures { try await add(picture) }
      }
      try check(folder)
    }
  }

  @Test("has the same bytes however many processors pack", arguments: [1, 2, 7])
  func processors(count: Int) async throws {
    var random = SeededRandom(seed: UInt64(count))
    // Repeated pictures; some repetitions are longer than a batch that is packed together.
    let numbers = (0..<40).flatMap { _ in
      Array(
        repeating: Int.random(in: 0...3, using: &random),
        count: [1, 1, 2, 70].randomElement(using: &random) ?? 1)
    }
    try await fill(with: numbers.map(plain), processors: count) { folder in
      #expect(entries(of: folder) == names(numbers.count))
      for (number, name) in zip(numbers, names(numbers.count)) {
        let path = "\(folder)/\(name)"
        let expected = try PNGFile.pack(plain(number), for: path)
        #expect(try DiskFile.readSteadily(path, limit: 1 << 20) == expected, "\(name)")
      }
    }
  }

  @Test("keeps no more pictures than processors can use, nor than memory allows, but one")
  func limits() {
    let picture = plain(1)
    func limit(_ processors: Int, _ memory: Int) -> Int {
      PictureFolder(
        path: "", isCancelled: { false }, processors: processors, memory: memory
      ).limit(of: picture)
    }
    #expect(picture.pixels.count == 576)
    #expect(limit(8, 1 << 20) == 8)
    #expect(limit(8, 576 * 3) == 3)
    #expect(limit(8, 576 * 3 - 1) == 2)
    #expect(limit(8, 1) == 1)
    #expect(PictureFolder(path: "", isCancelled: { false }).processors >= 1)
  }

  @Test("ends with the first picture that cannot be written, and writes nothing afterwards")
  func failure() async throws {
    for place in [1, 2, 5, 30] {
      try await withTemporaryFolder { folder in
        // The folder has a file of this name already.
        let name = PictureFolder.name(ofFrame: place)
        try DiskFile.create("\(folder)/\(name)", with: [7])
        var failure: StageError?
        do {
          try await PictureFolder(path: folder, isCancelled: { false }).fill { add in
            for number in 1...30 { try await add(plain(number)) }
          }
        } catch let error as StageError {
          failure = error
        }
        #expect(failure == .unwritablePicture(path: "\(folder)/\(name)", reason: "File exists"))
        #expect(try DiskFile.readSteadily("\(folder)/\(name)", limit: 10) == [7])
        let left = entries(of: folder)
        try await Task.sleep(for: .milliseconds(20))
        #expect(entries(of: folder) == left)
        for entry in left where entry != name {
          #expect(throws: Never.self) { try PNGFile.read("\(folder)/\(entry)") }
        }
      }
    }
  }

  @Test("stays empty where there is no frame")
  func empty() async throws {
    try await fill(with: []) { #expect(entries(of: $0).isEmpty) }
  }

  @Test("numbers frames with six digits, or more where they are needed")
  func digits() {
    #expect(PictureFolder.name(ofFrame: 1) == "frame-000001.png")
    #expect(PictureFolder.name(ofFrame: 999_999) == "frame-999999.png")
    #expect(PictureFolder.name(ofFrame: 1_000_000) == "frame-1000000.png")
  }

  @Test("Pictures are packed without loss, noise and transparency too", arguments: [true, false])
  func packing(isOpaque: Bool) throws {
    var random = SeededRandom(seed: 5)
    for (width, height) in [(1, 1), (3, 500), (400, 300)] {
      let pixels = (0..<width * height * 4).map { index in
        isOpaque && index % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random)
      }
      let picture = Picture(width: width, height: height, pixels: pixels)
      #expect((picture.opaquePixels != nil) == isOpaque)
      try withTemporaryFolder { folder in
        try PNGFile.write(picture, to: "\(folder)/a.png")
        expectPicture(try PNGFile.read("\(folder)/a.png"), equals: picture)
      }
    }
  }

  @Test("One pixel that is not opaque keeps the alpha of all")
  func oneTransparent() {
    for place in [0, 7, 16 * 9 - 1] {
      var picture = plain(0xFFFFFF)
      #expect(picture.opaquePixels == [UInt8](repeating: 255, count: 16 * 9 * 3))
      picture.pixels[place * 4 + 3] = 254
      #expect(picture.opaquePixels == nil)
    }
  }

  @Test("Two pictures are the same if all of their pixels are")
  func same() {
    var other = plain(1)
    #expect(plain(1) == other)
    other.pixels[16 * 9 * 4 - 1] = 0
    #expect(plain(1) != other)
    #expect(plain(1) != Picture(width: 9, height: 16, filledWith: Color(1)))
  }
}
