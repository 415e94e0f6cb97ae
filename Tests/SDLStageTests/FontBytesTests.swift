import Files
import TestSupport
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
      let first = try #require(try fonts.source(path).bytesInMemory)
      try DiskFile.replace(path, with: [4])
      let second = try #require(try fonts.source(path).bytesInMemory)
      #expect(first === second)
      #expect(Array(first.bytes) == [1, 2, 3])
      let other = try #require(try FontBytes().source(path).bytesInMemory)
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

extension FontBytes.Source {
  fileprivate var bytesInMemory: FontBytes.Memory? {
    if case .memory(let bytes) = self { bytes } else { nil }
  }
}
