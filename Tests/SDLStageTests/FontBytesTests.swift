import Testing

@testable import SDLStage

@MainActor
@Suite("The bytes of fonts")
struct FontBytesTests {
  @Test("are read once, and stay what they were")
  func once() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.ttf"
      try DiskFile.replace(path, with: [1, 2, 3])
      let fonts = FontBytes()
      guard case .memory(let first) = try fonts.source(path) else {
        Issue.record("a short file is not in memory")
        return
      }
      try DiskFile.replace(path, with: [4])
      guard case .memory(let second) = try fonts.source(path) else { return }
      #expect(first === second)
      #expect(Array(first.bytes) == [1, 2, 3])
      guard case .memory(let other) = try FontBytes().source(path) else { return }
      #expect(Array(other.bytes) == [4])
    }
  }

  @Test("stay on the disk where there are many", arguments: [0, 1])
  func large(more: Int) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a.ttf"
      try DiskFile.replace(path, with: [UInt8](repeating: 7, count: (2 << 20) + more))
      let isOnDisk = if case .disk = try FontBytes().source(path) { true } else { false }
      #expect(isOnDisk == (more > 0))
    }
  }

  @Test("of a file that is not there are none")
  func missing() throws {
    #expect(throws: DiskFile.Failure.self) { try FontBytes().source("/nowhere/a.ttf") }
  }
}
