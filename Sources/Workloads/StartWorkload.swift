import Glibc

/// The cost of starting the program up to its first frame, in a separate process.
@MainActor
struct StartWorkload {
  /// The path of the built program.
  let program: String
  let runs: Int

  /// The arguments for a window with one frame, and for the help; the help shows the cost of
  /// starting before any work.
  private static let asks = [
    "first_frame": ["run", "naive-and-container", "--frames", "1"],
    "help": ["--help"],
  ]

  /// Returns the errors.
  func run(send: @escaping (Measurement) -> Void) -> [String] {
    let report = Report(variant: "start", rows: 0, sections: 0, send: send)
    for (name, arguments) in Self.asks.sorted(by: { $0.key < $1.key }) {
      // Drops the first run, which reads from the disk; later runs find the files in memory.
      var finished: [ChildProcess] = []
      for _ in 0...runs {
        guard let child = ChildProcess.run(program, arguments, environment: Self.environment)
        else { return ["\(program) cannot be started"] }
        guard child.status == 0 else {
          return ["\(program) \(arguments.joined(separator: " ")) exits with \(child.status)"]
        }
        finished.append(child)
      }
      finished.removeFirst()
      report.samples("\(name)_cpu", finished.map(\.cpu), unit: "ms")
      report.samples(
        "\(name)_page_faults", finished.map { Double($0.minorFaults + $0.majorFaults) },
        unit: "count")
      report.samples("\(name)_peak_rss", finished.map(\.peak), unit: "MiB")
    }
    let (symbols, relative) = relocations()
    if let symbols { report.count("relocations_by_name", symbols) }
    if let relative { report.count("relocations_relative", relative) }
    return []
  }

  /// Variables with which the program needs no display.
  private static let environment = ["SDL_VIDEODRIVER": "dummy"]

  /// The relocation counts that glibc's dynamic linker reports; nil with other linkers.
  private func relocations() -> (symbols: Int?, relative: Int?) {
    var place = Array("/tmp/scrollbench.XXXXXX".utf8CString)
    guard mkdtemp(&place) != nil else { return (nil, nil) }
    let folder = String(decoding: place.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    defer { rmdir(folder) }
    let environment = Self.environment.merging(
      ["LD_DEBUG": "statistics", "LD_DEBUG_OUTPUT": folder + "/linker"]) { $1 }
    _ = ChildProcess.run(program, ["--help"], environment: environment)
    guard let names = opendir(folder) else { return (nil, nil) }
    defer { closedir(names) }
    var counts = LinkerStatistics()
    while let entry = readdir(names) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix("linker") else { continue }
      counts.read(file: "\(folder)/\(name)")
      unlink("\(folder)/\(name)")
    }
    return (counts.symbols, counts.relative)
  }
}
