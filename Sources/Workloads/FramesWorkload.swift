import ScrollEngine
import Visualiser

/// The content that is flicked while frames are measured.
package enum FrameStart: String, CaseIterable, Sendable {
  /// The scene that opens if no scene is named.
  case scene = "naive-and-container"
  /// The guided start: the first content that a newcomer sees.
  case guidedStart = "guided-start"
}

/// The costs of the whole program's frames during flicks, by part.
@MainActor
struct FramesWorkload {
  /// The number of frames before the measurement; these frames fill the caches.
  private static let warmUp = 120
  /// The number of turns without a painted frame after which the measurement fails.
  private static let patience = 600

  let starts: [FrameStart]
  /// The number of painted frames to measure on each stage.
  let frames: Int

  /// Measures on stages one after another; returns the errors.
  func run(
    on stages: some Sequence<any FrameStage>, send: @escaping (Measurement) -> Void
  ) -> [String] {
    var mistakes: [String] = []
    var pixels: [Double] = []
    var medians: [FrameStart: [FrameCost.Part: [Double]]] = [:]
    for stage in stages {
      pixels.append(stage.size.width * stage.size.height * stage.scale * stage.scale)
      for start in starts {
        let (costs, found) = measure(start, on: stage, send: send)
        mistakes += found
        for part in Self.parts(on: stage) {
          let median = Summary(costs.map { Double($0.times[part, default: 0]) })?.median
          medians[start, default: [:]][part, default: []].append(median ?? 0)
        }
      }
    }
    for start in starts { report(start, medians[start, default: [:]], over: pixels, send: send) }
    return mistakes
  }

  private func measure(
    _ start: FrameStart, on stage: any FrameStage, send: @escaping (Measurement) -> Void
  ) -> (costs: [FrameCost], mistakes: [String]) {
    let title =
      "\(start.rawValue) \(Self.name(of: stage)), \(stage.isShown ? "window" : "offscreen")"
    let report = Report(variant: title, rows: 0, sections: 0, send: send)
    var source = ShellFrames(
      on: stage, prepare: { if start == .guidedStart { $0.openTour() } })
    for _ in 0..<Self.warmUp { _ = source.next() }
    var costs: [FrameCost] = []
    var idle = 0
    while costs.count < frames {
      let cost = source.next()
      if cost.isPainted { costs.append(cost) }
      idle = cost.isPainted ? 0 : idle + 1
      guard idle < Self.patience else { return (costs, ["\(title): nothing moves"]) }
    }
    for part in Self.parts(on: stage) {
      report.samples(part.rawValue, costs.map { Double($0.times[part, default: 0]) / 1_000 })
    }
    report.samples("frame", costs.map { Double($0.total) / 1_000 })
    report.samples("pixels_written", costs.map { Double($0.pixels) }, unit: "pixels")
    report.samples("lines_shaped", costs.map { Double($0.lines) }, unit: "lines")
    return (costs, [])
  }

  /// The measured parts: all parts, except presenting if the stage is in memory.
  private static func parts(on stage: any FrameStage) -> [FrameCost.Part] {
    FrameCost.Part.allCases.filter { $0 != .present || stage.isShown }
  }

  /// Reports how the cost of each part grows with the number of pixels.
  private func report(
    _ start: FrameStart, _ medians: [FrameCost.Part: [Double]], over pixels: [Double],
    send: @escaping (Measurement) -> Void
  ) {
    let report = Report(
      variant: "growth of \(start.rawValue) over pixels", rows: 0, sections: 0, send: send)
    for part in FrameCost.Part.allCases {
      guard let costs = medians[part],
        let exponent = Growth.exponent(sizes: pixels, costs: costs)
      else { continue }
      report.value(
        part.rawValue, exponent, unit: "exponent",
        note: part.touchesPixels
          ? "1 at most: as many pixels as change"
          : "0 but for colder caches: what is shown is the same")
    }
  }

  /// The size of a stage in pixels, such as `1280x800`.
  private static func name(of stage: any FrameStage) -> String {
    let (width, height) = (stage.size.width * stage.scale, stage.size.height * stage.scale)
    return "\(Int(width.rounded()))x\(Int(height.rounded()))"
  }
}

extension FrameCost.Part {
  fileprivate var touchesPixels: Bool { self == .raster || self == .present }
}
