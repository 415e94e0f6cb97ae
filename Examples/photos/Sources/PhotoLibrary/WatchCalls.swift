internal import Glibc

/// The calls of the system that watch folders; tests give other answers.
struct WatchCalls: Sendable {
  /// Opens a queue of events; less than zero is the negative number of an error.
  var open: @Sendable () -> Int32 = {
    let queue = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    return queue < 0 ? -errno : queue
  }

  /// Watches a folder; less than zero is the negative number of an error.
  var add: @Sendable (_ queue: Int32, _ folder: String, _ mask: UInt32) -> Int32 = {
    let number = inotify_add_watch($0, $1, $2)
    return number < 0 ? -errno : number
  }

  /// The events that have come; none when all have been read.
  var events: @Sendable (_ queue: Int32) -> [UInt8] = { queue in
    [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, count in
      count = max(0, Glibc.read(queue, bytes.baseAddress, bytes.count))
    }
  }

  /// What a folder is stored in, by the system's name for it; nil if that is not known.
  var fileSystem: @Sendable (_ folder: String) -> String? = { FileSystem.name(of: $0) }
}
