import Glibc
import TestSupport
import Testing

@testable import Files

@Suite("A file that grows")
struct GrowingFileTests {
  private func read(_ path: String) throws -> [UInt8] {
    try DiskFile.readSteadily(path, limit: 1_000)
  }

  @Test("has all that was appended, at once, and nothing of an earlier file")
  func appends() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a"
      try DiskFile.replace(path, with: Array("an earlier file".utf8))
      let file = try DiskFile.GrowingFile(path)
      #expect(try read(path) == [])
      for count in 1...5 {
        try file.append([UInt8(count), 0])
        #expect(try read(path) == (1...count).flatMap { [UInt8($0), 0] })
      }
    }
  }

  @Test("follows links, and refuses folders and broken links")
  func links() throws {
    try withTemporaryFolder { folder in
      try DiskFile.replace("\(folder)/a", with: [])
      #expect(symlink("a", "\(folder)/link") == 0 && symlink("none", "\(folder)/broken") == 0)
      try DiskFile.GrowingFile("\(folder)/link").append([7])
      #expect(try read("\(folder)/a") == [7])
      #expect(throws: DiskFile.Failure.self) { try DiskFile.GrowingFile("\(folder)/broken") }
      #expect(throws: DiskFile.Failure.self) { try DiskFile.GrowingFile(folder) }
      #expect(throws: DiskFile.Failure.self) { try DiskFile.GrowingFile("\(folder)/none/a") }
      #expect(!DiskFile.exists("\(folder)/none"))
    }
  }

  @Test("tells when there is no space")
  func full() throws {
    let file = try DiskFile.GrowingFile("/dev/full")
    do throws(DiskFile.Failure) {
      try file.append([1])
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.reason == "No space left on device")
    }
  }
}
