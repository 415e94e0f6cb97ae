import Drawing
import Files
import Glibc
import SDLStage
import Testing

@testable import ScrollworkTesting

@Suite("Notes in pictures")
struct PNGNoteTests {
  @Test("A note is found again, and the picture stays as it is")
  func note() throws {
    let picture = Picture(width: 3, height: 2, filledWith: Color(0x336699))
    let file = try PNGFile.pack(picture, for: "test.png")
    #expect(PNGNote.note(in: file) == nil)
    let noted = PNGNote.adding("FreeType 2.12.1", to: file)
    #expect(PNGNote.note(in: noted) == "FreeType 2.12.1")
    let path = "/tmp/scrollwork-note-\(UInt64.random(in: 0 ... .max)).png"
    try DiskFile.replace(path, with: noted)
    defer { remove(path) }
    #expect(try PNGFile.read(path) == picture)
  }

  @Test("A file that ends in the middle has no note, and nothing stops")
  func truncated() throws {
    let file = PNGNote.adding(
      "note", to: try PNGFile.pack(Picture(width: 1, height: 1, filledWith: .clear), for: ""))
    for length in 0..<file.count { _ = PNGNote.note(in: Array(file.prefix(length))) }
    #expect(PNGNote.note(in: Array(file.prefix(40))) == nil)
  }
}
