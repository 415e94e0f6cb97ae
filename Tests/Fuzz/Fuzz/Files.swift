internal import Drawing
internal import Glibc

internal import PlainText
@testable internal import SDLStage

/// A temporary file without a name, for readers that need a file.
@MainActor private let file: Int32 = {
  var template = Array("/tmp/scrollwork-fuzz-XXXXXX".utf8CString)
  let file = mkstemp(&template)
  guard file >= 0 else { fatalError("there is no file: errno \(errno)") }
  unlink(template)
  return file
}()

@MainActor
func withFile(_ bytes: [UInt8], _ body: (String) -> Void) {
  check(ftruncate(file, 0) == 0, "the file keeps its bytes")
  check(pwrite(file, bytes, bytes.count, 0) == bytes.count, "the file took too little")
  body("/proc/self/fd/\(file)")
}

/// Reads a picture; a failure must have a printable reason.
@MainActor
func tryPicture(_ bytes: [UInt8]) {
  withFile(bytes) { path in
    let picture: Picture
    do {
      picture = try PNGFile.read(path)
    } catch {
      checkPlain("\(error)")
      return
    }
    check(picture.pixels.count == picture.width * picture.height * 4, "pixels are missing")
    check(PictureDifference(expected: picture, actual: picture) == nil, "it differs from itself")
  }
}

/// Opens a font file and measures a text with it; a failure must have a printable reason.
@MainActor
func tryFont(_ bytes: [UInt8]) {
  withFile(bytes) { path in
    do {
      let fonts = try FontLibrary(file: path)
      let text = StageText(fonts: fonts, scale: 1)
      check(text.width(of: "Row 7", in: Font(.words, size: 13)) >= 0, "a width below nothing")
    } catch {
      checkPlain("\(error)")
    }
  }
}
