internal import Inspecting
internal import SceneParts
public import ScrollworkApp
internal import TraceFiles
internal import Traces

/// Records a window, so that a trace of it can be written at any time, without the inspector's panel.
///
/// ```swift
/// let recorder = TraceRecorder(of: window)
/// for frame in 0..<600 {
///   window.advance(to: Double(frame) / 60)
///   recorder.update()
/// }
/// try recorder.write(to: "feed.scrolltrace")
/// ```
///
/// A trace has the window's scroll views with their cells, reuse queues and calls, with the causes of
/// changes, and the lines of `TraceMark`. An ``Inspector`` with ``TraceSettings`` records its window
/// by itself.
@preconcurrency @MainActor
public final class TraceRecorder {
  private let recorder: WindowRecorder
  private let title: String?

  /// Begins to record a window.
  ///
  /// - Parameters:
  ///   - window: A window; it may already show something.
  ///   - title: What is recorded; nil for the class of the root view controller.
  ///   - seconds: The duration that is kept at least, in seconds.
  ///   - pictures: Whether traces have what views and cells show, also its text. A window without
  ///     `textMeasuring` has no pictures.
  /// - Precondition: `seconds` is above zero.
  public init(
    of window: Window, named title: String? = nil, keeping seconds: Double = 30,
    pictures: Bool = false
  ) {
    require(seconds > 0, "TraceRecorder: \(seconds) seconds are not above zero")
    self.title = title
    recorder = WindowRecorder(
      of: WindowWatch(window, capture: CallBacktrace.ofThisBuild), keeping: .ofSeconds(seconds),
      pictures: pictures)
    recorder.tracer.loadedImages = TraceImage.ofThisBuild
  }

  /// Notes an event that the window is about to handle, except typed text.
  public func note(_ event: InputEvent) { recorder.tracer.note(event) }

  /// Notes what has happened since the last call; call it each time the window has advanced.
  public func update() { recorder.update() }

  /// Writes what was recorded; replaces an earlier file. Recording goes on.
  ///
  /// - Throws: ``TraceWritingFailure``.
  public func write(to path: String) throws(TraceWritingFailure) {
    do {
      try TraceFile.write(recorder.file(named: title), to: path)
    } catch {
      throw TraceWritingFailure(error)
    }
  }

  /// Ends the recording, and observes the window no longer.
  public func stop() { recorder.watch.stop() }
}

extension WindowRecorder {
  /// The bytes of a trace with what is kept; `title` is nil for the class of the root view
  /// controller.
  func file(named title: String? = nil) -> [UInt8] {
    file(TraceHeader(title: title ?? contentName, maker: "ScrollworkInspector"))
  }
}

extension TraceRing.Limit {
  /// So many seconds, unless they take more than 64 MiB.
  static func ofSeconds(_ seconds: Double) -> Self { Self(seconds: seconds, bytes: 64 << 20) }
}
