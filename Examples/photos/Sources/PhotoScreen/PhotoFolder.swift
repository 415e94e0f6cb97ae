internal import Images
internal import PhotoLibrary

/// A folder that is read, and read again when a person asks.
@MainActor
final class PhotoFolder {
  let scan: LibraryScan
  /// How many pictures there will be; nil while that is not known.
  private(set) var total: Int?
  /// What a person should know of the folder; nil for nothing.
  private(set) var notice: String?
  private(set) var isRead = false
  private(set) var task: Task<Void, Never>?

  /// More pictures are known, or others.
  var onShelf: (Shelf) -> Void = { _ in }
  /// Something else has changed.
  var onChange: () -> Void = {}

  /// Will be read, unless that has been done.
  init(_ scan: LibraryScan, isRead: Bool = false) {
    self.scan = scan
    self.isRead = isRead
  }

  deinit { task?.cancel() }

  /// Reads the folder, if it is not being read.
  func read() {
    guard task == nil else { return }
    let isFirst = !isRead
    let updates = scan.updates()
    task = Task { [weak self] in
      do {
        for try await update in updates {
          guard let self, !Task.isCancelled else { return }
          self.take(update, isFirst: isFirst)
        }
      } catch {
        self?.notice = "\(error)"
      }
      guard let self, !Task.isCancelled else { return }
      self.task = nil
      self.isRead = true
      self.onChange()
    }
  }

  private func take(_ update: LibraryScan.Update, isFirst: Bool) {
    total = update.total
    notice = update.notice
    // What is shown already stays until all of what replaces it is known.
    if isFirst || update.isDone { onShelf(update.shelf) }
    onChange()
  }

  /// Waits until all is read.
  func finish() async { await task?.value }
}
