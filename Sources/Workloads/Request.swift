import Demonstrations
package import Geometry

/// The requested workload and its size.
package struct Request: Sendable {
  /// The available workloads.
  package enum Workload: String, CaseIterable, Sendable {
    case peers, extents, constraints, container, numbered, motion, paint, history
    case frames, turns, tables, start, growth, traces, snapshots, compositional
  }

  /// The workload to run.
  package var workload: Workload
  /// The number of rows in all.
  package var rows = 1_000_000
  /// The number of sections or tables.
  package var sections = 1
  /// The numbers of constraints in the systems.
  package var counts = [10, 100, 1_000, 10_000]
  /// The source of the tables' row heights.
  package var heights = PeerHeights.delegate
  /// The number of steps.
  package var steps = 5_000
  /// The number of jumps to random rows.
  package var jumps = 2_000
  /// The number of row resizes, and of row insertions.
  package var edits = 200
  /// The length of a step, in points.
  package var distance = 40.0
  /// The number of painted frames to measure.
  package var frames = 240
  /// The sizes of stages, in points.
  package var sizes = Self.windowSizes
  /// The content to flick; nil for all.
  package var start: FrameStart?
  /// The number of tables in a container.
  package var tables = 100_000
  /// The way in which a container gets its tables; nil for both ways.
  package var children: TableChildren?
  /// The path of the built program.
  package var program = ""
  /// The number of times that the program is started.
  package var runs = 20
  /// The only phase to run, without the check, for counting instructions; nil for all phases.
  package var only: PeersWorkload.Phase?
  /// The only kind of recording of `traces`, for counting instructions; nil for all.
  package var recording: TracesWorkload.Recording?
  /// The only phase of `snapshots`, for counting instructions; nil for all.
  package var snapshots: SnapshotsWorkload.Phase?

  /// A small window, a large window and a 4K display.
  package static let windowSizes = [
    Size(width: 1_280, height: 800), Size(width: 2_560, height: 1_600),
    Size(width: 3_840, height: 2_160),
  ]

  /// Makes a request with the default size of a workload.
  package init(_ workload: Workload) {
    self.workload = workload
    switch workload {
    case .peers: break
    case .extents: (rows, steps) = (10_000_000, 10_000)
    case .constraints: steps = 2_000
    case .container: sections = 1_000
    case .numbered: sections = 1_000_000
    case .compositional: (sections, steps) = (10_000, 4_000)
    case .motion, .paint: steps = 10_000
    case .history: steps = 3_600
    case .frames, .start: break
    case .turns: sizes = [Self.windowSizes[0]]
    case .tables: steps = 2_000
    case .traces: steps = 600
    case .snapshots: (rows, runs) = (100_000, 11)
    case .growth: (rows, sections, steps) = (100_000_000, 1_000_000, 2_000)
    }
  }

  /// Runs the workload.
  ///
  /// - Parameters:
  ///   - makePainter: Makes the painter of frames; nil to leave painting out. Then `paint`,
  ///     `history` and `traces` do nothing, and `tables` measures no steps.
  ///   - makeStage: Makes a stage of a size; nil to skip `frames` and `turns`.
  ///   - send: Receives each result as it comes.
  /// - Returns: The errors found; empty if there are none.
  @MainActor
  package func run(
    makePainter: (() -> any FramePainting)? = nil,
    makeStage: ((Size) -> any FrameStage)? = nil, send: @escaping (Measurement) -> Void
  ) -> [String] {
    switch workload {
    case .peers:
      return PeersWorkload(self).run(makePainter: makePainter, send: send)
    case .extents:
      var extents = ExtentsWorkload(count: rows)
      return extents.run(operations: steps, send: send)
    case .constraints:
      return ConstraintsWorkload(counts: counts).run(operations: steps, send: send)
        + ConstrainedViewsWorkload().run(operations: steps, send: send)
    case .container:
      ContainerWorkload(tables: sections).run(steps: steps, jumps: jumps, send: send)
      return []
    case .numbered:
      NumberedWorkload(tables: sections).run(steps: steps, jumps: jumps, send: send)
      return []
    case .compositional:
      CompositionalWorkload(sections: sections).run(steps: steps, send: send)
      return []
    case .motion:
      MotionWorkload().run(ticks: steps, send: send)
      return []
    case .paint:
      if let makePainter {
        PaintWorkload(makePainter()).run(frames: steps, send: send)
      }
      return []
    case .traces:
      if let makePainter {
        TracesWorkload(makePainter()).run(frames: steps, only: recording, send: send)
      }
      return []
    case .history:
      if let makePainter {
        HistoryWorkload(makePainter()).run(frames: steps, send: send)
      }
      return []
    case .frames:
      guard let makeStage else { return [] }
      return FramesWorkload(starts: start.map { [$0] } ?? FrameStart.allCases, frames: frames)
        .run(on: sizes.lazy.map(makeStage), send: send)
    case .turns:
      guard let makeStage else { return [] }
      for size in sizes {
        TurnsWorkload(scenes: SceneCatalog.all).run(on: makeStage(size), frames: frames, send: send)
      }
      return []
    case .tables:
      let work = TablesWorkload(count: tables)
      for children in children.map({ [$0] }) ?? TableChildren.allCases {
        work.build(children, send: send)
        if let makePainter, steps > 0 {
          work.step(children, steps: steps, makePainter(), send: send)
        }
      }
      return []
    case .snapshots:
      return SnapshotsWorkload(count: rows, only: snapshots).run(rounds: runs, send: send)
    case .start:
      return StartWorkload(program: program, runs: runs).run(send: send)
    case .growth:
      GrowthWorkload(rows: rows, sections: sections, tables: tables, steps: steps, send: send).run()
      return []
    }
  }
}
