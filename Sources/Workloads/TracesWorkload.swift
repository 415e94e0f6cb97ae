import Inspecting
import ScrollEngine
import Traces

/// What a frame of a window costs when the window is recorded as a trace: 1,000 cells that all move.
///
/// A collection of 800 x 600 points has 25 lines of 40 cells, each with a background and a text. Each frame
/// scrolls it by a point and paints it. The recording is packed as it goes on; nothing writes it to a disk.
@MainActor
package struct TracesWorkload {
  /// What is recorded.
  package enum Recording: String, CaseIterable, Sendable {
    case nothing
    /// Places of views and cells, queues and calls.
    case places
    /// What views and cells draw as well.
    case pictures
  }

  private static let cells = 1_000
  private static let size = Size(width: 800, height: 600)

  private let painter: any FramePainting

  init(_ painter: any FramePainting) { self.painter = painter }

  /// Runs frames with each kind of recording; reports the cost of a frame, and how many times that of one
  /// that is not recorded it is.
  func run(frames: Int, only: Recording?, send: @escaping (Measurement) -> Void) {
    let kinds = only.map { [$0] } ?? Recording.allCases
    let runs = kinds.map { Run(recording: $0, painter) }
    var samples = kinds.map { _ in [Double]() }
    for run in runs { for _ in 0..<CPUClock.mostInBatch { run.step() } }
    // By turns, so that all are measured under the same conditions.
    let batch = CPUClock.batchSize(of: frames)
    for done in stride(from: 0, to: frames, by: batch) {
      let size = min(batch, frames - done)
      for (place, run) in runs.enumerated() {
        samples[place] += CPUClock.measure(size, batchSize: size) { run.step() }
      }
    }
    let report = Report(variant: "traces", rows: Self.cells, sections: 1, send: send)
    for (kind, samples) in zip(kinds, samples) { report.samples(kind.rawValue, samples) }
    guard only == nil, let plain = Summary(samples[0])?.median, plain > 0 else { return }
    for place in kinds.indices.dropFirst() {
      guard let median = Summary(samples[place])?.median else { continue }
      report.value("\(kinds[place].rawValue) / nothing", median / plain, unit: "times")
    }
  }

  /// A window that scrolls and is painted.
  @MainActor
  private final class Run: CollectionViewDataSource {
    private let window = Window(frame: Rect(origin: .zero, size: TracesWorkload.size))
    private let list: CollectionView
    private let painter: any FramePainting
    private var recorder: WindowRecorder?
    private var frame = 0

    init(recording: Recording, _ painter: any FramePainting) {
      self.painter = painter
      let layout = CollectionViewFlowLayout()
      layout.itemSize = Size(width: 20, height: 24)
      (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (0, 0)
      list = CollectionView(frame: window.bounds, collectionViewLayout: layout)
      list.register(NumberCell.self, forCellWithReuseIdentifier: "number")
      list.dataSource = self
      window.textMeasuring = painter.text
      window.addSubview(list)
      window.layoutIfNeeded()
      guard recording != .nothing else { return }
      recorder = WindowRecorder(
        of: WindowWatch(window), keeping: TraceRing.Limit(), pictures: recording == .pictures)
    }

    func step() {
      frame += 1
      _ = window.advance(to: Double(frame) / 60)
      list.contentOffset.y += 1
      window.layoutIfNeeded()
      recorder?.update()
      painter.paint(window)
    }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1_000_000 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "number", for: indexPath)
      (cell as? NumberCell)?.number = indexPath.item
      return cell
    }
  }

  private final class NumberCell: CollectionViewCell {
    var number = 0 { didSet { setNeedsDisplay() } }
    private static let font = Font(.numbers, size: 10)

    override func draw(in canvas: inout Canvas) {
      canvas.fill(
        bounds, number.isMultiple(of: 2) ? PeerCell.backgrounds.even : PeerCell.backgrounds.odd)
      canvas.text(
        "\(number % 100)", in: bounds, font: Self.font, color: Color(0x202020), alignment: .center)
    }
  }
}
