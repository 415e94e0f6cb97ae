import Documents
import Hosting
import Inspecting
import Invariants
import ScrollEngine
import TraceFiles
import Traces

/// Records an inspector's window, and writes a trace when an occasion of the settings arises.
@MainActor
final class InspectorRecorder: WindowFollower {
  let settings: TraceSettings
  let recorder: WindowRecorder
  private let pictures: PictureMeter?
  private var invariants = InspectorRecorder.frameInvariants
  /// The invariants that were found broken.
  private var broken: Set<Invariant> = []
  /// The cost of the last picture so far, in seconds.
  private var cost = 0.0
  /// The window's time at which a late picture was written last, in seconds.
  private var lastLate = -Double.infinity
  /// Called with the path of each file that was written, and the occasion.
  var onWrite: ((_ path: String, _ occasion: String) -> Void)?
  /// Called when an occasion has come, and the file could not be written.
  var onFailure: ((TraceWritingFailure) -> Void)?

  /// `clock` measures pictures; nil if they are not measured.
  init(_ settings: TraceSettings, of watch: WindowWatch, clock: (any CostMeter)?) {
    self.settings = settings
    recorder = WindowRecorder(
      of: watch, keeping: .ofSeconds(settings.seconds), pictures: settings.pictures)
    recorder.tracer.loadedImages = TraceImage.ofThisBuild
    pictures = clock.map { PictureMeter($0) }
  }

  /// The invariants that a single frame can break.
  private static var frameInvariants: InvariantWatch {
    InvariantWatch([.liveRowsAreVisible, .cellsAreReused, .cellsStayLight, .visibleRowsStay])
  }

  // MARK: Following

  var meter: (any CostMeter)? { pictures }

  func windowWillHandle(_ event: InputEvent) { recorder.tracer.note(event) }

  func windowDidAdvance() {
    finishPicture()
    recorder.update()
    if let layout = pictures?.cost(of: .layout) {
      recorder.tracer.noteCost(layout, of: .layout)
      cost = layout
    }
    if settings.occasions.contains(.brokenInvariant) { checkInvariants() }
  }

  func windowWillEnd() {
    finishPicture()
    if settings.occasions.contains(.exit) { write(on: "exit") }
  }

  /// Notes what painting the last picture has cost; only now is it known whether it was late.
  private func finishPicture() {
    if let painting = pictures?.takePainting() {
      recorder.tracer.noteCost(painting, of: .painting)
      cost += painting
    }
    defer { cost = 0 }
    guard settings.occasions.contains(where: { $0.isLate(cost) }) else { return }
    let now = recorder.watch.window.now
    guard now - lastLate >= settings.seconds else { return }
    lastLate = now
    write(on: "late picture: \(JSONText.number((cost * 1e4).rounded() / 10)) ms")
  }

  private func checkInvariants() {
    guard let found = invariants.broken(inFrameOf: recorder.watch.window),
      broken.insert(found.invariant).inserted
    else { return }
    write(on: "\(found.invariant.rawValue): \(found.detail)")
  }

  // MARK: Writing

  /// Writes what is kept, with a mark that says why.
  private func write(on occasion: String) {
    do throws(TraceWritingFailure) {
      onWrite?(try file(on: occasion), occasion)
    } catch {
      onFailure?(error)
    }
  }

  /// Writes what is kept to a new file in the folder, or to `path`; `occasion` is marked in it.
  ///
  /// - Returns: The path.
  func file(
    on occasion: String, to path: String? = nil
  ) throws(TraceWritingFailure) -> String {
    recorder.tracer.noteInLast(.mark(occasion))
    let bytes = recorder.file()
    do {
      if let path {
        try TraceFile.write(bytes, to: path)
        return path
      }
      return try TraceFile.writeNew(bytes, named: recorder.contentName, in: settings.folder)
    } catch {
      throw TraceWritingFailure(error)
    }
  }
}

extension TraceSettings.Occasion {
  /// Whether a picture that took so many seconds is an occasion.
  fileprivate func isLate(_ seconds: Double) -> Bool {
    if case .latePicture(let limit) = self { seconds > limit } else { false }
  }
}
