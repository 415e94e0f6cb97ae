internal import Glibc

/// Gets the events of folders from the system. Source: inotify(7).
struct FolderWatch {
  private let calls: WatchCalls
  /// The descriptor of the queue of events, for `poll`.
  let queue: Int32
  private let root: String
  private var paths: [Int32: String] = [:]
  private var numbers: [String: Int32] = [:]
  /// Why a folder could not be watched; nil if all folders are watched.
  private(set) var failure: String?

  /// Without IN_MODIFY: a file is read when its writer has closed it.
  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE | IN_CREATE | IN_ATTRIB
      | IN_DELETE_SELF | IN_MOVE_SELF | Int32(IN_ONLYDIR))

  /// - Throws: The error of the system if inotify cannot be opened.
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
      // Reading reports folders without permission, and folders that have gone need no report.
      if ![EACCES, ENOENT, ENOTDIR, ELOOP].contains(-number), failure == nil {
        failure = Self.reason(-number)
      }
      return
    }
    // A folder that was moved keeps its number.
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

  /// Stops watching the folders for which `isKept` is false.
  mutating func keepOnly(_ isKept: (String) -> Bool) {
    for folder in numbers.keys where !isKept(folder) { remove(folder) }
  }

  mutating func forgetFailure() { failure = nil }

  /// Why folders are not watched, in a few words.
  static func reason(_ code: Int32) -> String {
    // The system's own text for this code is that no space is left on the device.
    code == ENOSPC ? "no watches are left" : FileBytes.Failure(code: code).reason.lowercased()
  }

  // MARK: Events

  /// Reads all events in the queue.
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
    // The folder around this folder also reports a change of this folder's attributes.
    guard !name.isEmpty else { return }
    guard let text = String(validating: name, as: UTF8.self), !text.hasPrefix(".") else { return }
    let path = FolderWalk.path(of: text, in: folder)
    let isFolder = mask & UInt32(bitPattern: Int32(IN_ISDIR)) != 0
    // A link to a folder is reported without IN_ISDIR.
    guard isFolder || FolderWalk.isPicture(text) || !has(IN_CLOSE_WRITE | IN_ATTRIB) else { return }
    var kinds: FolderChanges.Kinds = []
    if has(IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE) { kinds.insert(.settled) }
    if has(IN_CREATE) { kinds.insert(.created) }
    if has(IN_ATTRIB) { kinds.insert(.attributes) }
    changes.note(path, kinds)
  }
}
