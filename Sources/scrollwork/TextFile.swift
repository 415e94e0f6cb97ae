import Documents
internal import Files
import SDLStage

/// Whole text files, with the system's reason if one cannot be read or written.
enum TextFile {
  /// Reads a whole regular file that does not change meanwhile, of at most `limit` bytes.
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

  /// Writes a file that is there complete or not at all.
  static func write(_ text: String, to path: String) throws {
    do {
      try DiskFile.replace(path, with: Array(text.utf8))
    } catch {
      throw CommandError(description: "\(path) cannot be written (\(error.reason))")
    }
  }
}

/// Reads a document from a file; a mistake in it is reported with the file's path.
///
/// The text may have at most `limit` bytes.
///
/// - Throws: ``CommandError`` if the file cannot be read, or with all mistakes in it.
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
