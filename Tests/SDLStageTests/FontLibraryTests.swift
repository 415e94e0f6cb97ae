import Drawing
import Glibc
import Testing

@testable import SDLStage

@MainActor
@Suite("Finding fonts")
struct FontLibraryTests {
  @Test("Fonts are looked for where a desktop's rules put them, the person's own first")
  func directories() {
    func directories(_ variables: [String: String]) -> [String] {
      FontFolders.directories { variables[$0] }
    }
    let machine = ["/usr/local/share/fonts", "/usr/share/fonts"]
    #expect(directories([:]) == machine)
    #expect(
      directories(["HOME": "/home/a"]) == ["/home/a/.local/share/fonts", "/home/a/.fonts"] + machine
    )
    #expect(
      directories(["HOME": "/home/a", "XDG_DATA_HOME": "/data", "XDG_DATA_DIRS": ""])
        == ["/data/fonts", "/home/a/.fonts"] + machine)
    #expect(
      directories(["XDG_DATA_HOME": "/data", "XDG_DATA_DIRS": "/opt/share:/run/share"])
        == ["/data/fonts", "/opt/share/fonts", "/run/share/fonts"])
  }

  @Test("Without any font the error lists every folder and the packages to install")
  func noFonts() throws {
    try withTemporaryFolder { folder in
      let error = #expect(throws: StageError.self) {
        try FontLibrary(directories: [folder, "\(folder)/missing"])
      }
      let message = "\(try #require(error))"
      #expect(message.contains(folder) && message.contains("\(folder)/missing"))
      #expect(message.contains("Inter-Regular.otf") && message.contains("DejaVuSans.ttf"))
      #expect(message.contains("apt install fonts-inter fonts-jetbrains-mono"))
      #expect(!message.contains("\n"))
    }
  }

  @Test("With Inter and JetBrains Mono there is nothing to notice")
  func recorded() throws {
    let fonts = try FontLibrary()
    try #require(fonts.usesRecordedFonts, "install fonts-inter and fonts-jetbrains-mono")
    #expect(fonts.notice == nil)
    #expect(fonts.files[.words]?[.semibold]?.hasSuffix("/Inter-SemiBold.otf") == true)
    #expect(fonts.files[.numbers]?[.medium]?.hasSuffix("/JetBrainsMono-Medium.ttf") == true)
    #expect(fonts.summary.split(separator: "\n").count == 9)
    #expect(fonts.summary.hasPrefix("FreeType "))
  }

  @Test("Where only DejaVu is there, one line says what is missing and how to get it")
  func fallback() throws {
    let fonts = try FontLibrary(directories: [TestFonts.dejaVu])
    let notice = try #require(fonts.notice)
    #expect(notice.contains("DejaVu Sans for Inter and DejaVu Sans Mono for JetBrains Mono"))
    #expect(notice.contains("apt install fonts-inter fonts-jetbrains-mono"))
    #expect(!notice.contains("\n"))
    #expect(!fonts.usesRecordedFonts)
    #expect(fonts.files[.words]?[.semibold]?.hasSuffix("/DejaVuSans-Bold.ttf") == true)
  }

  @Test("Where one family is missing, only that one is named")
  func halfFallback() throws {
    let fonts = try FontLibrary(
      directories: [TestFonts.inter, TestFonts.dejaVu])
    let notice = try #require(fonts.notice)
    #expect(notice.hasSuffix("apt install fonts-jetbrains-mono"))
  }

  @Test("A named file serves words and numbers in all weights")
  func override() throws {
    let path = try #require(FontLibrary().files[.numbers]?[.regular])
    let fonts = try FontLibrary(file: path, directories: [])
    #expect(Set(fonts.files.values.flatMap(\.values)) == [path])
    #expect(!fonts.usesRecordedFonts && fonts.notice == nil)
  }

  @Test("A file that is no font, and one that is not there, are named with the reason")
  func brokenFile() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/Inter-Regular.otf"
      let file = try #require(fopen(path, "w"))
      fputs("this is no font", file)
      fclose(file)
      for (path, what) in [
        (path, "cannot be used as a font ("), ("\(folder)/missing.ttf", "cannot be read ("),
      ] {
        let error = #expect(throws: StageError.self) { try FontLibrary(file: path) }
        let message = "\(try #require(error))"
        #expect(message.hasPrefix("\(path) \(what)"))
        #expect(!message.contains("no reason") && !message.contains("\n"))
      }
    }
  }
}
