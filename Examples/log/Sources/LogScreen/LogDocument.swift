internal import LogFile

/// A file that is read in the background, and again when it changes.
@MainActor
final class LogDocument {
  private(set) var reader: LineReader
  private var watch: FileWatch
  private var indexing: Task<Void, Never>?
  private var watching: Task<Void, Never>?
  /// A message about the file for the status line; nil if there is none.
  private(set) var notice: String?
  /// What the file is called on the screen.
  var name: String
  /// The size of the file when its last reading began, in bytes.
  private(set) var size: Int

  /// Called when more has been read.
  var onGrowth: () -> Void = {}
  /// Called when the file is read again from its beginning.
  var onRestart: () -> Void = {}
  /// Called when ``notice`` has changed.
  var onNotice: () -> Void = {}

  /// How many bytes are read before the first screen is shown.
  private static let firstPiece = 1 << 18
  /// How often the file is checked for changes.
  private static let interval = Duration.milliseconds(250)

  init(_ file: OpenFile) {
    reader = LineReader(file)
    watch = FileWatch(file)
    size = file.size
    name = file.path
    reader.scanSome(atMost: Self.firstPiece)
  }

  deinit {
    indexing?.cancel()
    watching?.cancel()
  }

  private var path: String { reader.file.path }
  var lineCount: Int { reader.index.lineCount }
  var isReading: Bool { indexing != nil || reader.file.isFilling }
  /// How much of the file has been read, from 0 to 1; nil for a stream, which may have any length.
  var progress: Double? {
    guard reader.file.isFilling else { return indexedPart }
    return reader.file.filled
  }

  private var indexedPart: Double {
    size == 0 ? 1 : min(1, Double(reader.index.scanned) / Double(size))
  }

  /// Reads the rest in the background, and begins to watch the file.
  func start() {
    guard watching == nil else { return }
    readOn()
    watching = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: Self.interval)
        guard let self else { return }
        if self.indexing == nil { self.look() }
      }
    }
  }

  /// Waits until the file has been read to its end.
  func finishReading() async {
    while isReading {
      if let indexing {
        await indexing.value
      } else {
        try? await Task.sleep(for: .milliseconds(1))
      }
      if indexing == nil { look() }
    }
  }

  private func readOn() {
    size = reader.file.size
    let batches = reader.index.batches(of: reader.file)
    indexing = Task { [weak self] in
      for await batch in batches {
        guard let self, !Task.isCancelled else { return }
        self.reader.append(batch)
        self.onGrowth()
      }
      guard let self, !Task.isCancelled else { return }
      self.watch.note(scanned: self.reader.index.scanned)
      self.indexing = nil
      self.onGrowth()
    }
  }

  /// Checks the file for a change, and reads on or again if there is one.
  func look() {
    switch watch.look() {
    case .none:
      let trouble = reader.file.trouble.map { "\(name): \($0)" }
      if trouble != nil || reader.index.scanned > 0 {
        tell(trouble, keepsRestart: trouble == nil)
      }
      // Says that a stream has ended.
      if wasFilling, !reader.file.isFilling { onGrowth() }
      wasFilling = reader.file.isFilling
    case .grown: readOn()
    case .rewritten:
      do {
        restart(
          try reader.file.again(), "was cut off, and is read again from its beginning")
      } catch {
        tell("\(error)")
      }
    case .replaced:
      do {
        restart(try OpenFile(path: path), "was replaced by another file, which is shown")
      } catch {
        tell("\(error)")
      }
    case .vanished: tell("\(name) has vanished; what was open is still shown")
    }
  }

  private var isRestarted = false
  /// Whether more of the source was being read at the last look.
  private var wasFilling = false

  private func restart(_ file: OpenFile, _ event: String) {
    indexing?.cancel()
    indexing = nil
    reader = LineReader(file)
    watch = FileWatch(file)
    reader.scanSome(atMost: Self.firstPiece)
    isRestarted = true
    notice = "\(name) \(event)"
    onRestart()
    onNotice()
    readOn()
  }

  private func tell(_ text: String?, keepsRestart: Bool = false) {
    if keepsRestart, isRestarted { return }
    guard notice != text else { return }
    isRestarted = false
    notice = text
    onNotice()
  }
}
