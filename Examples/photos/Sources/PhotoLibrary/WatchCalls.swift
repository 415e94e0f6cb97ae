internal import Glibc

/// The system calls that watch folders; tests replace them.
struct WatchCalls: Sendable {
  /// Opens a queue of events; a negative result is the negated number of an error.
  var open: @Sendable () -> Int32 = {
    let queue = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    return queue < 0 ? -errno : queue
  }

  /// Watches a folder; a negative result is the negated number of an error.
  var add: @Sendable (_ queue: Int32, _ folder: String, _ mask: UInt32) -> Int32 = {
    let number = inotify_add_watch($0, $1, $2)
    return number < 0 ? -errno : number
  }

  /// Reads events; an empty result means that the queue is empty.
  var events: @Sendable (_ queue: Int32) -> [UInt8] = { queue in
    [UInt8](unsafeUninitializedCapacity: 1 << 16) { bytes, count in
      count = max(0, Glibc.read(queue, bytes.baseAddress, bytes.count))
    }
  }

  /// The type of a folder's file system; nil if it is not known.
  var fileSystem: @Sendable (_ folder: String) -> String? = { FileSystem.name(of: $0) }
}
