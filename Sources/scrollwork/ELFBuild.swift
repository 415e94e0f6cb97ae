import Glibc
import Traces

/// The build id of a file of code, which a linker writes into it: another build has another one.
enum ELFBuild {
  /// The build id of an ELF file for 64 bits in the processor's byte order, in hexadecimal digits; nil if
  /// the file is none, or has no id.
  static func id(ofFile path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    func bytes(_ offset: UInt64, _ count: Int) -> [UInt8]? {
      guard offset < UInt64(Int.max), fseek(file, Int(offset), SEEK_SET) == 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: count)
      return fread(&bytes, 1, count, file) == count ? bytes : nil
    }
    guard let head = bytes(0, 64), head.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]) else {
      return nil
    }
    let (table, size, count) = (head.number(32, 8), head.number(54, 2), head.number(56, 2))
    for entry in 0..<count {
      guard let header = bytes(table &+ entry &* size, 56) else { return nil }
      // Notes are in a program header of kind 4, with the offset at 8 and the size at 32.
      let length = header.number(32, 8)
      guard header.number(0, 4) == 4, length <= 1 << 20,
        let notes = bytes(header.number(8, 8), Int(length))
      else { continue }
      if let id = id(inNotes: notes) { return id }
    }
    return nil
  }

  /// The id in notes: each has three numbers (the lengths of name and value, and a kind), the name and the
  /// value, which begin at multiples of four bytes. The id has the name `GNU` and the kind 3.
  private static func id(inNotes notes: [UInt8]) -> String? {
    func rounded(_ length: Int) -> Int { (length + 3) & ~3 }
    var place = 0
    while place + 12 <= notes.count {
      let (name, value) = (Int(notes.number(place, 4)), Int(notes.number(place + 4, 4)))
      let start = place + 12 + rounded(name)
      guard start + value <= notes.count else { return nil }
      if notes.number(place + 8, 4) == 3, notes[(place + 12)...].starts(with: Array("GNU\0".utf8)) {
        return TraceImage.digits(ofBuild: notes[start..<start + value])
      }
      place = start + rounded(value)
    }
    return nil
  }
}

extension [UInt8] {
  /// A number of some bytes from a place on, the least significant first.
  fileprivate func number(_ place: Int, _ count: Int) -> UInt64 {
    self[place..<place + count].reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
