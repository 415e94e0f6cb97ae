import Hosting
import Inspecting
import PlainText
import TraceFiles

extension Inspector {
  /// Writes what was recorded in the last seconds.
  ///
  /// - Parameter path: The path of the file, which replaces an earlier one; nil for a new file in the
  ///   folder of ``traces``.
  /// - Returns: The path of the file.
  /// - Throws: ``TraceWritingFailure``, also if ``traces`` is nil, so that nothing is recorded.
  @discardableResult
  public func writeTrace(to path: String? = nil) throws(TraceWritingFailure) -> String {
    guard let recorder else {
      throw TraceWritingFailure(
        description:
          "no trace can be written: nothing is recorded; set the inspector's traces first")
    }
    let path = try recorder.file(on: "program", to: path)
    news = .wrote(path: path)
    return path
  }

  /// Begins or ends recording.
  func tracesDidChange() {
    if let old = recorder {
      if let screen, screen.watch === old.recorder.watch {
        screen.keepsWatch = true
      } else {
        old.recorder.watch.stop()
      }
    }
    recorder = nil
    content?.follower = nil
    measure(nil)
    guard let traces, let content else { return }
    screen?.keepsWatch = false
    let recorder = InspectorRecorder(
      traces, of: screen?.watch ?? WindowWatch(content.window, capture: capture), clock: clock)
    recorder.onWrite = { [weak self] path, occasion in self?.tell(.wrote(path: path), occasion) }
    recorder.onFailure = { [weak self] in self?.tell(.failed("\($0)"), "") }
    self.recorder = recorder
    content.follower = recorder
    measure(recorder.meter)
  }

  /// Writes a trace because of a person.
  func writeTrace(on occasion: String) {
    guard let recorder else { return }
    do throws(TraceWritingFailure) {
      tell(.wrote(path: try recorder.file(on: occasion)), occasion)
    } catch {
      tell(.failed("\(error)"), occasion)
    }
  }

  /// Says in the panel and on standard error what has become of a trace.
  private func tell(_ news: TraceContent.News, _ occasion: String) {
    self.news = news
    let line =
      switch news {
      case .wrote(let path): "wrote \(path) (\(occasion))"
      case .failed(let text): text
      }
    StandardError.write("\(StandardError.program): \(line)")
  }
}
