// Starts the tests. Without this file, Swift Package Manager generates one, and searches an index
// of all targets for tests of XCTest. There are none, and the index takes a large part of a build.
import Testing

@main
enum Main {
  static func main() async {
    // `swift test` first starts the program for tests of XCTest, which would find none.
    guard CommandLine.arguments.contains("swift-testing") else { return }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
