import CGzip
import Glibc
import Testing

@testable import LogFile

@Suite("Streams, packed files and UTF-16")
struct SpoolTests {
  /// What gzip makes of bytes.
  static func packed(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    deflateInit2_(
      &stream, 6, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    var input = bytes
    var output = [UInt8](repeating: 0, count: bytes.count + 1000)
    input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        _ = deflate(&stream, Z_FINISH)
      }
    }
    output.removeLast(Int(stream.avail_out))
    deflateEnd(&stream)
    return output
  }

  static func wide(_ text: String, isBig: Bool) -> [UInt8] {
    ([0xFEFF] + Array(text.utf16)).flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBig ? [high, low] : [low, high]
    }
  }

  /// Waits until the source has been read.
  private func finish(_ file: OpenFile) async throws {
    while file.isFilling { try await Task.sleep(for: .milliseconds(1)) }
  }

  private func text(_ bytes: [UInt8]) async throws -> (text: [UInt8], trouble: String?) {
    let scratch = Scratch(bytes)
    let file = try OpenFile(path: scratch.path)
    try await finish(file)
    return (file.bytes(at: 0, count: file.size), file.trouble)
  }

  @Test("A packed file shows its text, also several in a row, and filled up with zeros")
  func gzip() async throws {
    var random = Seeded(1)
    let (one, two) = (random.log(), random.log())
    let whole = try await text(Self.packed(one))
    #expect(whole.text == one && whole.trouble == nil)
    let row = try await text(Self.packed(one) + Self.packed(two) + [0, 0, 0])
    #expect(row.text == one + two && row.trouble == nil)
    let empty = try await text(Self.packed([]))
    #expect(empty.text == [] && empty.trouble == nil)
  }

  @Test("A packed file that is cut short or damaged shows what comes before, and says so")
  func damaged() async throws {
    var random = Seeded(2)
    let log = random.log()
    let packed = Self.packed(log)
    let cut = try await text(Array(packed.prefix(packed.count / 2)))
    #expect(log.starts(with: cut.text) && cut.text.count > log.count / 4)
    #expect(cut.trouble == "the gzip data are cut short")
    var broken = packed
    for place in 0..<40 { broken[packed.count / 2 + place] ^= 0x55 }
    let part = try await text(broken)
    #expect(part.trouble == "the gzip data are damaged" && part.text.count > log.count / 4)
    let more = try await text(packed + Array("more".utf8))
    #expect(more.text == log)
    #expect(more.trouble == "something that is not gzip follows the gzip data, and is left out")
  }

  @Test("Cutting a packed file anywhere stops nothing", arguments: 0..<8)
  func cuts(seed: Int) async throws {
    var random = Seeded(seed)
    let packed = Self.packed(random.log(atMost: 20, longest: 200))
    let count = Int.random(in: 2..<packed.count, using: &random)
    #expect(try await text(Array(packed.prefix(count))).trouble != nil)
  }

  @Test("A packed file that is still written is read on")
  func growing() async throws {
    var random = Seeded(3)
    let log = random.log() + random.log()
    let packed = Self.packed(log)
    let scratch = Scratch(Array(packed.prefix(packed.count / 2)))
    let file = try OpenFile(path: scratch.path)
    try await finish(file)
    var watch = FileWatch(file)
    watch.note(scanned: file.size)
    #expect(file.trouble != nil && watch.look() == .none)
    scratch.append(Array(packed.suffix(packed.count - packed.count / 2)))
    _ = watch.look()
    try await finish(file)
    #expect(watch.look() == .grown && file.trouble == nil)
    #expect(file.bytes(at: 0, count: file.size) == log)
    scratch.rewrite([0x61])
    #expect(watch.look() == .rewritten)
    #expect(try file.again().bytes(at: 0, count: 9) == [0x61])
  }

  @Test("UTF-16 is shown as its mark says, in both orders of bytes", arguments: [false, true])
  func wideText(isBig: Bool) async throws {
    let plain = "one\r\né 漢 🙂\nlast"
    let whole = try await text(Self.wide(plain, isBig: isBig))
    #expect(String(decoding: whole.text, as: UTF8.self) == plain && whole.trouble == nil)
    let half = try await text(Self.wide(plain, isBig: isBig).dropLast())
    #expect(half.trouble == "the text ends within a character")
    let inside = try await text(Self.packed(Self.wide(plain, isBig: isBig)))
    #expect(String(decoding: inside.text, as: UTF8.self) == plain)
    let short = try await text(Self.wide("a", isBig: isBig))
    #expect(short.text == [0x61])
  }

  @Test("Pieces of any size give the same characters; half pairs are replaced")
  func pieces() {
    var random = Seeded(4)
    let units: [UInt16] = (0..<2000).map { _ in
      [0x61, 0xE9, 0x6F22, 0xD83D, 0xDE42, 0xFEFF].randomElement(using: &random) ?? 0
    }
    let bytes = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    var all = WideText(.little)
    let expected = all.decode(bytes)
    var some = WideText(.little)
    var found: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...7, using: &random)
      found += some.decode(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    #expect(found == expected)
    let first = units.first == 0xFEFF ? 1 : 0
    let text = String(decoding: units.dropFirst(first), as: UTF16.self)
    let isWhole = !UTF16.isLeadSurrogate(units.last ?? 0)
    #expect(!isWhole || String(decoding: found, as: UTF8.self) == text)
  }

  @Test("A stream is shown as it comes, and may be packed or UTF-16, too")
  func stream() async throws {
    var random = Seeded(5)
    let log = random.log()
    for bytes in [log, Self.packed(log), [], [0x61]] {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      let file = try OpenFile(stream: ends[0], name: "standard input")
      close(ends[0])
      #expect(file.isFilling && file.filled == nil)
      var done = 0
      while done < bytes.count {
        let count = min(bytes.count - done, Int.random(in: 1...9999, using: &random))
        done += bytes.withUnsafeBytes { write(ends[1], $0.baseAddress! + done, count) }
      }
      close(ends[1])
      try await finish(file)
      let shown = bytes.starts(with: [0x1F]) ? log : bytes
      #expect(file.bytes(at: 0, count: file.size) == shown && file.trouble == nil)
      #expect(FileWatch(file).look() == (shown.isEmpty ? .none : .grown))
    }
  }

  @Test("What cannot be shown is named, with what can")
  func refused() async throws {
    for (mark, name) in [
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "xz data"), ([0x28, 0xB5, 0x2F, 0xFD], "zstd data"),
      ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0x50, 0x4B, 3, 4], "a zip archive"),
    ] as [([UInt8], String)] {
      let scratch = Scratch(mark + [1, 2, 3])
      let line =
        "\(scratch.path) is \(name), which cannot be shown, only text, gzip, and UTF-16 with a mark"
      #expect {
        try OpenFile(path: scratch.path)
      } throws: {
        "\($0)" == line
      }
      let inside = try await text(Self.packed(mark + [1, 2, 3]))
      #expect(inside.trouble == "\(name) cannot be shown, only text, gzip, and UTF-16 with a mark")
    }
    let folder = open("/tmp", O_RDONLY)
    defer { close(folder) }
    #expect {
      try OpenFile(stream: folder, name: "standard input")
    } throws: {
      "\($0)" == "standard input is a folder; name a file, or pass text: something | log"
    }
  }
}
