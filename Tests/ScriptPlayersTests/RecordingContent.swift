import Hosting
import ScrollEngine

/// Content that shows nothing, and records its events and ticks in order.
@MainActor
final class RecordingContent: StageContent {
  enum Entry: Hashable {
    case event(InputEvent)
    case tick(Double)
  }

  private(set) var log: [Entry] = []
  /// The top left corner of each view, and how many points of the content one point of the view is.
  var views: [String: (origin: Point, scale: Double)] = [:]
  /// How long after the last event the content comes to rest, in seconds; infinite means never.
  var restlessness = 0.0
  private var lastEvent = -Double.infinity

  var events: [InputEvent] {
    log.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }

  var ticks: [Double] {
    log.compactMap { if case .tick(let time) = $0 { time } else { nil } }
  }

  func resize(to size: Size) {}

  func handle(_ event: InputEvent) {
    lastEvent = event.time
    log.append(.event(event))
  }

  func tick(to time: Double) -> Double? {
    log.append(.tick(time))
    return time < lastEvent + restlessness || restlessness.isInfinite ? time : nil
  }

  var needsDisplay: Bool { false }

  func displayList(at scale: Double) -> DisplayList {
    DisplayList(size: .zero, background: .clear, commands: [])
  }

  func location(of point: Point, inViewWithID id: String) -> Point? {
    views[id].map { $0.origin + point * $0.scale }
  }

  var viewIDs: [String] { views.keys.sorted() }
}
