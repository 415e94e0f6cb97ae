internal import Documents
internal import Hosting
import ScrollEngine
import Visualiser

/// Produces frames of a shell that a simulated hand flicks, and measures their costs.
@MainActor
struct ShellFrames {
  let shell: Shell
  let stage: any FrameStage
  private let meter = PhaseMeter()
  private var hand: ShellHand
  private let reading = CPUClock.readingCost()

  /// Makes a shell as large as the stage; `prepare` opens the content.
  init(
    on stage: any FrameStage, _ configuration: (inout Shell.Configuration) -> Void = { _ in },
    prepare: (Shell) -> Void = { _ in }
  ) {
    self.stage = stage
    var settings = Shell.Configuration(text: stage.text)
    configuration(&settings)
    shell = Shell(settings)
    shell.meter = meter
    shell.resize(to: stage.size)
    _ = shell.advance(to: 0)
    prepare(shell)
    hand = ShellHand(shell)
  }

  /// Advances by one frame with the hand's next input.
  mutating func next() -> FrameCost {
    next { $0.move() }
  }

  /// Advances by one frame in which every pane jumps to an offset.
  mutating func jump(to offset: Point) -> FrameCost {
    next { $0.shell.setOffset(offset) }
  }

  /// The greatest offset of the first scroll view's content, in points; zero without a scroll view.
  var contentEnd: Point {
    guard let view = shell.report.views.first(where: { $0.contentSize != nil }),
      let size = view.contentSize
    else { return .zero }
    return Point(
      x: max(0, size.width - view.frame.width), y: max(0, size.height - view.frame.height))
  }

  private mutating func next(_ act: (ShellHand) -> Void) -> FrameCost {
    stage.prepare()
    meter.layout = 0
    var cost = FrameCost()
    hand.goOn()
    let (turn, _) = time {
      act(hand)
      _ = shell.advance(to: hand.time)
    }
    cost.times[.layout] = meter.layout
    cost.times[.tick] = turn - meter.layout
    guard shell.needsDisplay else { return cost }
    cost.isPainted = true
    let lines = stage.linesShaped
    meter.begin(.displayList)
    let (listing, list) = time { shell.displayList(at: stage.scale) }
    meter.end(.displayList)
    cost.times[.list] = listing
    meter.begin(.paint)
    cost.times[.raster] = time { stage.paint(list) }.0
    meter.end(.paint)
    if stage.isShown {
      meter.begin(.present)
      cost.times[.present] = time { stage.present() }.0
      meter.end(.present)
    }
    cost.pixels = stage.pixelsWritten
    cost.lines = stage.linesShaped - lines
    return cost
  }

  /// The CPU time of `body`, in nanoseconds, and its result.
  private func time<Result>(_ body: () -> Result) -> (Int, Result) {
    let start = CPUClock.nanoseconds()
    let result = body()
    return (max(0, CPUClock.nanoseconds() - start - reading), result)
  }
}
