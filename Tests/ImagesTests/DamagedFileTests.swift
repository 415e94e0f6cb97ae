import CPNG
import Drawing
import Geometry
import TestSupport
import Testing

@testable import Images

@Suite("A file that is no image, or not a whole one")
struct DamagedFileTests {
  private static let files: [[UInt8]] = [
    Fixture.png(21, 13, color: Fixture.smooth),
    Fixture.png(21, 13, isInterlaced: true, color: Fixture.smooth),
    Fixture.jpeg(21, 13, color: Fixture.smooth),
    Fixture.jpeg(21, 13, .init(isProgressive: true, orientation: 6), color: Fixture.smooth),
    Fixture.jpeg(21, 13, .init(isPrint: true), color: Fixture.smooth),
    Fixture.png(
      Fixture.png(21, 13, color: Fixture.smooth), with: "eXIf",
      Array(Fixture.exif(6, isBigEndian: false).dropFirst(6))),
    Fixture.png(
      Fixture.png(21, 13, color: Fixture.smooth), with: "eXIf",
      Array(Fixture.exif(8, isBigEndian: true).dropFirst(6)), isAfterPixels: true),
  ]

  private func error(_ bytes: [UInt8], limits: ImageLimits = ImageLimits()) -> ImageError? {
    do throws(ImageError) {
      _ = try ImageFile.decode(bytes, named: "a.img", limits: limits)
      return nil
    } catch { return error }
  }

  @Test("Cut short at any length, it is refused in one line", arguments: files.indices)
  func truncated(file: Int) {
    let bytes = Self.files[file]
    #expect(error(bytes) == nil)
    for length in 0..<bytes.count {
      let error = error(Array(bytes.prefix(length)))
      switch error {
      case .damaged: break
      case .notAnImage: #expect(length < 8)
      default: Issue.record("length \(length) of \(bytes.count): \(String(describing: error))")
      }
      let text = error?.description ?? ""
      #expect(text.hasPrefix("a.img is ") && !text.contains("\n"))
    }
  }

  @Test("With any bytes changed, it is decoded or refused", arguments: files.indices)
  func flipped(file: Int) {
    // Wrong sizes are refused before memory is allocated for them.
    let limits = ImageLimits(pixels: 1 << 20, heldPixels: 1 << 18)
    for seed in Soak.seeds(1...300) {
      var random = SeededRandom(seed: seed)
      var bytes = Self.files[file]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = .random(in: 0...255, using: &random)
      }
      if seed % 5 == 0 { bytes.removeLast(.random(in: 0..<bytes.count, using: &random)) }
      for size in [DecodedSize.full, .fitting(PixelSize(width: 4, height: 4))] {
        do throws(ImageError) {
          let image = try ImageFile.decode(bytes, named: "a", size, limits: limits)
          #expect(image.byteCount > 0)
        } catch {
          #expect(!error.description.isEmpty && !error.description.contains("\n"))
        }
      }
      withFile(bytes) { path in _ = try? ImageFile.size(path, limits: limits) }
    }
  }

  @Test("What is missing, a folder, empty or something else is called what it is")
  func others() throws {
    func error(_ path: String) -> String? {
      do throws(ImageError) {
        _ = try ImageFile.decode(path)
        return nil
      } catch { return error.description }
    }
    #expect(error("/no/such.png") == "/no/such.png cannot be read (No such file or directory)")
    #expect(error("/tmp") == "/tmp cannot be read (it is a folder, not a file)")
    #expect(error("/dev/zero") == "/dev/zero cannot be read (it is a device, not a file)")
    #expect(error("/no\n.png") == "/no\\n.png cannot be read (No such file or directory)")
    for bytes in [[], Array("GIF89a".utf8), Array(repeating: 0, count: 100)] as [[UInt8]] {
      withFile(bytes) { path in
        let expected = "\(path) is neither a PNG nor a JPEG image"
        #expect(error(path) == expected)
        do throws(ImageError) {
          _ = try ImageFile.size(path)
          Issue.record("a size of \(bytes.count) bytes")
        } catch { #expect(error.description == expected) }
      }
    }
  }

  @Test("What is more than the limits allow is refused, and says how much is allowed")
  func limits() {
    let (png, interlaced, jpeg, progressive) = (
      Self.files[0], Self.files[1], Self.files[2], Self.files[3]
    )
    for bytes in [png, jpeg] {
      #expect(
        error(bytes, limits: ImageLimits(pixels: 272))?.description
          == "a.img is too large (21 x 13 pixels; 272 in all are allowed)")
      #expect(
        error(bytes, limits: ImageLimits(side: 20))?.description
          == "a.img is too large (21 x 13 pixels; a side may have 20)")
      #expect(
        error(bytes, limits: ImageLimits(heldPixels: 272))?.description
          == "a.img is too large (21 x 13 pixels in memory; 272 in all are allowed)")
      #expect(error(bytes, limits: ImageLimits(side: 21, pixels: 273, heldPixels: 273)) == nil)
    }
    for (bytes, kind) in [(interlaced, "interlaced"), (progressive, "progressive")] {
      do throws(ImageError) {
        _ = try ImageFile.decode(
          bytes, named: "a", .fitting(PixelSize(width: 2, height: 2)),
          limits: ImageLimits(heldPixels: 272))
        Issue.record("no error")
      } catch {
        #expect(
          error.description == "a is too large (21 x 13 \(kind) pixels; 272 in all are allowed)")
      }
    }
    withFile(png) { path in
      do throws(ImageError) {
        _ = try ImageFile.decode(path, limits: ImageLimits(fileBytes: 10))
        Issue.record("no error")
      } catch {
        #expect(
          error.description
            == "\(path) is too large (\(png.count) bytes; 10 are allowed)")
      }
    }
  }

  @Test("A header that claims a great many pixels costs no memory")
  func bomb() {
    var bytes = Self.files[0]
    // 2^31 - 1 pixels wide and high; the checksum is wrong as well, but is not looked at first.
    bytes.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    let text = error(bytes)?.description
    #expect(
      text == "a.img is too large (2147483647 x 2147483647 pixels; a side may have 100000)")
  }
}
