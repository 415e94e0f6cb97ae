internal import Files

/// The file in which a program keeps the frame of its window: `window` in its state folder, see
/// `StateFolder`.
package struct SavedFrame {
  /// The path of the file.
  package let path: String
  private let folder: String
  private let report: (String) -> Void

  /// Names the file of a program; nil without a state folder. `report` gets one line for a file that
  /// cannot be used.
  package init?(of program: String, report: @escaping (String) -> Void) {
    guard let folder = StateFolder.path(of: program) else { return nil }
    self.init(in: folder, report: report)
  }

  init(in folder: String, report: @escaping (String) -> Void) {
    self.folder = folder
    path = folder + "/window"
    self.report = report
  }

  /// The kept frame; nil if there is none, or if the file is damaged.
  package func read() -> WindowFrame? {
    guard DiskFile.exists(path) else { return nil }
    do throws(DiskFile.Failure) {
      let bytes = try DiskFile.readSteadily(path, limit: Self.limit)
      let frame = WindowFrame(text: String(decoding: bytes, as: UTF8.self))
      if frame == nil { report("\(path) is not the frame of a window; it is ignored") }
      return frame
    } catch {
      report("\(path) cannot be read (\(error.reason)); it is ignored")
      return nil
    }
  }

  /// Keeps a frame, or reports why it cannot be kept.
  package func write(_ frame: WindowFrame) {
    do throws(DiskFile.Failure) {
      try DiskFile.makeFolders(folder)
      try DiskFile.replace(path, with: Array(frame.text.utf8))
    } catch {
      report(
        "the size and place of the window are not remembered: \(path) cannot be written "
          + "(\(error.reason))")
    }
  }

  /// The longest file that is read, in bytes.
  private static let limit = 4096
}
