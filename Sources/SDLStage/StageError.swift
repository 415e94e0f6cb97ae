/// A failure of the environment, described in one line that fits any program.
package enum StageError: Error, Hashable, Sendable {
  /// No display server answers.
  case noDisplay(reason: String)
  /// The display server answers, but a window could not be opened, or can no longer be used.
  case window(reason: String)
  /// The window system has ended, or has disconnected the program.
  case lostDisplay
  /// Another program has destroyed the window.
  case lostWindow
  /// The pixels to paint on could not be allocated.
  case surface(width: Int, height: Int, reason: String)
  /// SDL could not carry out a command, for instance for lack of memory.
  case painting(reason: String)
  /// No font was found for words or for numbers.
  case noFonts(files: [String], directories: [String])
  /// A font file is missing, is not a file, or cannot be opened.
  case unreadableFont(path: String, reason: String)
  /// A file is not a font, or not one that can be scaled.
  case unusableFont(path: String, reason: String)
  /// A file is missing, is too large, or is not a PNG picture.
  case unreadablePicture(path: String, reason: String)
  /// The folder is missing or not writable, or the disk is full.
  case unwritablePicture(path: String, reason: String)
  /// A recording's destination cannot be replaced or written, or the disk is full.
  case unwritableRecording(path: String, reason: String)
  /// The encoder program could not be started; usually it was not found.
  case noEncoder(path: String, program: String, reason: String)
  /// The encoder program has failed.
  case encoding(path: String, program: String, reason: String)
}

extension StageError: CustomStringConvertible {
  /// One line that fits any program: what failed, why, and often the remedy.
  package var description: String {
    switch self {
    case .noDisplay(let reason):
      "no display to open a window on (\(reason)); start the program in a desktop session, or with "
        + "SDL_VIDEODRIVER=dummy to run it unseen"
    case .window(let reason):
      "could not open the window (\(reason))"
    case .lostDisplay:
      "lost the connection to the display server; start the program again"
    case .lostWindow:
      "another program destroyed the window; start the program again"
    case .surface(let width, let height, let reason):
      "could not create a surface of \(width) x \(height) pixels (\(reason))"
    case .painting(let reason):
      "could not paint the picture (\(reason))"
    case .noFonts(let files, let directories):
      "no font found: looked for \(files.joined(separator: ", ")) "
        + "in \(directories.isEmpty ? "no folder" : directories.joined(separator: ", ")), "
        + "and fontconfig knows no other; apt install fonts-inter fonts-jetbrains-mono"
    case .unreadableFont(let path, let reason):
      "\(path) cannot be read (\(reason))"
    case .unusableFont(let path, let reason):
      "\(path) cannot be used as a font (\(reason)); name a TrueType or OpenType file"
    case .unreadablePicture(let path, let reason):
      "\(path) cannot be read as a PNG picture (\(reason))"
    case .unwritablePicture(let path, let reason), .unwritableRecording(let path, let reason):
      "\(path) cannot be written (\(reason))"
    case .noEncoder(let path, let program, let reason):
      "\(path) needs \(program), which cannot be started (\(reason)); apt install ffmpeg"
    case .encoding(let path, let program, let reason):
      "\(path) was not written: \(program) failed (\(reason))"
    }
  }
}
