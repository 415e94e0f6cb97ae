internal import Files
internal import Glibc
internal import PlainText

/// The page that lists all failures, `index.html` in the folder for failures.
///
/// Each folder in it has the failures of one test file, whose path is in its file `source`. Failures of
/// tests that are gone are removed: those of a test file that does not exist, and those from before the
/// last change of one that no longer names them.
struct FailureIndex {
  private let root: String

  init(_ root: String) { self.root = root }

  /// One failure: the files that have its name.
  private struct Failure {
    let folder: String
    let name: String
    var files: [String] = []

    func has(_ ending: String) -> Bool { files.contains("\(name).\(ending)") }
  }

  /// Files end so, the longest first.
  private static let endings =
    ["actual.json", "expected.png", "actual.png", "masked.png", "difference.png"] + [
      "html", "scrolltrace", "jsonl",
    ]

  /// Brings the page up to date; what cannot be read or written stays as it is.
  func update(after testFile: String, in folder: String) {
    let failures = failures
    let isThere = failures.contains { "\(root)/\($0.folder)" == folder }
    if isThere { try? DiskFile.replace("\(folder)/source", with: Array(testFile.utf8)) }
    var left: [Failure] = []
    for failure in failures {
      if isStale(failure, after: testFile) {
        for file in failure.files { DiskFile.remove("\(root)/\(failure.folder)/\(file)") }
      } else {
        left.append(failure)
      }
    }
    let path = "\(root)/index.html"
    if left.isEmpty {
      DiskFile.remove(path)
    } else {
      try? DiskFile.replace(path, with: Array(page(of: left).utf8))
    }
  }

  private var failures: [Failure] {
    let folders = ((try? DiskFile.entries(of: root)) ?? []).sorted()
    return folders.filter { DiskFile.isFolder("\(root)/\($0)") }.flatMap { folder in
      var found: [String: Failure] = [:]
      for file in (try? DiskFile.entries(of: "\(root)/\(folder)")) ?? [] {
        guard let ending = Self.endings.first(where: { file.hasSuffix(".\($0)") }) else { continue }
        let name = String(file.dropLast(ending.count + 1))
        found[name, default: Failure(folder: folder, name: name)].files.append(file)
      }
      return found.values.sorted { $0.name < $1.name }
    }
  }

  private func isStale(_ failure: Failure, after testFile: String) -> Bool {
    let folder = "\(root)/\(failure.folder)"
    guard let source = try? DiskFile.readSteadily("\(folder)/source", limit: 1 << 16) else {
      return false
    }
    let test = String(decoding: source, as: UTF8.self)
    // The file of a test that runs may be elsewhere, as on a machine that only runs what was built.
    guard DiskFile.isFile(test) else { return test != testFile }
    let newest = failure.files.compactMap { Self.time(of: "\(folder)/\($0)") }.max()
    guard let newest, let changed = Self.time(of: test), newest < changed,
      let text = try? DiskFile.readSteadily(test, limit: 16 << 20)
    else { return false }
    let name = failure.name.prefix { $0 != "." && $0 != "@" }
    return !String(decoding: text, as: UTF8.self).hasPart(String(name))
  }

  /// When a file was last changed, in seconds since 1970.
  private static func time(of path: String) -> Double? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
  }

  // MARK: The page

  private func page(of failures: [Failure]) -> String {
    var body = ""
    var folder = ""
    for failure in failures {
      if failure.folder != folder {
        folder = failure.folder
        body += "<h2>\(folder.escapedForHTML)</h2>\n"
      }
      body += section(on: failure)
    }
    let count = failures.count
    return HTMLPage(
      title: "\(count) \(count == 1 ? "failure" : "failures")",
      style: """
        section { display: flex; gap: 16px; align-items: start; margin: 0 0 16px; }
        section img { width: 160px; max-height: 160px; object-fit: contain; border: 1px solid #8888; }
        code { font: 13px/1.45 ui-monospace, monospace; }
        p { margin: 0 0 4px; }
        """,
      body: body
    ).text
  }

  private func section(on failure: Failure) -> String {
    let place = "\(failure.folder)/\(failure.name)".asAddress
    let name = failure.name.escapedForHTML
    let path = "\(root)/\(failure.folder)/\(failure.name)"
    var text = "<section>"
    if failure.has("masked.png") {
      text +=
        "<a href=\"\(place).html\"><img src=\"\(place).masked.png\" alt=\"where it differs\"></a>"
    } else if failure.has("actual.png") {
      text +=
        "<a href=\"\(place).actual.png\"><img src=\"\(place).actual.png\" alt=\"not recorded\"></a>"
    }
    text +=
      "<div><p>" + (failure.has("html") ? "<a href=\"\(place).html\">\(name)</a>" : name) + "</p>"
    if failure.has("actual.json") {
      text += "<p><a href=\"\(place).actual.json\">The layout now</a></p>"
    }
    if failure.has("scrolltrace") {
      let trace = "\(path).scrolltrace".quotedForShell.escapedForHTML
      text += "<p><code>scrollwork trace \(trace) --summary</code></p>"
    }
    if failure.has("jsonl") {
      let script = "\(path).jsonl".quotedForShell.escapedForHTML
      text += "<p><code>SCROLLWORK_REPLAY=\(script) swift run</code></p>"
    }
    return text + "</div></section>\n"
  }
}

extension String {
  /// The path as a relative address in a page.
  fileprivate var asAddress: String {
    utf8.reduce(into: "") { address, byte in
      let character = Character(Unicode.Scalar(byte))
      if byte < 128 && (character.isLetter || character.isNumber || "-._~/@".contains(character)) {
        address.append(character)
      } else {
        address += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// The path as one word of a shell's command.
  fileprivate var quotedForShell: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
