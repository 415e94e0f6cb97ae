/// All that exists at a time of a trace.
package struct TraceState: Equatable, Sendable {
  package internal(set) var views: [TraceView.Key: TraceView] = [:]
  package internal(set) var cells: [TraceCell.Key: TraceCell] = [:]
  package internal(set) var queues: [TraceQueue.Key: TraceQueue] = [:]
  /// What views and cells show by themselves, as far as it is recorded.
  package internal(set) var pictures: [TraceThing: TracePicture] = [:]
}
