internal import Files
import Glibc
import SDLStage
import Synchronization

/// Reports when a file has been written, replaced or removed.
///
/// The system wakes a sleeping thread, so watching costs nothing while nothing happens; polling
/// would keep an idle window awake. The folder is watched, because a watch on the file itself would
/// not notice that another file has replaced it.
final class FileWatch: Sendable {
  private let thread: WatchThread

  private static let changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE

  /// Starts watching; fails if the folder cannot be watched.
  ///
  /// `onChange` is called on a separate thread, once for changes that come together.
  init?(_ path: String, onChange: @escaping @Sendable () -> Void) {
    let queue = inotify_init1(Int32(IN_CLOEXEC))
    guard queue >= 0 else { return nil }
    var names: [Int32: Set<String>] = [:]
    for path in Self.places(of: path) {
      let (folder, name) = Self.parts(of: path)
      // Adding the same folder twice returns the same watch.
      let watch = inotify_add_watch(queue, folder, UInt32(Self.changes))
      if watch >= 0 { names[watch, default: []].insert(name) }
    }
    thread = WatchThread(path, queue, names, onChange)
    guard !names.isEmpty, thread.start() else { return nil }
  }

  deinit { stop() }

  /// Stops watching; later changes are not reported.
  func stop() { thread.stop() }

  /// The path, and the path of the file to which it leads through links.
  private static func places(of path: String) -> [String] {
    guard let resolved = realpath(path, nil) else { return [path] }
    defer { free(resolved) }
    return [path, String(cString: resolved)]
  }

  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return (".", path) }
    let folder = path[..<slash]
    return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
  }
}

/// The thread that waits for changes.
private final class WatchThread: Sendable {
  private let path: String
  private let queue: Int32
  /// The names of the file in each watched folder, by watch descriptor.
  private let names: [Int32: Set<String>]
  private let onChange: @Sendable () -> Void
  private let isStopped = Atomic(false)

  /// The delay before a report that the file is missing, in microseconds: an editor that moves the
  /// file away first has replaced it by then.
  private static let patience: UInt32 = 200_000

  init(
    _ path: String, _ queue: Int32, _ names: [Int32: Set<String>],
    _ onChange: @escaping @Sendable () -> Void
  ) {
    self.path = path
    self.queue = queue
    self.names = names
    self.onChange = onChange
  }

  deinit { close(queue) }

  /// Starts the thread; returns whether that succeeded.
  func start() -> Bool {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(self)
    let code = pthread_create(
      &thread, nil,
      { context in
        if let context {
          Unmanaged<WatchThread>.fromOpaque(context).takeRetainedValue().run()
        }
        return nil
      }, context.toOpaque())
    guard code == 0 else {
      context.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  /// Removes the watches: this is an event, so it wakes the thread, which then ends.
  func stop() {
    guard !isStopped.exchange(true, ordering: .sequentiallyConsistent) else { return }
    for watch in names.keys { inotify_rm_watch(queue, watch) }
  }

  private func run() {
    var buffer = [UInt8](repeating: 0, count: 8_192)
    while !isStopped.load(ordering: .sequentiallyConsistent) {
      let count = read(queue, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      let isMeant = buffer.withUnsafeBytes {
        holdsChange(UnsafeRawBufferPointer(rebasing: $0[..<count]))
      }
      guard isMeant else { continue }
      if !DiskFile.exists(path) { usleep(Self.patience) }
      if !isStopped.load(ordering: .sequentiallyConsistent) { onChange() }
    }
  }

  /// Whether any of the events concerns the file; true if the event queue has overflowed.
  private func holdsChange(_ events: UnsafeRawBufferPointer) -> Bool {
    let header = MemoryLayout<inotify_event>.size
    var place = 0
    while place + header <= events.count {
      let event = events.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
      // If the queue has overflowed, the change may have been lost.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      let end = min(place + header + Int(event.len), events.count)
      let name = events[(place + header)..<end].prefix { $0 != 0 }
      if names[event.wd]?.contains(String(decoding: name, as: UTF8.self)) == true { return true }
      place = end
    }
    return false
  }
}
