import Arguments
import ScrollEngine
public import Workloads

struct Frames: BenchCommand {
  static let configuration = CommandConfiguration(
    abstract: "Frames of the whole program while somebody flicks, and where their time goes.",
    discussion: """
      A frame is split into tick (events, motions and the shell's notes about them), layout of the \
      scene, display list, raster, and present where there is a window. With several sizes, it also \
      tells how each part grows with the pixels.

      Instructions of a frame are the difference of two runs with other --frames.
      """)

  @Option(
    help: ArgumentHelp(
      "A size in points; repeat it for more (default: 1280x800, 2560x1600 and 3840x2160).",
      valueName: "WxH"),
    transform: { try stageSize($0) })
  var size: [Size] = []

  @Option(help: "Painted frames of each size.", transform: { try count($0, in: 1...1_000_000) })
  var frames = 240

  @Option(help: "What is flicked (default: both).")
  var start: FrameStart?

  @Flag(help: "Open a real window, on the display that the environment names.")
  var window = false

  var request: Request {
    var request = Request(.frames)
    if !size.isEmpty { request.sizes = size }
    (request.frames, request.start) = (frames, start)
    return request
  }

  func run() throws {
    try run(request, stage: window ? .window : .memory)
  }
}

struct Turns: BenchCommand {
  static let configuration = CommandConfiguration(
    abstract: "The longest turn of each scene, in which nothing else can happen.",
    discussion: """
      Each scene is opened, flicked for a while, and jumped through. A turn is events, motions and \
      layout; painting comes after it.
      """)

  @Option(help: "Frames of each scene.", transform: { try count($0, in: 1...100_000) })
  var frames = 240

  var request: Request {
    var request = Request(.turns)
    request.frames = frames
    return request
  }

  func run() throws {
    try run(request, stage: .memory)
  }
}

extension FrameStart: ArgumentValue {}

/// Reads a size such as `1280x800`.
private func stageSize(_ text: String) throws -> Size {
  let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
  guard parts.count == 2, let width = parts[0], let height = parts[1],
    (1...16_384).contains(width), (1...16_384).contains(height)
  else {
    throw UsageMistake(
      "use a width and a height from 1 to 16384, such as 1280x800")
  }
  return Size(width: Double(width), height: Double(height))
}
