import Glibc

/// The program from its start to its first frame, as a process of its own.
@MainActor
struct StartWorkload {
  /// The built program.
  let program: String
  let runs: Int

  /// What is asked of the program: a window with one frame, and nothing but its help, which tells
  /// what is spent before anything is done.
  private static let asks = [
    "first_frame": ["run", "naive-and-container", "--frames", "1"],
    "help": ["--help"],
  ]

  /// Returns what is wrong.
  func run(send: @escaping (Measurement) -> Void) -> [String] {
    let report = Report(variant: "start", rows: 0, sections: 0, send: send)
    for (name, arguments) in Self.asks.sorted(by: { $0.key < $1.key }) {
      // The first one reads from the disk what the others find in memory.
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

  /// No display is needed, and a newcomer's state is not touched.
  private static let environment = ["SDL_VIDEODRIVER": "dummy"]

  /// What the dynamic linker counts of itself, if it does: glibc's.
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
