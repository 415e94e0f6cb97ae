import Arguments
import Documents
internal import Files
import SDLStage
import Workloads

struct TableCommand: BenchCommand {
  static let configuration = CommandConfiguration(
    name: "table", abstract: "Makes one table from the printed lines of earlier runs.",
    discussion: """
      Reads JSON lines of this program and of others that print the same fields. Of several lines \
      of one figure, the median counts; figures of others have in brackets how many times ours they \
      are.
      """)

  @Argument(help: "A file of JSON lines.", completion: .files())
  var file: String

  func run() throws {
    let lines = read().split(whereSeparator: \.isNewline)
    let entries = lines.enumerated().map { place, line in
      guard let entry = MeasurementTable.Entry(line) else {
        Output.stop("\(file), line \(place + 1): this is not a measurement")
      }
      return entry
    }
    for line in MeasurementTable(entries).lines { Output.line(line) }
  }

  private func read() -> String {
    do {
      return String(decoding: try DiskFile.readSteadily(file, limit: 1 << 26), as: UTF8.self)
    } catch {
      Output.stop("\(file) cannot be read (\(error.reason))")
    }
  }
}

extension MeasurementTable.Entry {
  /// Reads a line; nil if it is not a measurement with a value.
  init?(_ line: some StringProtocol) {
    guard let node = try? JSONReader.read(line), case .object(let fields) = node.value else {
      return nil
    }
    var values: [String: JSONNode.Value] = [:]
    for field in fields { values[field.name] = field.node.value }
    func text(_ name: String) -> String? {
      if case .string(let text) = values[name] { text } else { nil }
    }
    func number(_ name: String) -> Double? {
      if case .number(let number, _) = values[name] { number } else { nil }
    }
    guard let peer = text("peer"), let variant = text("variant"), let metric = text("metric"),
      let unit = text("unit"), let value = number("median") ?? number("value")
    else { return nil }
    self.init(peer: peer, variant: variant, metric: metric, unit: unit, value: value)
    rows = number("rows").flatMap(Int.init(exactly:)) ?? 0
    sections = number("sections").flatMap(Int.init(exactly:)) ?? 0
    painted = values["painted"] != .bool(false)
    note = text("note")
    budget = number("budget")
  }
}
