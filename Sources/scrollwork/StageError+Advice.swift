import SDLStage

extension StageError {
  /// The error in one line, with a remedy in this program.
  var line: String {
    switch self {
    case .noDisplay, .window: "\(self); scrollwork screenshot needs no display"
    case .surface: "\(self); use a smaller --size or --scale"
    case .noFonts: "\(self), or name a font file with --font"
    case .noEncoder: "\(self), or name a folder for PNG files, such as -o frames/"
    case .lostDisplay, .lostWindow, .painting, .unreadableFont, .unusableFont, .unreadablePicture,
      .unwritablePicture, .unwritableRecording, .encoding:
      "\(self)"
    }
  }
}
