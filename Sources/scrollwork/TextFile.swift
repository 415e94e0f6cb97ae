import Documents
import SDLStage

/// Whole files of text, with the system's reason where one cannot be read or written.
enum TextFile {
  static func read(_ path: String) throws -> String {
    let bytes: [UInt8]
    do {
      bytes = try DiskFile.read(path)
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
    let lines = error.mistakes.count == 1 ? " \(error)" : "\n\(error)"
    throw CommandError(description: "\(path):\(lines)")
  }
}
