// Starts the tests. Without this file, Swift Package Manager makes one, and for that it searches an index of
// all targets for tests of XCTest. There are none here, and writing the index takes a good part of the build.
import Testing

@main
enum Main {
  static func main() async {
    // `swift test` first starts the program for tests of XCTest.
    guard CommandLine.arguments.contains("swift-testing") else { return }
    await Testing.__swiftPMEntryPoint() as Never
  }
}
