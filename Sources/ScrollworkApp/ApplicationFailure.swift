package import SDLStage

/// What a program with a window says of what its environment refused.
package enum ApplicationFailure {
  /// One line: what was tried, why it failed, and what helps a person who runs the program.
  package static func line(for error: StageError) -> String {
    switch error {
    case .noDisplay(let reason):
      "no display to open a window on (\(reason)); start it in a desktop session, or with "
        + "SDL_VIDEODRIVER=dummy to run it unseen"
    case .window(let reason): "could not open the window (\(reason))"
    case .lostDisplay: "lost the connection to the display server; start it again"
    case .lostWindow: "another program destroyed the window; start it again"
    case .surface(let width, let height, let reason):
      "could not create a surface of \(width) x \(height) pixels (\(reason)); "
        + "make the window smaller"
    case .noFonts(_, let directories):
      "no font found in \(directories.isEmpty ? "any folder" : directories.joined(separator: ", ")) "
        + "and none known to fontconfig; apt install fonts-inter fonts-jetbrains-mono"
    case .painting, .unreadableFont, .unusableFont, .unreadablePicture, .unwritablePicture,
      .unwritableRecording, .noEncoder, .encoding:
      "\(error)"
    }
  }
}
