import Glibc
import PhotoLibrary
import PhotoSamples

// Reads, writes and trims entries of a store that other processes use at the same time:
//
//   photos-store-worker FOLDER LIMIT SEED STEPS
//
// It prints a line and ends with status 1 if an entry has the wrong bytes, or writing fails.
let arguments = CommandLine.arguments
guard arguments.count == 5, let limit = Int(arguments[2]), let seed = Int(arguments[3]),
  let steps = Int(arguments[4])
else {
  print("photos-store-worker FOLDER LIMIT SEED STEPS")
  exit(EXIT_FAILURE)
}
let store = ThumbnailStore(folder: arguments[1], limit: limit)
store.onFailure { line in
  print(line)
  exit(EXIT_FAILURE)
}
var random = SampleRandom(seed: seed)
for step in 0..<steps {
  let number = Int.random(in: 0..<300, using: &random)
  let key = StoreSample.key(number)
  if let bytes = store.jpeg(for: key) {
    guard bytes == StoreSample.bytes(number) else {
      print("entry \(number) is another one")
      exit(EXIT_FAILURE)
    }
  } else {
    store.keep(StoreSample.bytes(number), for: key)
  }
  if step.isMultiple(of: 97) { store.trim() }
}
