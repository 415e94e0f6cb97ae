import Glibc

/// The statistics that glibc's dynamic linker reports with `LD_DEBUG=statistics`.
struct LinkerStatistics {
  /// The number of relocations that looked up a symbol before the program's own code began.
  private(set) var symbols: Int?
  /// The number of relative relocations, which only add a library's load address.
  private(set) var relative: Int?

  mutating func read(file: String) {
    guard let stream = fopen(file, "r") else { return }
    defer { fclose(stream) }
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
      while fgets(buffer.baseAddress, Int32(buffer.count), stream) != nil {
        read(
          line: String(
            decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
      }
    }
  }

  /// Reads a line such as `1234:	  number of relocations: 567`; of several such lines, the first
  /// counts.
  mutating func read(line: String) {
    let parts = line.split(separator: ":").map { $0.drop { $0 == " " || $0 == "\t" } }
    guard parts.count >= 2, let number = parts.last.flatMap({ Int($0.filter(\.isNumber)) }) else {
      return
    }
    switch parts[parts.count - 2] {
    case "number of relocations": symbols = symbols ?? number
    case "number of relative relocations": relative = relative ?? number
    default: break
    }
  }
}
