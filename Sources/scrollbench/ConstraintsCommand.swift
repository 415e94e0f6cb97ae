import Arguments
import Workloads

struct ConstraintsCommand: BenchCommand {
  static let configuration = CommandConfiguration(
    name: "constraints",
    abstract: "The constraint solver alone; then views that constraints lay out.",
    discussion: """
      With --export nothing is measured: systems are printed as text, which another solver reads. \
      "random" prints --steps of them with their solutions, "labels" and "stack" one of each size.
      """)

  /// The systems to print instead of measurements.
  enum Export: String, CaseIterable, ArgumentValue {
    case random, labels, stack
  }

  @Option(
    name: .named("count"),
    help: "Constraints, once for each size (default: 10, 100, 1000, 10000).",
    transform: { try count($0, in: 10...1_000_000) })
  var counts: [Int] = []

  @Option(help: "Operations of each kind.", transform: { try count($0, in: 1...10_000_000) })
  var steps = 2_000

  @Option(help: "Print systems instead.")
  var export: Export?

  var request: Request {
    var request = Request(.constraints)
    if !counts.isEmpty { request.counts = counts }
    request.steps = steps
    return request
  }

  func run() throws {
    guard let export else { return try run(request) }
    switch export {
    case .random: ConstraintExport.random(steps).forEach(Output.line)
    case .labels, .stack:
      for count in request.counts {
        ConstraintExport.layout(export.rawValue, constraints: count)?.forEach(Output.line)
      }
    }
  }
}
