import Documents
import SDLStage

/// Whole files of text, with the system's reason where one cannot be read or written.
enum TextFile {
  static func read(_ path: String) throws(CommandError) -> String {
    try text(of: path) { () throws(DiskFile.Failure) in try DiskFile.read(path) }
  }

  /// Reads a file that is read again when it changes: no folder, no pipe, and no longer than `limit`
  /// bytes.
  static func readSteadily(_ path: String, limit: Int) throws(CommandError) -> String {
    try text(of: path) { () throws(DiskFile.Failure) in
      try DiskFile.readSteadily(path, limit: limit)
    }
  }

  private static func text(
    of path: String, _ read: () throws(DiskFile.Failure) -> [UInt8]
  ) throws(CommandError) -> String {
    let bytes: [UInt8]
    do {
      bytes = try read()
    } catch {
      throw CommandError(description: "\(path) cannot be read (\(error.reason))")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError(description: "\(path) is not text in UTF-8")
    }
    return text
  }

  /// The file is there complete or not at all.
  static func write(_ text: String, to path: String) throws {
    do {
      try DiskFile.replace(path, with: Array(text.utf8))
    } catch {
      throw CommandError(description: "\(path) cannot be written (\(error.reason))")
    }
  }
}

/// Reads a document from a file; a mistake in it is reported with the file's path.
func reading<Document>(
  _ path: String, _ read: (String) throws(DocumentError) -> Document
) throws -> Document {
  let text = try TextFile.read(path)
  do {
    return try read(text)
  } catch {
    throw CommandError(error, in: path)
  }
}

extension CommandError {
  /// The mistakes in a file, below its path if there are several.
  init(_ error: DocumentError, in path: String) {
    let lines = error.mistakes.count == 1 ? " \(error)" : "\n\(error)"
    self.init(description: "\(path):\(lines)")
  }
}
