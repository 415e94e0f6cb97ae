/// Workloads that measure the engine; one JSON line a metric on standard output.
@main
@MainActor
enum Scrollbench {
  private static let workloads: [(name: String, run: @MainActor () -> Void)] = [
    ("container", ContainerWorkload.run),
    ("motion", MotionWorkload.run),
    ("paint", PaintWorkload.run),
  ]

  static func main() {
    let names = CommandLine.arguments.dropFirst()
    for name in names where !workloads.contains(where: { $0.name == name }) {
      let known = workloads.map(\.name).joined(separator: ", ")
      Output.fail("scrollbench: there is no workload \"\(name)\"; there are \(known)")
    }
    for workload in workloads where names.isEmpty || names.contains(workload.name) {
      workload.run()
    }
  }
}
