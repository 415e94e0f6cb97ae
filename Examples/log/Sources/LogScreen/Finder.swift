internal import LogFile

/// The lines of a document that match a pattern, as far as they have been found.
@MainActor
final class Finder {
  private(set) var pattern: Pattern?
  private(set) var lines = LineSet()
  /// How much has been searched, from 0 to 1.
  private(set) var progress = 1.0
  private var task: Task<Void, Never>?
  /// How many lines the last search knew.
  private var known = 0

  /// Called when more lines have been found, or a search has ended.
  var onChange: () -> Void = {}

  deinit { task?.cancel() }

  var isSearching: Bool { task != nil }

  /// Begins another search, from a line on; a nil pattern ends the search.
  func find(_ pattern: Pattern?, in reader: LineReader, from line: Int) {
    stop()
    self.pattern = pattern
    lines = LineSet()
    known = 0
    progress = 1
    guard let pattern else { return }
    run(LogSearch(pattern, in: reader.file, reader.index, from: line), reader.index.lineCount)
  }

  /// Searches the lines that were added since the last search, if that search has ended.
  func goOn(in reader: LineReader) {
    guard let pattern, task == nil, reader.index.lineCount >= known else { return }
    // The last line may have been incomplete, and may no longer match.
    let first = max(0, known - 1)
    lines.remove(first)
    run(LogSearch(pattern, in: reader.file, reader.index, after: first), reader.index.lineCount)
  }

  /// Repeats the search in a document that has been replaced.
  func restart(in reader: LineReader) { find(pattern, in: reader, from: 0) }

  /// The line with `rank` matches before it; see ``LineSet``.
  func line(atRank rank: Int) -> Int { lines.line(atRank: rank) }
  func rank(of line: Int) -> Int { lines.rank(of: line) }
  func next(after line: Int) -> Int? { lines.next(after: line) }
  func previous(before line: Int) -> Int? { lines.previous(before: line) }

  /// Waits until the search has ended.
  func finish() async { while let task { await task.value } }

  private func stop() {
    task?.cancel()
    task = nil
  }

  private func run(_ search: LogSearch, _ lineCount: Int) {
    progress = 0
    known = lineCount
    let batches = search.batches()
    task = Task { [weak self] in
      for await batch in batches {
        guard let self, !Task.isCancelled else { return }
        for line in batch.lines { self.lines.insert(line) }
        self.progress = batch.progress
        self.onChange()
      }
      guard let self, !Task.isCancelled else { return }
      self.task = nil
      self.progress = 1
      self.onChange()
    }
  }
}
