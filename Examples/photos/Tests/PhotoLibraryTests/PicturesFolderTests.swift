import PhotoLibrary
import Testing

@Suite("The desktop's folder for pictures")
struct PicturesFolderTests {
  @Test(
    "is what the last line of its settings says",
    arguments: [
      ("XDG_PICTURES_DIR=\"$HOME/Bilder\"\n", "/home/a/Bilder"),
      ("# Pictures\nXDG_PICTURES_DIR=\"/data/x\"\nXDG_PICTURES_DIR=\"/data/y z\"\n", "/data/y z"),
      ("XDG_PICTURES_DIR=\"$HOME/\"", "/home/a/"),
      ("XDG_PICTURES_DIR=\"Bilder\"", nil), ("#XDG_PICTURES_DIR=\"/data\"", nil), ("", nil),
    ] as [(String, String?)])
  func settings(text: String, folder: String?) {
    #expect(PicturesFolder.path(text, home: "/home/a") == folder)
  }
}
