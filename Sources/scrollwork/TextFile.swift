import Documents
internal import Files
import SDLStage

/// Reads and writes whole text files; errors contain the system's reason.
enum TextFile {
  /// Reads a regular file of at most `limit` bytes, which must not change while it is read.
  static func read(_ path: String, limit: Int) throws(CommandError) -> String {
    let bytes: [UInt8]
    do {
      bytes = try DiskFile.readSteadily(path, limit: limit)
    } catch {
      throw CommandError(description: "\(path) cannot be read (\(error.reason))")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError(description: "\(path) is not UTF-8 text")
    }
    return text
  }

  /// Writes a file atomically: completely or not at all.
  static func write(_ text: String, to path: String) throws {
    do {
      try DiskFile.replace(path, with: Array(text.utf8))
    } catch {
      throw CommandError(description: "\(path) cannot be written (\(error.reason))")
    }
  }
}

/// Reads a document from a file; mistakes are reported with the file's path.
///
/// The text may have at most `limit` bytes.
///
/// - Throws: ``CommandError`` if the file cannot be read, or with all mistakes in the document.
func reading<Document>(
  _ path: String, limit: Int, _ read: (String) throws(DocumentError) -> Document
) throws -> Document {
  let text = try TextFile.read(path, limit: limit)
  do {
    return try read(text)
  } catch {
    throw CommandError(error, in: path)
  }
}

extension GestureScript {
  /// Reads a script.
  ///
  /// - Throws: All mistakes in the file.
  init(file path: String) throws {
    self = try reading(path, limit: GestureScriptDocument.sizeLimit, GestureScriptDocument.read)
  }
}

extension CommandError {
  /// The mistakes in a file, listed below its path if there are several.
  init(_ error: DocumentError, in path: String) {
    if error.count == 1 {
      self.init(description: "\(path): \(error)")
    } else {
      self.init(description: "\(path):", details: error.lines)
    }
  }
}
