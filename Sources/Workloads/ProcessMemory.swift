import CMalloc
import Glibc

/// The memory of this process, as the system reports it.
enum ProcessMemory {
  /// Resident memory now, in MiB.
  static var resident: Double { mebibytes("VmRSS") }

  /// The peak resident memory so far, in MiB.
  static var peak: Double { mebibytes("VmHWM") }

  /// The bytes that the allocator has handed out, including its overhead.
  static var heapBytes: Int {
    let info = mallinfo2()
    return Int(info.uordblks) + Int(info.hblkhd)
  }

  private static func mebibytes(_ key: String) -> Double {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      while fgets(buffer.baseAddress, Int32(buffer.count), file) != nil {
        let line = String(
          decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard line.hasPrefix(key + ":") else { continue }
        let kibibytes = line.split { !$0.isNumber }.first.flatMap { Double($0) }
        return (kibibytes ?? 0) / 1_024
      }
      return 0
    }
  }
}
