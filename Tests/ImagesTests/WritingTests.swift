import Drawing
import Geometry
import TestSupport
import Testing

@testable import Images

@Suite("An image that becomes a JPEG file")
struct WritingTests {
  private func decoded(_ bytes: [UInt8]?) throws -> Image {
    try ImageFile.decode(try #require(bytes), named: "written")
  }

  @Test(
    "comes back with its size, and nearly its colours", arguments: [(1, 1), (53, 37), (200, 9)])
  func roundTrip(width: Int, height: Int) throws {
    let image = Image(width: width, height: height, color: Fixture.smooth)
    let again = try decoded(ImageFile.jpeg(of: image, quality: 95))
    #expect(again.pixelSize == image.pixelSize && again.isOpaque)
    #expect(again.worst(Fixture.smooth) < 24)
  }

  @Test("is smaller at a lower quality")
  func quality() throws {
    let image = Image(width: 120, height: 90, color: Fixture.smooth)
    let sizes = try [1, 20, 60, 85, 100].map {
      try #require(ImageFile.jpeg(of: image, quality: $0)).count
    }
    #expect(sizes == sizes.sorted() && Set(sizes).count == sizes.count)
  }

  @Test("is black where nothing was")
  func transparency() throws {
    let image = Image(width: 16, height: 16) { _, _ in Color(0xFFFFFF).opacity(0) }
    #expect(try decoded(ImageFile.jpeg(of: image)).worst { _, _ in Color(0) } < 2)
  }

  @Test("cannot be higher or wider than such files are")
  func tooLong() {
    #expect(ImageFile.jpeg(of: Image(width: 65_501, height: 1) { _, _ in Color(0) }) == nil)
    #expect(ImageFile.jpeg(of: Image(width: 1, height: 65_500) { _, _ in Color(0) }) != nil)
  }
}
