import Glibc
import PhotoLibrary
import PhotoScreen
import ScrollworkApp
import ScrollworkInspector

/// Ends the program with one line on standard error.
func stop(_ line: String) -> Never {
  let plain = line.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "?" : String($0) }
  let bytes = Array("photos: \(plain.joined())\n".utf8)
  _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  exit(EXIT_FAILURE)
}

let usage = """
  usage: photos FOLDER|FILE [--dark] [--no-cache]

  Shows the pictures of a folder, and of those in it, by months; or one picture, with those around it.
  The key ? shows what keys do, F12 the inspector.

    --dark      light text on dark ground
    --no-cache  neither reads nor keeps thumbnails in $XDG_CACHE_HOME/scrollwork-photos
  """

var path: String?
var keeps = true
var appearance = Appearance.light
var takesOptions = true
for argument in CommandLine.arguments.dropFirst() {
  switch argument {
  case "--" where takesOptions: takesOptions = false
  case "--dark" where takesOptions: appearance = .dark
  case "--no-cache" where takesOptions: keeps = false
  case "--help" where takesOptions, "-h" where takesOptions:
    print(usage)
    exit(EXIT_SUCCESS)
  case let option where takesOptions && option.hasPrefix("-"):
    stop("unknown option \(option); usage: photos FOLDER|FILE [--dark] [--no-cache]")
  default:
    if let path { stop("one folder or file at a time: \(path) or \(argument)") }
    path = argument
  }
}
guard let path else { stop("name a folder or a picture: photos FOLDER [--dark] [--no-cache]") }

do {
  let scan = try LibraryScan.opening(path)
  let store = keeps ? CacheFolder.current.map { ThumbnailStore(folder: $0) } : nil
  // One processor is left to the main thread.
  let workers = min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1, 1), 4)
  let controller = PhotosController(scan, store: store, workers: workers)
  store?.onFailure { line in Task { @MainActor in controller.showStoreFailure(line) } }
  try await Application.run(
    title: path, size: Size(width: 1280, height: 800), appearance: appearance
  ) { window in
    window.rootViewController = controller
    Inspector.attach(to: window)
  }
} catch let failure as LibraryFailure {
  stop("\(failure)")
}
