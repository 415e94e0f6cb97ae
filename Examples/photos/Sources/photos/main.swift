import Arguments
import Glibc
import PhotoLibrary
import PhotoScreen
import ScrollworkApp
import ScrollworkInspector

/// Ends the program with one line on standard error.
func stop(_ line: String, _ status: ExitStatus = .failure) -> Never {
  let plain = line.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "?" : String($0) }
  let bytes = Array("\(Photos.program.name): \(plain.joined())\n".utf8)
  _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  exit(status.rawValue)
}

/// Ends the program with a text on standard output.
func finish(_ text: String) -> Never {
  print(text, terminator: "")
  exit(fflush(nil) == 0 ? EXIT_SUCCESS : EXIT_FAILURE)
}

/// Reads the command line, and answers what needs no window.
func command() -> Photos {
  let words = Array(CommandLine.arguments.dropFirst())
  do {
    switch try Photos.program.parse(words) {
    case .run(let photos as Photos): return photos
    case .run: preconditionFailure("the program has one command")
    case .print(let text): finish(text)
    case .version: finish("\(Photos.program.name) \(Photos.version)\n")
    case .manual:
      finish(Photos.program.manualPage(version: Photos.version, keys: PhotosController.keys))
    }
  } catch {
    stop(Photos.program.complaint(about: error, in: words), .usage)
  }
}

let photos = command()
guard let path = photos.path ?? PicturesFolder.current else {
  stop("name a folder or a picture; see \(Photos.program.name) --help", .usage)
}
do {
  let scan = try LibraryScan.opening(path)
  let store = photos.noCache ? nil : CacheFolder.current.map { ThumbnailStore(folder: $0) }
  // One processor is left to the main thread.
  let workers = min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1, 1), 4)
  let controller = PhotosController(scan, store: store, workers: workers)
  store?.onFailure { line in Task { @MainActor in controller.showStoreFailure(line) } }
  try await Application.run(
    title: path, size: Size(width: 1280, height: 800), appearance: photos.dark ? .dark : .light,
    identifier: Photos.identifier, remembersFrameAs: "scrollwork-photos"
  ) { window in
    window.rootViewController = controller
    Inspector.attach(to: window)
  }
} catch let failure as LibraryFailure {
  stop("\(failure)")
}
