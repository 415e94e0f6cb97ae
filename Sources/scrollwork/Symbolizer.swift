import Glibc
import SceneParts
import Traces
import Visualiser

/// Finds the functions at the addresses of a recorded program, in the files of code that it had loaded, by
/// `llvm-symbolizer`, which comes with Swift.
///
/// A file that is missing, or was built anew since, has no names.
enum Symbolizer {
  /// The functions of a trace; nil if it has no addresses to look up.
  static func functions(of trace: Trace) -> RecordedFunctions? {
    let images = trace.images
    guard !images.isEmpty else { return nil }
    return { find($0, in: images) }
  }

  static func find(
    _ addresses: [UInt64], in images: [TraceImage]
  ) -> [[BacktraceFrame]?] {
    var found: [[BacktraceFrame]?] = addresses.map { _ in nil }
    for image in images {
      let places = addresses.indices.filter { image.addresses.contains(addresses[$0]) }
      guard !places.isEmpty, isTheSame(image) else { continue }
      // A return address is that of the next instruction, which may be in another line or function.
      let offsets = places.map { (image.offset(of: addresses[$0]) ?? 1) &- 1 }
      let answers = run(on: image.path, offsets).map(frames) ?? []
      for (place, answer) in zip(places, answers) where !answer.isEmpty { found[place] = answer }
    }
    return found
  }

  /// Whether the file of an image is the one that was recorded.
  private static func isTheSame(_ image: TraceImage) -> Bool {
    guard access(image.path, R_OK) == 0 else { return false }
    return image.build.isEmpty || ELFBuild.id(ofFile: image.path) == image.build
  }

  /// What the tool says about offsets in a file; nil if it cannot be run.
  private static func run(on path: String, _ offsets: [UInt64]) -> String? {
    let quoted =
      "'"
      + path.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
    let numbers = offsets.map { "0x" + String($0, radix: 16) }.joined(separator: " ")
    guard let pipe = popen("llvm-symbolizer --obj=\(quoted) \(numbers) 2>/dev/null", "r") else {
      return nil
    }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return pclose(pipe) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Reads the tool's answers, one for each offset: a line with a function and one with its place for each
  /// frame, the innermost first, and an empty line.
  static func frames(_ text: String) -> [[BacktraceFrame]] {
    var answers: [[BacktraceFrame]] = []
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.isEmpty else {
        lines.append(line)
        continue
      }
      if !lines.isEmpty {
        answers.append(
          stride(from: 0, to: lines.count - 1, by: 2).compactMap {
            frame(lines[$0], at: lines[$0 + 1])
          })
      }
      lines = []
    }
    return answers
  }

  /// A frame by its function and its place, `FILE:LINE:COLUMN`; nil for an unknown function.
  private static func frame(_ function: Substring, at place: Substring) -> BacktraceFrame? {
    guard function != "??" else { return nil }
    let parts = place.split(separator: ":", omittingEmptySubsequences: false)
    let line = parts.count > 2 ? Int(parts[parts.count - 2]) ?? 0 : 0
    let path = parts.dropLast(2).joined(separator: ":")
    let file = path.split(separator: "/").last ?? ""
    return BacktraceFrame(
      function: demangled(String(function)), place: line > 0 ? "\(file):\(line)" : nil,
      origin: BacktraceFrame.Origin(ofFile: path == "??" ? "" : path, line: line))
  }

  /// The name of a Swift function as it is written; other names stay as they are.
  private static func demangled(_ name: String) -> String {
    guard let result = swiftDemangle(name, UInt(name.utf8.count), nil, nil, 0) else { return name }
    defer { free(result) }
    return String(cString: result)
  }
}

/// Demangles a name; the result is to be freed. A function of Swift's runtime, which has no declaration.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: UInt, _ output: UnsafeMutablePointer<CChar>?,
  _ outputLength: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
