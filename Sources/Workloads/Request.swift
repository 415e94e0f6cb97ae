/// What was asked for on the command line: a workload and its size.
public struct Request: Sendable {
  public enum Workload: String, CaseIterable, Sendable {
    case peers, extents, container, motion, paint, history
  }

  public var workload: Workload
  public var rows = 1_000_000
  public var sections = 1
  public var heights = PeerHeights.delegate
  public var steps = 5_000
  public var jumps = 2_000
  /// How often a row is resized, and how often one is inserted.
  public var edits = 200
  /// How far a step goes, in points.
  public var distance = 40.0
  /// One phase alone, without the others and without the check, for counting instructions.
  public var only: PeersWorkload.Phase?

  public init(_ workload: Workload) {
    self.workload = workload
    switch workload {
    case .peers: break
    case .extents: (rows, steps) = (10_000_000, 10_000)
    case .container: sections = 1_000
    case .motion, .paint: steps = 10_000
    case .history: steps = 3_600
    }
  }

  /// Runs the workload.
  ///
  /// - Parameters:
  ///   - makePainter: Makes what paints frames; nil leaves painting out, and then `paint` does nothing.
  ///   - send: Is given each result as it comes.
  /// - Returns: What was seen and should not have been; empty when all is right.
  @MainActor
  public func run(
    makePainter: (() -> any FramePainting)? = nil, send: @escaping (Measurement) -> Void
  ) -> [String] {
    switch workload {
    case .peers:
      return PeersWorkload(self).run(makePainter: makePainter, send: send)
    case .extents:
      var extents = ExtentsWorkload(count: rows)
      return extents.run(operations: steps, send: send)
    case .container:
      ContainerWorkload(tables: sections).run(steps: steps, jumps: jumps, send: send)
      return []
    case .motion:
      MotionWorkload().run(ticks: steps, send: send)
      return []
    case .paint:
      if let makePainter {
        PaintWorkload(makePainter()).run(frames: steps, send: send)
      }
      return []
    case .history:
      if let makePainter {
        HistoryWorkload(makePainter()).run(frames: steps, send: send)
      }
      return []
    }
  }
}
