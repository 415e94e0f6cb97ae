import FoundationEssentials
import Glibc
import Testing

@testable import Files

@Suite("Reading a file that may change")
struct SteadyFileTests {
  private let path = "\(FileManager.default.temporaryDirectory.path)/steady-\(UUID().uuidString)"

  private func write(_ text: String) throws { try DiskFile.replace(path, with: Array(text.utf8)) }

  /// Overwrites the file in place instead of replacing it.
  private func overwrite(_ text: String) {
    let file = open(path, O_WRONLY | O_TRUNC)
    _ = text.withCString { Glibc.write(file, $0, strlen($0)) }
    close(file)
  }

  @Test("gives the whole of one that stands still, up to the limit and no further")
  func limit() throws {
    try write("abc")
    defer { unlink(path) }
    #expect(try DiskFile.readSteadily(path, limit: 3) == Array("abc".utf8))
    let error = #expect(throws: DiskFile.Failure.self) {
      try DiskFile.readSteadily(path, limit: 2)
    }
    #expect(error?.reason == "it is longer than 0 KiB")
  }

  @Test("gives what a file that grows has now, up to the limit and no further")
  func present() throws {
    try write("abc")
    defer { unlink(path) }
    #expect(try DiskFile.readPresent(path, limit: 3) == Array("abc".utf8))
    let error = #expect(throws: DiskFile.Failure.self) { try DiskFile.readPresent(path, limit: 2) }
    #expect(error?.reason == "it is longer than 0 KiB")
  }

  @Test("reads again what has changed meanwhile, and never gives half of each")
  func changes() throws {
    try write("first")
    defer { unlink(path) }
    var looks = 0
    let bytes = try DiskFile.readSteadily(path, limit: 100) {
      looks += 1
      if looks == 1 { overwrite("the second one") }
    }
    #expect(bytes == Array("the second one".utf8) && looks == 2)
  }

  @Test("gives up on one that never stands still")
  func restless() throws {
    try write("0")
    defer { unlink(path) }
    var looks = 0
    let error = #expect(throws: DiskFile.Failure.self) {
      try DiskFile.readSteadily(path, limit: 100) {
        looks += 1
        overwrite(String(repeating: "x", count: looks + 1))
      }
    }
    #expect(error?.reason == "it changed while it was being read" && looks == 3)
  }

  @Test("refuses what is no file, without waiting for it")
  func noFiles() throws {
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    for (place, reason) in [
      (path, "it is a pipe, not a file"), ("/tmp", "it is a folder, not a file"),
      ("/dev/null", "it is a device, not a file"), ("/nowhere", "No such file or directory"),
    ] {
      let error = #expect(throws: DiskFile.Failure.self) {
        try DiskFile.readSteadily(place, limit: 100)
      }
      #expect(error?.reason == reason)
    }
  }
}
