import Glibc
import Images
import PhotoSamples
import ScrollworkApp

// Writes folders of pictures, and measures frames while the pictures scroll or zoom:
//
//   photos-measure generate FOLDER COUNT   COUNT JPEG files, copies of 400 with dates of their own
//   photos-measure flick FOLDER [--no-cache]
//   photos-measure large FOLDER            pictures of 12 and 48 megapixels, in two folders in it
//   photos-measure zoom FOLDER             magnifies the first picture of a folder
let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.count) {
case ("generate", 3):
  guard let count = Int(CommandLine.arguments[3]) else { exit(EXIT_FAILURE) }
  generate(CommandLine.arguments[2], count)
case ("flick", 2...3):
  try await flick(CommandLine.arguments[2], keeps: CommandLine.arguments.last != "--no-cache")
case ("large", 2): generateLarge(CommandLine.arguments[2])
case ("zoom", 2): try await zoom(CommandLine.arguments[2])
default:
  print("photos-measure generate FOLDER COUNT | flick FOLDER [--no-cache] | large FOLDER")
  print("photos-measure zoom FOLDER")
  exit(EXIT_FAILURE)
}
