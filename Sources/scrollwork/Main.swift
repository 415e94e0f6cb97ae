import ArgumentParser

/// Where the program starts.
@main
enum Main {
  @MainActor
  static func main() async {
    // The libraries' versions are asked of SDL itself, which no other command should pay for.
    if CommandLine.arguments.dropFirst() == ["--version"] {
      StandardOutput.write(Version.text)
    } else {
      await Scrollwork.main()
    }
  }
}
