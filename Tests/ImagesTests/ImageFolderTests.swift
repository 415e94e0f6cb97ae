import Drawing
import Foundation
import Geometry
import Images
import TestSupport
import Testing

@MainActor
@Suite("Images by their names")
struct ImageFolderTests {
  @Test("The densest is taken, and a name may have its file type")
  func named() throws {
    try withTemporaryFolder { folder in
      func write(_ name: String, side: Int) throws {
        let image = Image(width: side, height: side) { _, _ in Color(0x336699) }
        let bytes = try #require(ImageFile.jpeg(of: image))
        try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      }
      try write("icon.jpg", side: 8)
      try write("icon@2x.jpg", side: 16)
      try write("other.jpeg", side: 4)
      try Data("no image".utf8).write(to: URL(fileURLWithPath: "\(folder)/broken.png"))
      let images = ImageFolder(folder)
      let icon = try #require(images.image(named: "icon"))
      #expect(icon.pixelSize.width == 16 && icon.size.width == 8)
      #expect(images.image(named: "icon.jpg") != nil && images.image(named: "other") != nil)
      #expect(images.image(named: "broken") == nil && images.image(named: "none") == nil)
    }
  }
}
