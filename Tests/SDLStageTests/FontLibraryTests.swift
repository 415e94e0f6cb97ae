import Drawing
import Files
import Glibc
import TestSupport
import Testing

@testable import SDLStage

@MainActor
@Suite("Finding fonts")
struct FontLibraryTests {
  @Test("Fonts are looked for where a desktop's rules put them, the person's own first")
  func directories() {
    func directories(_ variables: [String: String]) -> [String] {
      FontLibrary.directories { variables[$0] }
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
        try FontLibrary(
          directories: [folder, "\(folder)/missing"], configuration: TestFonts.none)
      }
      let message = "\(try #require(error))"
      #expect(message.contains(folder) && message.contains("\(folder)/missing"))
      #expect(message.contains("Inter-Regular.otf"))
      #expect(message.contains("apt install fonts-inter fonts-jetbrains-mono"))
      #expect(!message.contains("\n"))
    }
  }

  @Test("With Inter and JetBrains Mono there is nothing to notice")
  func recorded() throws {
    let fonts = try FontLibrary()
    try #require(fonts.usesRecordedFonts, "install fonts-inter and fonts-jetbrains-mono")
    #expect(fonts.notice == nil)
    #expect(fonts.files[.words]?[.semibold]?.path.hasSuffix("/Inter-SemiBold.otf") == true)
    #expect(fonts.files[.numbers]?[.medium]?.path.hasSuffix("/JetBrainsMono-Medium.ttf") == true)
    #expect(!fonts.others.isStarted)
  }

  @Test("Where only DejaVu is there, one line says what is missing and how to get it")
  func fallback() throws {
    let fonts = try FontLibrary(directories: [], configuration: TestFonts.onlyDejaVu)
    let notice = try #require(fonts.notice)
    #expect(notice.contains("DejaVu Sans for Inter and DejaVu Sans Mono for JetBrains Mono"))
    #expect(notice.contains("apt install fonts-inter fonts-jetbrains-mono"))
    #expect(!notice.contains("\n"))
    #expect(!fonts.usesRecordedFonts)
    #expect(fonts.files[.words]?[.semibold]?.path.hasSuffix("/DejaVuSans-Bold.ttf") == true)
  }

  @Test("Where one family is missing, only that one is named")
  func halfFallback() throws {
    let inter = try #require(FontLibrary().files[.words]?[.regular]?.path)
    let folder = inter.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
    let fonts = try FontLibrary(directories: [folder], configuration: TestFonts.onlyDejaVu)
    let notice = try #require(fonts.notice)
    #expect(notice.hasSuffix("apt install fonts-jetbrains-mono"))
  }

  @Test("A named file serves words and numbers in all weights")
  func override() throws {
    let path = try #require(FontLibrary().files[.numbers]?[.regular]?.path)
    let fonts = try FontLibrary(file: path, directories: [])
    #expect(Set(fonts.files.values.flatMap(\.values).map(\.path)) == [path])
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

  @Test("A family is found where Debian, others and a person put it, whole or not at all")
  func places() throws {
    for place in ["opentype/inter", "inter", "inter-fonts", "OTF", "."] {
      try withTemporaryFolder { folder in
        var path = folder
        for part in place.split(separator: "/") {
          path += "/\(part)"
          mkdir(path, 0o700)
        }
        let typeface = Typeface.recorded(for: .words)
        for weight in Font.Weight.allCases {
          #expect(typeface.files(in: [folder]) == nil)
          try DiskFile.replace("\(path)/\(typeface.file(weight))", with: [])
        }
        #expect(typeface.files(in: ["\(folder)/none", folder])?.count == 4, "\(place)")
      }
    }
  }

  @Test("A font that is found elsewhere by its name is no other font")
  func elsewhere() throws {
    let fonts = try FontLibrary(directories: [], configuration: TestFonts.all)
    #expect(fonts.notice == nil)
    #expect(fonts.files[.words]?[.bold]?.path.hasSuffix("/Inter-Bold.otf") == true)
    #expect(fonts.files[.numbers]?[.medium]?.path.hasSuffix("/JetBrainsMono-Medium.ttf") == true)
  }

  @Test("A file of the fonts is opened for the first text in it, and what is wrong with it is kept")
  func lazily() throws {
    try withTemporaryFolder { folder in
      let typeface = Typeface.recorded(for: .words)
      let whole = try #require(FontLibrary().files[.words]?[.regular]?.path)
      for weight in Font.Weight.allCases {
        let bytes = try weight == .bold ? [] : DiskFile.readSteadily(whole, limit: 1 << 30)
        try DiskFile.replace("\(folder)/\(typeface.file(weight))", with: bytes)
      }
      let fonts = try FontLibrary(
        directories: [folder] + FontLibrary.standardDirectories, configuration: TestFonts.all)
      let text = StageText(fonts: fonts, scale: 1)
      #expect(text.width(of: "Row", in: Font(.words, size: 13)) > 0)
      #expect(fonts.failure == nil)
      #expect(text.width(of: "Row", in: Font(.words, size: 13, weight: .bold)) == 0)
      let failure = try #require(fonts.failure)
      #expect("\(failure)".hasPrefix("\(folder)/Inter-Bold.otf cannot be used as a font ("))
    }
  }

  @Test("A file that is no font is named with what is wrong with it")
  func noFont() throws {
    try withTemporaryFolder { folder in
      #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
      try DiskFile.replace("\(folder)/text", with: Array("no font".utf8))
      let answers = [
        "pipe": "cannot be read (it is a pipe, not a file)",
        "none": "cannot be read (No such file or directory)",
        "": "cannot be read (it is a folder, not a file)",
      ]
      for (name, answer) in answers {
        let error = #expect(throws: StageError.self) { try FontLibrary(file: "\(folder)/\(name)") }
        #expect(error.map { "\($0)" } == "\(folder)/\(name) \(answer)")
      }
      let error = #expect(throws: StageError.self) { try FontLibrary(file: "\(folder)/text") }
      #expect(error.map { "\($0)".contains("cannot be used as a font") } == true)
    }
  }
}
