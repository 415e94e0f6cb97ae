internal import Glibc

/// Learns from the system what happens in folders. Source: inotify(7).
struct FolderWatch {
  private let calls: WatchCalls
  /// The queue of events, as a file that can be waited for.
  let queue: Int32
  private let root: String
  private var paths: [Int32: String] = [:]
  private var numbers: [String: Int32] = [:]
  /// Why folders could not be watched; nil if all are.
  private(set) var failure: String?

  /// Not IN_MODIFY: a file is looked at when whoever writes it has closed it.
  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_CREATE | IN_ATTRIB
      | IN_DELETE_SELF | IN_MOVE_SELF | Int32(IN_ONLYDIR))

  /// - Throws: What the system says if nothing can be watched.
  init(_ root: String, _ calls: WatchCalls) throws(FileBytes.Failure) {
    let queue = calls.open()
    guard queue >= 0 else { throw FileBytes.Failure(code: -queue) }
    (self.root, self.calls, self.queue) = (root, calls, queue)
  }

  func close() { Glibc.close(queue) }

  // MARK: Folders

  /// Watches a folder, if it can be watched.
  mutating func add(_ folder: String) {
    let number = calls.add(queue, folder, Self.mask)
    guard number >= 0 else {
      // Unreadable folders are reported when they are read; those that have gone need no report.
      if ![EACCES, ENOENT, ENOTDIR, ELOOP].contains(-number), failure == nil {
        failure = Self.reason(-number)
      }
      return
    }
    // A folder that lies elsewhere now keeps its number.
    if let old = paths[number], old != folder { numbers[old] = nil }
    if let old = numbers[folder], old != number { paths[old] = nil }
    paths[number] = folder
    numbers[folder] = number
  }

  mutating func remove(_ folder: String) {
    guard let number = numbers.removeValue(forKey: folder) else { return }
    paths[number] = nil
    inotify_rm_watch(queue, number)
  }

  /// Stops watching all folders but these, and forgets why others could not be watched.
  mutating func keepOnly(_ isKept: (String) -> Bool) {
    for folder in numbers.keys where !isKept(folder) { remove(folder) }
  }

  mutating func forgetFailure() { failure = nil }

  /// Why nothing, or not all, is watched, in a few words.
  static func reason(_ code: Int32) -> String {
    // The system says that the device is full.
    code == ENOSPC ? "no watches are left" : FileBytes.Failure(code: code).reason.lowercased()
  }

  // MARK: Events

  /// Reads all events that have come.
  mutating func read(into changes: inout FolderChanges) {
    while true {
      let bytes = calls.events(queue)
      guard !bytes.isEmpty else { return }
      bytes.withUnsafeBytes { note($0, &changes) }
    }
  }

  private mutating func note(_ events: UnsafeRawBufferPointer, _ changes: inout FolderChanges) {
    let header = MemoryLayout<inotify_event>.size
    var place = 0
    while place + header <= events.count {
      let event = events.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
      let end = min(place + header + Int(event.len), events.count)
      let name = events[(place + header)..<end].prefix { $0 != 0 }
      note(event.mask, of: event.wd, name, &changes)
      place = end
    }
  }

  private mutating func note(
    _ mask: UInt32, of number: Int32, _ name: some Collection<UInt8>,
    _ changes: inout FolderChanges
  ) {
    func has(_ flags: Int32) -> Bool { mask & UInt32(flags) != 0 }
    if has(IN_Q_OVERFLOW) { return changes.isUnknown = true }
    guard let folder = paths[number] else { return }
    if has(IN_IGNORED) {
      paths[number] = nil
      if numbers[folder] == number { numbers[folder] = nil }
    }
    if has(IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT) || has(IN_IGNORED) {
      if folder == root { changes.isUnknown = true } else { changes.note(folder, .settled) }
      return
    }
    // A change of its own permissions is reported by the folder around it.
    guard !name.isEmpty else { return }
    guard let text = String(validating: name, as: UTF8.self), !text.hasPrefix(".") else { return }
    let path = FolderWalk.path(of: text, in: folder)
    let isFolder = mask & UInt32(bitPattern: Int32(IN_ISDIR)) != 0
    // Links to folders look like files.
    guard isFolder || FolderWalk.isPicture(text) || !has(IN_CLOSE_WRITE | IN_ATTRIB) else { return }
    var kinds: FolderChanges.Kinds = []
    if has(IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE) { kinds.insert(.settled) }
    if has(IN_CREATE) { kinds.insert(.created) }
    if has(IN_ATTRIB) { kinds.insert(.attributes) }
    changes.note(path, kinds)
  }
}
