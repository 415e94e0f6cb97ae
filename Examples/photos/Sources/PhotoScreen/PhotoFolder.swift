internal import PhotoLibrary

/// A folder that is read and then watched, and read again on request.
@MainActor
final class PhotoFolder {
  let scan: LibraryScan
  private let beginWatch: (LibraryScan) -> LibraryWatch
  /// How many pictures there will be; nil while that is unknown.
  private(set) var total: Int?
  /// A message about the folder for the status line; nil if there is none.
  private(set) var notice: String?
  /// How many files are not shown, and why; nil if all are.
  private(set) var leftOut: String?
  private(set) var isRead = false
  /// Whether a complete look at the folder is under way.
  private(set) var isReading = false
  private var watch: LibraryWatch?
  private var task: Task<Void, Never>?
  /// The number of the last complete look that was requested.
  private var look = 0
  private var finishing: [CheckedContinuation<Void, Never>] = []

  /// Called when there are other pictures to show.
  var onShelf: (Shelf) -> Void = { _ in }
  /// Called after each update.
  var onChange: () -> Void = {}

  /// Makes a folder; with `isRead`, the screen does not read it when it appears.
  init(
    _ scan: LibraryScan, isRead: Bool = false,
    beginWatch: @escaping (LibraryScan) -> LibraryWatch = { LibraryWatch($0) }
  ) {
    self.scan = scan
    self.isRead = isRead
    self.beginWatch = beginWatch
  }

  deinit { task?.cancel() }

  /// Reads the folder, if it is not being read.
  func read() {
    guard !isReading else { return }
    isReading = true
    if let watch {
      look = watch.lookAgain()
      return
    }
    let watch = beginWatch(scan)
    self.watch = watch
    look = 1
    task = Task { [weak self, updates = watch.updates] in
      for await update in updates {
        guard let self, !Task.isCancelled else { return }
        self.take(update)
      }
    }
  }

  private func take(_ update: LibraryScan.Update) {
    let isFirst = !isRead
    total = update.total
    notice = update.notice
    leftOut = update.leftOut
    if update.isDone, update.look >= look { (isReading, isRead) = (false, true) }
    // The pictures shown now stay until all of the new ones are known.
    if isFirst || update.isDone { onShelf(update.shelf) }
    onChange()
    guard !isReading else { return }
    let finishing = finishing
    self.finishing = []
    for one in finishing { one.resume() }
  }

  /// Waits until the folder has been read.
  func finish() async {
    guard isReading else { return }
    await withCheckedContinuation { finishing.append($0) }
  }
}
