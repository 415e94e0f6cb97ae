/// The state and the work of the thread of a ``LibraryWatch``.
struct LibraryWork {
  private let scan: LibraryScan
  private let calls: WatchCalls?
  private(set) var index: LibraryIndex
  private var watch: FolderWatch?
  private var changes = FolderChanges()
  private var pace = BurstPace()
  /// When to look again at files that may still be written; nil if there are none.
  private var settling: Double?
  /// Why nothing can be watched; nil if there is a watch, which has its own reason.
  private var failure: String?
  /// The type of the folder's file system if it is on another machine.
  private var remote: String?
  /// The number of the last complete look that has begun.
  private(set) var look = 0

  init(_ scan: LibraryScan, _ calls: WatchCalls?) {
    (self.scan, self.calls) = (scan, calls)
    index = LibraryIndex(scan)
  }

  func end() { watch?.close() }

  /// The descriptor of the queue of events; -1 without a watch.
  var queue: Int32 { watch?.queue ?? -1 }

  var hasChanges: Bool { !changes.isEmpty }

  /// When the next look is due; nil if nothing waits for one.
  var deadline: Double? { [pace.deadline, settling].compactMap(\.self).min() }

  mutating func readEvents() {
    let hadChanges = hasChanges
    let old = changes.places.count
    watch?.read(into: &changes)
    if hasChanges, !hadChanges || changes.places.count != old {
      pace.noteChange(at: Patience.current.now)
    }
  }

  // MARK: Looking

  typealias Taking = (LibraryScan.Update) -> Void

  /// Looks at the whole library, in answer to the request with this number.
  mutating func lookAtAll(_ number: Int, isStopped: () -> Bool, _ take: Taking) {
    look = number
    openWatch()
    lookAtAll(patience: nil, isStopped: isStopped, take)
  }

  private mutating func openWatch() {
    guard watch == nil, let calls else { return }
    failure = nil
    do throws(FileBytes.Failure) {
      watch = try FolderWatch(index.root, calls)
    } catch {
      failure = FolderWatch.reason(error.code)
    }
    remote = calls.fileSystem(index.root).flatMap { FileSystem.isRemote($0) ? $0 : nil }
  }

  private mutating func lookAtAll(patience: Patience?, isStopped: () -> Bool, _ take: Taking) {
    // This look covers all earlier changes; the watch reports later ones.
    changes = FolderChanges()
    watch?.forgetFailure()
    var (index, watch) = (index, watch)
    self.index.forget()
    do throws(LibraryFailure) {
      try index.lookAtAll(
        patience: patience, willRead: { watch?.add($0) }, isStopped: isStopped
      ) { update in
        take(complete(update, watch))
      }
    } catch {
      index.forget()
      take(
        complete(
          LibraryScan.Update(shelf: index.shelf, total: 0, notice: "\(error)", isDone: true), watch)
      )
    }
    watch?.keepOnly { index.folders[$0] != nil }
    (self.index, self.watch) = (index, watch)
    noteLook()
  }

  /// Looks at the places that have changed, if they have waited for long enough.
  mutating func lookIfDue(isStopped: () -> Bool, _ take: Taking) {
    let patience = Patience.current
    if let settling, settling <= patience.now {
      self.settling = nil
      for (path, kinds) in index.settled(patience).places { changes.note(path, kinds) }
      if !hasChanges { setSettling(patience.now) }
    }
    guard hasChanges, (pace.deadline ?? 0) <= patience.now else { return }
    if changes.isUnknown {
      lookAtAll(patience: patience, isStopped: isStopped, take)
      return
    }
    let changes = changes
    self.changes = FolderChanges()
    let isOther = index.look(
      at: changes, patience: patience, watch: &watch, isStopped: isStopped)
    if isOther {
      let count = index.shelf.pictures.count
      take(
        complete(
          LibraryScan.Update(
            shelf: index.shelf, total: count, notice: index.notice,
            leftOut: index.leftOut.line, isDone: true), watch))
    }
    noteLook()
  }

  private mutating func noteLook() {
    let now = Patience.current.now
    pace.noteLook(end: now)
    setSettling(now)
  }

  private mutating func setSettling(_ now: Double) {
    settling = index.unsettled.isEmpty ? nil : settling ?? now + Double(Patience.seconds) / 2
  }

  // MARK: Saying

  private func complete(
    _ update: LibraryScan.Update, _ watch: FolderWatch?
  ) -> LibraryScan.Update {
    var update = update
    update.look = update.isDone ? look : look - 1
    let parts = [update.notice, notice(watch)].compactMap(\.self)
    update.notice = parts.isEmpty ? nil : parts.joined(separator: "; ")
    return update
  }

  /// Why changes are not noticed; nil if they are, or if the folder is not to be watched.
  private func notice(_ watch: FolderWatch?) -> String? {
    guard calls != nil else { return nil }
    if let failure { return "changes are not noticed (\(failure)); r looks again" }
    if let failure = watch?.failure {
      return "not all changes are noticed (\(failure)); r looks again"
    }
    return remote.map { "changes by other machines are not noticed (\($0)); r looks again" }
  }
}
