import Documents
internal import Files
import PlainText
import SDLStage
import TraceFiles
import Visualiser

/// Shows the last valid state of a stack file in a shell, and follows the file's changes. A trace is
/// shown as it is when it is opened.
@MainActor
final class StackFollower {
  private let shell: Shell
  private let wake: @Sendable () -> Void
  private var watch: FileWatch?
  /// The text last read; reading the same text again changes nothing. Nil after a failure.
  private var text: String?

  /// `wake` wakes the window; it can be called from any thread.
  init(_ shell: Shell, wake: @escaping @Sendable () -> Void) {
    self.shell = shell
    self.wake = wake
  }

  /// Opens a file and follows it from then on.
  ///
  /// The file is read after the watch starts, so that no change is missed.
  func open(_ path: String) {
    text = nil
    if TraceFile.isName(path) {
      stop()
      return openTrace(path)
    }
    follow(path)
    read(path)
  }

  private func openTrace(_ path: String) {
    do throws(CommandError) {
      shell.open(own: try TraceFile.scene(path))
    } catch {
      shell.show(Notice(title: error.description))
      StandardError.report(error)
    }
  }

  /// Reads a file again whenever it changes.
  private func follow(_ path: String) {
    watch?.stop()
    let wake = wake
    watch = FileWatch(path) { [weak self] in
      // The task is created first, so that the turn after the wake runs it.
      Task { @MainActor in self?.read(path) }
      wake()
    }
  }

  func stop() {
    watch?.stop()
    watch = nil
  }

  /// Shows the file's stack; for an unusable file, shows a notice and keeps the current scene.
  func read(_ path: String) {
    do throws(CommandError) {
      let text = try StackFile.text(path)
      guard text != self.text else { return }
      self.text = text
      try show(text, path)
    } catch {
      let wasShown = text != nil
      text = nil
      let isGone = wasShown && !DiskFile.exists(path)
      shell.show(
        Notice(
          title: isGone
            ? "\(StackFile.name(of: path)) is gone; showing the last good version".plain
            : error.description))
      StandardError.report(error)
    }
  }

  private func show(_ text: String, _ path: String) throws(CommandError) {
    do {
      shell.open(own: try StackFile.scene(text, path))
    } catch {
      let count = error.count
      let name = StackFile.name(of: path)
      let mistakes = "\(count) mistake\(count == 1 ? "" : "s")"
      shell.show(
        Notice(
          title: "\(name): \(mistakes); showing the last good version".plain,
          lines: error.mistakes.map(Notice.Line.init)))
      StandardError.report(CommandError(error, in: path))
    }
  }
}

extension Notice.Line {
  fileprivate init(_ mistake: DocumentError.Mistake) {
    let column = mistake.column.map { ", column \($0)" } ?? ""
    self.init(
      place: "line \(mistake.line)\(column)\(mistake.path.isEmpty ? "" : ": \(mistake.path)")",
      text: "Found \(mistake.found); expected \(mistake.allowed).".plain)
  }
}
