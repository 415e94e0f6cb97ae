/// What the command line asks for: a workload and its size.
public struct Request: Sendable {
  /// The available workloads.
  public enum Workload: String, CaseIterable, Sendable {
    case peers, extents, container, numbered, motion, paint, history
  }

  /// The workload to run.
  public var workload: Workload
  /// The number of rows in all.
  public var rows = 1_000_000
  /// The number of sections or tables.
  public var sections = 1
  /// How tables learn the heights of their rows.
  public var heights = PeerHeights.delegate
  /// The number of steps.
  public var steps = 5_000
  /// The number of jumps to random rows.
  public var jumps = 2_000
  /// How often a row is resized, and how often one is inserted.
  public var edits = 200
  /// The length of a step, in points.
  public var distance = 40.0
  /// One phase alone, without the others and without the check, for counting instructions.
  public var only: PeersWorkload.Phase?

  /// Makes a request with the usual size.
  public init(_ workload: Workload) {
    self.workload = workload
    switch workload {
    case .peers: break
    case .extents: (rows, steps) = (10_000_000, 10_000)
    case .container: sections = 1_000
    case .numbered: sections = 1_000_000
    case .motion, .paint: steps = 10_000
    case .history: steps = 3_600
    }
  }

  /// Runs the workload.
  ///
  /// - Parameters:
  ///   - makePainter: Makes what paints frames; nil leaves painting out, and then `paint` does
  ///     nothing.
  ///   - send: Receives each result as it comes.
  /// - Returns: What was visible and should not have been; empty if all is right.
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
    case .numbered:
      NumberedWorkload(tables: sections).run(steps: steps, jumps: jumps, send: send)
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
