import Foundation
import Testing

/// Runs `scrollwork port` from a shell.
@Suite("Editing files written for UIKit by the program")
struct PortTests {
  private static let source = "import UIKit\nlet a = UINib()\n"

  @Test("changes all files or none, and lists what is left of each that it changes")
  func wholeSet() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let program = try Program(in: folder)
    for name in ["a", "c"] { _ = try folder.write(Self.source, to: "\(name).swift") }
    let files = ["a", "b", "c"].map { folder.path("\($0).swift") }
    try Data([0x61, 0xFF]).write(to: URL(fileURLWithPath: files[1]))

    let refused = try ChildProcess(program.path, ["port", "--write"] + files, in: folder)
    try await refused.end(withStatus: 1)
    #expect(
      refused.errors
        == "scrollwork: \(files[1]) is not UTF-8 text\nscrollwork: no file was changed\n")
    #expect(refused.output == "")
    for name in ["a", "c"] { #expect(try folder.read("\(name).swift") == Self.source) }

    _ = try folder.write(Self.source, to: "b.swift")
    let done = try ChildProcess(program.path, ["port", "--write"] + files, in: folder)
    let left = try await done.finish().split(separator: "\n")
    #expect(left.count == 3 && zip(left, files).allSatisfy { $0.hasPrefix("\($1):2: UINib: ") })
    #expect(done.errors == "changed 3 lines in 3 files; 3 left to do by hand\n")
    for name in ["a", "b", "c"] {
      #expect(try folder.read("\(name).swift").hasPrefix("import UIKitNames\n"))
    }
  }

  @Test("takes source that nests without an end, and refuses a file that is too long")
  func hardSource() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let program = try Program(in: folder)
    let nested = try folder.write(String(repeating: "\"\\(", count: 150_000), to: "nested.swift")
    #expect(try await program.run(["port", nested]) == "")
    let long = try folder.write(String(repeating: "a\n", count: 3 << 20), to: "long.swift")
    let refused = try ChildProcess(program.path, ["port", long], in: folder)
    try await refused.end(withStatus: 1)
    #expect(
      refused.errors == "scrollwork: \(long) cannot be read (it is longer than 4096 KiB)\n")
  }
}
