import Arguments
internal import Files
import PlainText
import Porting
import SDLStage

/// Edits Swift files that were written for UIKit.
struct Port: RunnableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Edit Swift files written for UIKit so that they use UIKitNames.",
    discussion: """
      Makes the edits that need no understanding of the program: imports, attributes of the \
      Objective-C runtime, selectors of methods that are in the files, protocols with optional \
      methods, names from before Swift 4.2. Everything else that is known not to compile is \
      listed with its line, the reason and what to do instead.

      Name all files of a module at once: what one declares, the others may use.

      Without --write no file changes, and the lines that would are printed. With it, the lines \
      that are listed are those of the changed files.

      EXAMPLES
        scrollwork port Sources/*.swift
        scrollwork port --write Sources/Screen.swift
      """)

  @Argument(
    help: ArgumentHelp("Swift files.", valueName: "file"), completion: .files("swift"))
  var files: [String]

  @Flag(help: "Change the files: all of them, or none if one cannot be read or written.")
  var write = false

  /// The greatest size of a file that is read, in bytes; editing takes up to 64 times as much
  /// memory as all files together.
  private static let sizeLimit = 4 << 20

  @MainActor
  func run() async throws {
    try await reportingErrors {
      var sources: [(path: String, text: String)] = []
      var refused: [CommandError] = []
      var named: Set<String> = []
      for file in files where named.insert(file).inserted {
        do throws(CommandError) {
          sources.append((file, try TextFile.read(file, limit: Self.sizeLimit)))
        } catch {
          refused.append(error)
        }
      }
      guard refused.isEmpty else {
        for error in refused { StandardError.report(error) }
        if write { StandardError.write("scrollwork: no file was changed") }
        throw ExitStatus.failure
      }
      var report = PortReport()
      var changed: [(path: String, old: [UInt8], new: [UInt8])] = []
      for ((path, source), ported) in zip(sources, PortedSource.port(sources.map(\.text))) {
        if ported.text != source {
          changed.append((path, Array(source.utf8), Array(ported.text.utf8)))
        }
        report.add(ported, from: path, isWritten: write)
      }
      if write { try Self.replace(changed) }
      try StandardOutput.write(report.text)
      StandardError.write(report.summary(isWritten: write))
    }
  }

  private static func replace(
    _ files: [(path: String, old: [UInt8], new: [UInt8])]
  ) throws(CommandError) {
    do {
      try DiskFile.replaceAll(files)
    } catch {
      throw CommandError(
        description: "\(error.path) cannot be written (\(error.reason)); "
          + (error.changed.isEmpty
            ? "no file was changed"
            : "only these were changed, and could not be put back: "
              + error.changed.joined(separator: ", ")))
    }
  }
}
