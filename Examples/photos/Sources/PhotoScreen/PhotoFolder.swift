internal import PhotoLibrary

/// A folder that is read and then watched, and looked at again when a person asks.
@MainActor
final class PhotoFolder {
  let scan: LibraryScan
  private let beginWatch: (LibraryScan) -> LibraryWatch
  /// How many pictures there will be; nil while that is not known.
  private(set) var total: Int?
  /// What a person should know of the folder; nil for nothing.
  private(set) var notice: String?
  private(set) var isRead = false
  /// Whether all of it is being looked at.
  private(set) var isReading = false
  private var watch: LibraryWatch?
  private var task: Task<Void, Never>?
  /// The last complete look that was asked for.
  private var look = 0
  private var finishing: [CheckedContinuation<Void, Never>] = []

  /// More pictures are known, or others.
  var onShelf: (Shelf) -> Void = { _ in }
  /// Something else has changed.
  var onChange: () -> Void = {}

  /// Makes a folder to be read, unless it has been read already.
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
    if update.isDone, update.look >= look { (isReading, isRead) = (false, true) }
    // What is shown already stays until all of what replaces it is known.
    if isFirst || update.isDone { onShelf(update.shelf) }
    onChange()
    guard !isReading else { return }
    let finishing = finishing
    self.finishing = []
    for one in finishing { one.resume() }
  }

  /// Waits until all is read.
  func finish() async {
    guard isReading else { return }
    await withCheckedContinuation { finishing.append($0) }
  }
}
