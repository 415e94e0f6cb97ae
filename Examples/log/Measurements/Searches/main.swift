import Glibc
import LogFile

// Measures searches: log-measure FILE [PATTERN...]. Each pattern comes with a twin that says the same
// without classes and groups; the ratio is that of their times in this run, the best of three.

let pairs: [(pattern: String, twin: String)] = [
  ("code=42[0-9]2", "code=42\\d2"),
  ("code=(42)[13579]2", "code=42\\d2"),
  ("\"GET /[a-z]+ HTTP/1\\.[01]\" 5\\d\\d", "\"GET /\\w+ HTTP/1\\.\\d\" 5\\d\\d"),
  ("(error|warn): ", "error: \\S|warn: \\S"),
  ("status=(4|5)\\d\\d", "status=4\\d\\d|status=5\\d\\d"),
  ("(?i)xylophone (over|under)flow", "(?i)xylophone \\w+flow"),
  ("10\\.[0-9]+\\.[0-9]+\\.1 ", "10\\.\\d+\\.\\d+\\.1 "),
  ("(error): [a-z]+ took 10[0-9]", "error: \\w+ took 10\\d"),
]

func search(_ source: String, _ reader: LineReader) async throws -> (seconds: Double, count: Int) {
  var best = Double.infinity
  var count = 0
  for _ in 0..<3 {
    let clock = ContinuousClock()
    let start = clock.now
    count = 0
    for await batch in LogSearch(try Pattern(source), in: reader.file, reader.index).batches() {
      count += batch.lines.count
    }
    best = min(best, (clock.now - start) / .seconds(1))
  }
  return (best, count)
}

func milliseconds(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }

let arguments = Array(CommandLine.arguments.dropFirst())
guard let path = arguments.first else {
  print("name a file: log-measure FILE [PATTERN...]")
  exit(EXIT_FAILURE)
}
let reader = LineReader(try OpenFile(path: path))
while reader.file.isFilling || reader.index.scanned < reader.file.size {
  reader.scanSome(atMost: 1 << 20)
}
print("\(reader.file.size / 1_000_000) MB, \(reader.index.lineCount) lines\n")
if arguments.count > 1 {
  for source in arguments.dropFirst() {
    let (seconds, count) = try await search(source, reader)
    print("\(milliseconds(seconds))  \(count) lines  \(source)")
  }
} else {
  print("| pattern | lines | time | twin | lines | time | ratio |\n|---|---|---|---|---|---|---|")
  for (pattern, twin) in pairs {
    let (time, count) = try await search(pattern, reader)
    let (twinTime, twinCount) = try await search(twin, reader)
    let ratio = (time / twinTime * 100).rounded() / 100
    print(
      "| `\(pattern)` | \(count) | \(milliseconds(time)) | `\(twin)` | \(twinCount)"
        + " | \(milliseconds(twinTime)) | \(ratio) |")
  }
}
