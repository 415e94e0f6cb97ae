internal import Glibc

/// The file systems that store folders.
enum FileSystem {
  /// Whether a file system is on another machine and reports no changes. Source: fs/ of Linux 6.1.
  static func isRemote(_ name: String) -> Bool {
    ["nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "coda", "ncpfs"].contains(name)
  }

  /// The type of the file system of a folder, such as `ext4`; nil if it is not known.
  static func name(of folder: String) -> String? {
    guard let status = try? FileBytes.status(folder),
      let table = try? FileBytes.reading("/proc/self/mountinfo", { $0(0, 1 << 20) })
    else { return nil }
    return name(device: status.device, table: String(decoding: table, as: UTF8.self))
  }

  /// The type of a device's file system in a table of mounts. Source: proc(5), /proc/pid/mountinfo.
  static func name(device: UInt, table: String) -> String? {
    let major = device >> 8 & 0xFFF | device >> 32 & ~0xFFF
    let minor = device & 0xFF | device >> 12 & ~0xFF
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 3, words[2] == "\(major):\(minor)",
        let dash = words.firstIndex(of: "-"), dash + 1 < words.count
      else { continue }
      return String(words[dash + 1])
    }
    return nil
  }
}
