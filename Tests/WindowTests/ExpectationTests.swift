import Foundation
import Testing

/// The messages of the program about compared files and about names, run from a shell.
@Suite("Expectations given to the program")
struct ExpectationTests {
  private static let picture = ["screenshot", "container", "--stage-only", "--size", "640x480"]

  /// Runs a command that fails, and returns its error output.
  private func failing(
    _ arguments: [String], _ status: Int32 = 1, in folder: TestFolder
  ) async throws -> String {
    let process = try ChildProcess(Program(in: folder).path, arguments, in: folder)
    try await process.end(withStatus: status)
    return process.errors
  }

  private func pictures(_ folder: TestFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      .filter { $0.hasPrefix("a.") }.sorted()
  }

  @Test("A picture that fits again takes away what the failure before has left, and nothing else")
  func leftPictures() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let program = try Program(in: folder)
    let golden = folder.path("a.png")
    try await program.run(Self.picture + ["-o", golden])
    let moved = Self.picture + ["--offset", "20", "--expect", golden]
    _ = try await failing(moved, in: folder)
    let all = ["a.actual.png", "a.difference.png", "a.expected.png", "a.masked.png", "a.png"]
    #expect(try pictures(folder) == all)
    try await program.run(Self.picture + ["--expect", golden])
    #expect(try pictures(folder) == ["a.png"])

    // A picture of the user replaces one of the four pictures.
    _ = try await failing(moved, in: folder)
    try await program.run(Self.picture + ["-o", folder.path("a.masked.png")])
    try await program.run(Self.picture + ["--expect", golden])
    #expect(try pictures(folder) == all)
  }

  @Test("A difference is told even where its pictures cannot be written")
  func unwritablePictures() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let golden = folder.path("a.png")
    try await Program(in: folder).run(Self.picture + ["-o", golden])
    try FileManager.default.createDirectory(
      atPath: folder.path("a.expected.png"), withIntermediateDirectories: false)
    let said = try await failing(
      Self.picture + ["--offset", "20", "--expect", golden], in: folder)
    #expect(said.hasPrefix("scrollwork: \(golden): ") && said.contains(" pixels differ"))
    #expect(
      said.hasSuffix(
        "; pictures of it are missing: \(folder.path("a.expected.png")) cannot be written "
          + "(Is a directory)\n"))
  }

  @Test("A layout that was recorded without --json is named as such")
  func table() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let layout = ["layout", "container"]
    let end = try folder.write(try await Program(in: folder).run(layout), to: "end.txt")
    #expect(
      try await failing(layout + ["--expect", end], in: folder)
        == "scrollwork: \(end) begins with \"scene container at 0 s\" and is no layout report; "
        + "record it with --json\n")
  }

  @Test("A name without an ending is answered with the stack of that name")
  func stackName() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    _ = try folder.write("{}", to: "my-home.json")
    let said = try await failing(["run", "my-home"], 64, in: folder)
    #expect(said.contains("did you mean the stack \"my-home.json\"?"))
  }
}
