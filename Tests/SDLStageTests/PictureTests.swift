import Drawing
import Files
import Geometry
import Glibc
import PNG
import PictureSupport
import SDLStage
import TestSupport
import Testing

@Suite("Pictures on disk")
struct PictureFileTests {
  private func sample() -> Picture {
    var picture = Picture(width: 7, height: 5, filledWith: Color(0x398FC4))
    picture[3, 2] = Color(red: 1, green: 2, blue: 3, alpha: 4)
    picture[6, 4] = Color(red: 255, green: 0, blue: 128, alpha: 0)
    return picture
  }

  @Test("A picture comes back from its file as it was, alpha included")
  func roundTrip() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.png"
      try PNGFile.write(Picture(width: 1, height: 1, filledWith: red), to: path)
      try PNGFile.write(sample(), to: path)
      #expect(try PNGFile.read(path) == sample())
      #expect(entries(of: folder) == ["a.png"])
    }
  }

  @Test("A path that cannot be written is named with the system's reason")
  func unwritable() throws {
    try withTemporaryFolder { folder in
      let error = #expect(throws: StageError.self) {
        try PNGFile.write(sample(), to: "\(folder)/missing/a.png")
      }
      let message = "\(try #require(error))"
      #expect(
        message == "\(folder)/missing/a.png cannot be written (No such file or directory)")
    }
  }

  @Test("A failed write leaves no file behind")
  func nothingLeft() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.png"
      #expect(mkdir(path, 0o755) == 0)
      defer { rmdir(path) }
      let error = #expect(throws: StageError.self) { try PNGFile.write(sample(), to: path) }
      let message = "\(try #require(error))"
      #expect(message.contains("Is a directory"))
      #expect(entries(of: folder) == ["a.png"])
    }
  }

  @Test("A link keeps pointing to the file that is written through it")
  func link() throws {
    try withTemporaryFolder { folder in
      let (path, link) = ("\(folder)/a.png", "\(folder)/link.png")
      try PNGFile.write(Picture(width: 1, height: 1, filledWith: red), to: path)
      #expect(symlink(path, link) == 0)
      try PNGFile.write(sample(), to: link)
      #expect(try PNGFile.read(path) == sample())
      var status = stat()
      #expect(lstat(link, &status) == 0)
      #expect(status.st_mode & S_IFMT == S_IFLNK)
    }
  }

  @Test("What is no file is written to, not replaced")
  func device() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/pipe"
      #expect(mkfifo(path, 0o600) == 0)
      // Opened for reading, too: otherwise the writer would wait for a reader.
      let pipe = open(path, O_RDWR)
      defer { close(pipe) }
      try PNGFile.write(sample(), to: path)
      var status = stat()
      #expect(stat(path, &status) == 0)
      #expect(status.st_mode & S_IFMT == S_IFIFO)
      #expect(entries(of: folder) == ["pipe"])
    }
  }

  @Test("A file that is no picture, and one that is not there, are named with the reason")
  func unreadable() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.png"
      let file = try #require(fopen(path, "w"))
      fputs("this is no picture", file)
      fclose(file)
      for path in [path, "\(folder)/b.png", folder] {
        let error = #expect(throws: StageError.self) { try PNGFile.read(path) }
        let message = "\(try #require(error))"
        #expect(message.hasPrefix("\(path) cannot be read as a PNG picture ("))
      }
    }
  }

  @Test("A file that is too short for the pixels it claims is refused before they are unpacked")
  func claims() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.png"
      func message(_ width: Int, _ height: Int) throws -> String? {
        let sides = PNGChunks.bytes(of: width) + PNGChunks.bytes(of: height)
        let bytes =
          PNGChunks.signature + PNGChunks.chunk("IHDR", sides + [8, 6, 0, 0, 0])
          + PNGChunks.chunk("IEND", [])
        try DiskFile.replace(path, with: bytes)
        let error = #expect(throws: StageError.self) { try PNGFile.StoredPicture(path) }
        return error.map { "\($0)" }
      }
      let short = try message(16_384, 16_384)
      #expect(
        short
          == "\(path) cannot be read as a PNG picture "
          + "(it is too short for the 16384 x 16384 pixels it claims)")
      let large = try message(32_768, 16_384)
      #expect(
        large
          == "\(path) cannot be read as a PNG picture (it has more than 268435456 pixels)")
    }
  }

  @Test("A picture of one colour, which packs best, is never too short, at any size")
  func oneColor() throws {
    try withTemporaryFolder { folder in
      for (width, height) in [(1, 1), (1, 900), (900, 1), (640, 480), (1_500, 1_500)] {
        let picture = Picture(width: width, height: height, filledWith: red)
        try PNGFile.write(picture, to: "\(folder)/a.png")
        #expect(try PNGFile.read("\(folder)/a.png") == picture)
      }
    }
  }
}

@Suite("Comparing pictures")
struct PictureDifferenceTests {
  private let base = Picture(width: 10, height: 8, filledWith: Color(0x404040))

  @Test("Equal pictures have no difference, and alpha does not count")
  func equal() {
    var other = base
    other[2, 2].alpha = 7
    #expect(PictureDifference(expected: base, actual: base) == nil)
    #expect(PictureDifference(expected: base, actual: other) == nil)
  }

  @Test("A difference of one in one channel is counted, located and measured")
  func one() throws {
    var other = base
    other[2, 3].green += 1
    other[7, 5].blue -= 9
    let difference = try #require(PictureDifference(expected: base, actual: other))
    #expect(difference.differingPixels == 2)
    #expect(difference.boundingBox == PixelRect(x: 2, y: 3, width: 6, height: 3))
    #expect(difference.worstChannel == 9)
    #expect(
      difference.description
        == "2 pixels differ, within x 2 y 3 6 x 3, by up to 9 of 255 in a channel")
    #expect(difference.difference[0, 0] == black)
    #expect(difference.difference[2, 3].green >= 64)
    #expect(difference.masked[2, 3] == Color(red: 255, green: 0, blue: 64))
    #expect(difference.masked[0, 0].red > 0x40)
  }

  @Test("Pictures of different sizes differ where one of them ends")
  func sizes() throws {
    let other = Picture(width: 12, height: 8, filledWith: Color(0x404040))
    let difference = try #require(PictureDifference(expected: base, actual: other))
    #expect(difference.differingPixels == 16)
    #expect(difference.boundingBox == PixelRect(x: 10, y: 0, width: 2, height: 8))
    #expect(difference.description.hasPrefix("expected 10 x 8 pixels, got 12 x 8; 16 pixels"))
    #expect(PictureDifference(expected: other, actual: base)?.differingPixels == 16)
  }

  @Test("A failure tells box, worst difference and paths in one line, and not one pixel")
  func failure() {
    var other = base
    other[2, 3].green += 9
    withKnownIssue {
      expectPicture(other, equals: base, "frame 7")
    } matching: { issue in
      let text = "\(issue.comments)"
      return text.contains("frame 7: 1 pixel") && text.contains("within x 2 y 3 1 x 1")
        && text.contains("by up to 9 of 255 in a channel; see ") && text.contains(".difference.png")
        && text.count < 1_000
    }
    #expect("\(other)" == "10 x 8 pixels")
  }

  @Test("The four pictures are written beside the path")
  func files() throws {
    var other = base
    other[1, 1] = red
    let difference = try #require(PictureDifference(expected: base, actual: other))
    try withTemporaryFolder { folder in
      let paths = try difference.write(beside: "\(folder)/frame.png")
      #expect(
        entries(of: folder) == [
          "frame.actual.png", "frame.difference.png", "frame.expected.png", "frame.masked.png",
        ])
      #expect(paths.count == 4)
      expectPicture(try PNGFile.read("\(folder)/frame.actual.png"), equals: other)
    }
  }
}
