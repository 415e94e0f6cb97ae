/// The arguments for ffmpeg, for each of its outputs from raw frames on standard input.
enum FFmpeg {
  /// The size of a frame, in pixels.
  struct FrameSize: Hashable {
    let width: Int
    let height: Int

    init(_ picture: Picture) {
      width = picture.width
      height = picture.height
    }
  }

  /// The format 4:2:0, which all players understand, halves the colour resolution in both
  /// directions, and requires even sides. The index comes first, so that a browser can play the
  /// video before it has the whole file.
  static func video(of size: FrameSize, _ framesPerSecond: Int, to path: String) -> [String] {
    let filters = [
      "crop=trunc(iw/2)*2:trunc(ih/2)*2", "scale=out_color_matrix=bt709:out_range=limited",
      "format=yuv420p",
    ]
    return input(size, framesPerSecond) + [
      "-vf", filters.joined(separator: ","), "-c:v", "libx264", "-preset", "medium", "-crf", "18",
      "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709",
      "-color_range", "tv", "-movflags", "+faststart",
    ] + output("mp4", path)
  }

  /// Makes a palette of the best 256 colours; ffmpeg only counts colours, and stores no frame.
  static func palette(of size: FrameSize, _ framesPerSecond: Int, to path: String) -> [String] {
    input(size, framesPerSecond) + [
      "-vf", "palettegen=reserve_transparent=1", "-frames:v", "1", "-c:v", "png",
    ] + output("image2pipe", path)
  }

  /// One palette for all frames, so that each frame stores only its changes. No dithering: it would
  /// change pixels everywhere in every frame.
  static func animation(
    of size: FrameSize, _ framesPerSecond: Int, palette: String, to path: String
  ) -> [String] {
    input(size, framesPerSecond) + [
      "-f", "png_pipe", "-i", "file:\(palette)",
      "-filter_complex", "[0:v][1:v]paletteuse=dither=none:diff_mode=rectangle", "-loop", "0",
    ] + output("gif", path)
  }

  private static func input(_ size: FrameSize, _ framesPerSecond: Int) -> [String] {
    [
      "-hide_banner", "-nostdin", "-loglevel", "error", "-y", "-f", "rawvideo",
      "-pixel_format", "rgba", "-video_size", "\(size.width)x\(size.height)",
      "-framerate", "\(framesPerSecond)", "-i", "pipe:0",
    ]
  }

  /// Leaves out the encoder's version and the date. The prefix `file:` keeps ffmpeg from taking the
  /// path for an option or a URL.
  private static func output(_ format: String, _ path: String) -> [String] {
    ["-map_metadata", "-1", "-fflags", "+bitexact", "-f", format, "file:\(path)"]
  }
}
