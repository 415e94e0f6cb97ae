/// FNV-1a: fast, the same on all machines, and good enough to find damage by disks and crashes.
struct Checksum {
  private(set) var value: UInt64

  init(seed: UInt64 = 0) { value = 0xCBF2_9CE4_8422_2325 ^ seed }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var sum = Checksum()
    sum.add(bytes)
    return sum.value
  }
}
