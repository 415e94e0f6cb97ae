import Foundation
import Glibc
import SceneParts
import TestSupport
import Testing
import Traces

@testable import scrollwork

/// The names of functions in recorded backtraces.
struct SymbolizerTests {
  @Test("An answer has the frames of each address, with names as they are written")
  func answers() {
    let answers = Symbolizer.frames(
      """
      $s4Feed0A10ControllerC7refreshyyF
      /home/ada/feed/Sources/Feed/FeedController.swift:42:9
      main
      /home/ada/feed/Sources/Feed/main.swift:3:1

      ??
      ??:0:0

      $s12ScrollEngine9TableViewC10reloadDatayyF
      /home/ada/feed/.build/checkouts/scrollwork/Sources/ScrollEngine/TableView/TableView.swift:7:1

      malloc
      ??:0:0


      """)
    #expect(answers.count == 4)
    #expect(
      answers.first == [
        BacktraceFrame(
          function: "Feed.FeedController.refresh() -> ()", place: "FeedController.swift:42",
          origin: .program),
        BacktraceFrame(function: "main", place: "main.swift:3", origin: .program),
      ])
    #expect(answers.dropFirst().map(\.first?.origin) == [nil, .engine, .system])
  }

  /// The file in which the C library's `fopen` is, and the address of that.
  private static func library() throws -> (image: TraceImage, address: UInt64) {
    let pointer = try #require(dlsym(UnsafeMutableRawPointer(bitPattern: 0), "fopen"))
    let address = UInt64(UInt(bitPattern: pointer))
    // Each line has the addresses, three other fields, and the file.
    let file = try #require(FileHandle(forReadingAtPath: "/proc/self/maps"))
    let maps = String(decoding: file.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
    let files = maps.compactMap { line -> (start: UInt64, end: UInt64, path: String)? in
      let fields = line.split(separator: " ")
      let ends = fields[0].split(separator: "-").compactMap { UInt64($0, radix: 16) }
      guard fields.count > 5, ends.count == 2 else { return nil }
      return (ends[0], ends[1], String(fields[5]))
    }
    let path = try #require(files.first { $0.start <= address && address < $0.end }).path
    let start = try #require(files.filter { $0.path == path }.map(\.start).min())
    let build = try #require(ELFBuild.id(ofFile: path))
    return (TraceImage(path: path, build: build, addresses: start..<address + 4_096), address)
  }

  @Test("A file of code has its build id; what is no such file has none")
  func builds() throws {
    let build = try Self.library().image.build
    #expect(build.count >= 16 && build.allSatisfy(\.isHexDigit))
    #expect(ELFBuild.id(ofFile: #filePath) == nil && ELFBuild.id(ofFile: "/nothing") == nil)
  }

  @Test(
    "An address in a file that is the recorded one has a name; in another build it has none",
    .enabled(if: system("llvm-symbolizer --version > /dev/null 2>&1") == 0))
  func names() throws {
    let (image, address) = try Self.library()
    let names = Symbolizer.find([address + 4, 1], in: [image])
    #expect(names.count == 2 && names[1] == nil)
    #expect(names[0]?.first?.function.contains("fopen") == true, "\(names)")
    let other = TraceImage(path: image.path, build: "00", addresses: image.addresses)
    #expect(Symbolizer.find([address + 4], in: [other]) == [nil])
  }
}
