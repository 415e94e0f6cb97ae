import ScrollEngine
package import Traces

/// Keeps what has happened last in a window, so that a trace of it can be written.
@MainActor
package final class WindowRecorder {
  package let watch: WindowWatch
  package let tracer: WindowTracer
  private let ring: PackingRing

  /// Records the window of a watch from now on; `limit` tells how much is kept.
  ///
  /// `pictures` tells whether traces have what views and cells show; `hears`, whether a mark of the
  /// program belongs to the window.
  package init(
    of watch: WindowWatch, keeping limit: TraceRing.Limit, pictures: Bool = false,
    hears: @escaping () -> Bool = { true }
  ) {
    let ring = PackingRing(limit)
    self.watch = watch
    self.ring = ring
    tracer = WindowTracer(of: watch, pictures: pictures, hears: hears) { ring.append($0) }
  }

  /// Notes what has happened since the last call; call it when the window has advanced.
  package func update() {
    watch.update()
    tracer.note()
  }

  /// The bytes of a trace with what is kept; it goes on.
  package func file(_ header: TraceHeader) -> [UInt8] {
    tracer.flush()
    return ring.file(header)
  }

  /// The name of the window's content: the class of its root view controller.
  package var contentName: String {
    watch.window.rootViewController.map { "\(type(of: $0))" } ?? "window"
  }
}
