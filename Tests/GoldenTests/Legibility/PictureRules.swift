import Drawing
import Geometry
import TestSupport

/// The rules for every picture.
@MainActor
struct PictureRules {
  /// The smallest size of a font, in points of the surface.
  static let leastSize = 11.0
  static let leastContrast = 4.5
  /// The greatest luminance of fills in dark pictures that cover more than ``largestGlare``.
  static let greatestLuminance = 0.5
  /// The largest share of a dark picture that a bright fill may cover.
  static let largestGlare = 0.001

  let picture: PaintedPicture
  /// Whether something in the picture scrolls horizontally, so that its edges cut text.
  let scrollsAcross: Bool
  let isDark: Bool
  /// Whether views are appearing, disappearing or fading.
  var isAnimated = false
  /// Whether a card covers part of the picture.
  var hasCard = false
  /// The colours of photographs, which stay as bright in the dark.
  var skies: Set<Color> = []
  /// The colour of a line that marks where content will be, and may cross any text.
  var aim: Color?
  /// Lines with less opacity do not strike a text out.
  private static let leastOpacity: UInt8 = 64

  /// A sentence for each broken rule, which names the text or fill that breaks it.
  var faults: [String] {
    let texts = picture.texts.map { (text: $0, samples: picture.samples(of: $0)) }
      .filter { $0.samples.contains { !$0.isCovered } }
    return texts.flatMap {
      size(of: $0.text) + contrast(of: $0.text, $0.samples) + cuts(of: $0.text)
        + covers(of: $0.text, $0.samples) + strikes(through: $0.text)
    }
      + overlaps(of: texts.map(\.text)) + glare
  }

  private func size(of text: PaintedPicture.Text) -> [String] {
    text.run.font.size < Self.leastSize ? ["\(name(text)) is only \(text.run.font.size) high"] : []
  }

  private func contrast(
    of text: PaintedPicture.Text, _ samples: [PaintedPicture.Sample]
  ) -> [String] {
    // Veiled points count only if the middle is veiled: a viewport's edge may veil an end.
    let isVeiled = samples.first { abs($0.point.x - text.ink.midX) < 0.01 }?.isVeiled ?? false
    let worst = samples.filter { !$0.isCovered && (isVeiled || !$0.isVeiled) }
      .map { (sample: $0, ratio: Contrast.ratio($0.ink, $0.ground)) }
      .min { $0.ratio < $1.ratio }
    if isAnimated, text.run.color.alpha < 255 { return [] }
    guard let worst, worst.ratio < Self.leastContrast else { return [] }
    let ratio = (worst.ratio * 100).rounded() / 100
    return [
      "\(name(text)) has a contrast of \(ratio): \(worst.sample.ink) on \(worst.sample.ground), at \(worst.sample.point)"
    ]
  }

  private func cuts(of text: PaintedPicture.Text) -> [String] {
    var faults: [String] = []
    if text.isShortened, text.run.font.family == .numbers {
      faults.append("\(name(text)) is a number and is shortened")
    }
    let window = Rect(origin: .zero, size: picture.size)
    if text.clip == window, text.ink.minY < -0.5 || text.ink.maxY > window.maxY + 0.5 {
      faults.append("\(name(text)) leaves the window")
    }
    if !scrollsAcross, text.ink.minX < text.clip.minX - 1 || text.ink.maxX > text.clip.maxX + 1 {
      faults.append("\(name(text)) is cut")
    }
    return faults
  }

  /// Faults of partly covered texts: a text must be covered as a whole or not at all.
  private func covers(
    of text: PaintedPicture.Text, _ samples: [PaintedPicture.Sample]
  ) -> [String] {
    let hidden = samples.count { $0.isHidden }
    guard !hasCard, !isAnimated, hidden > 0, hidden < samples.count else { return [] }
    return ["\(name(text)) is partly covered"]
  }

  /// Faults of visible lines that are painted over a text.
  private func strikes(through text: PaintedPicture.Text) -> [String] {
    // A card draws a line to the view that it describes, which may cross texts.
    guard !isAnimated, !hasCard else { return [] }
    // A text that is half behind something opaque is scrolling out of sight.
    guard !picture.passesBehind(text) else { return [] }
    let letters = text.visible.inset(by: 1)
    let isStruck = picture.lines.contains { line in
      line.place > text.place && line.color != aim && line.color.alpha >= Self.leastOpacity
        && line.points(in: letters).contains { point in
          !picture.isCovered(
            Rect(origin: point, size: Size(width: 0.1, height: 0.1)), after: line.place)
        }
    }
    return isStruck ? ["\(name(text)) is struck through"] : []
  }

  private func overlaps(of texts: [PaintedPicture.Text]) -> [String] {
    var faults: [String] = []
    for (place, lower) in texts.enumerated() {
      for upper in texts[(place + 1)...] where lower.visible.intersects(upper.visible) {
        let common = lower.visible.intersection(upper.visible)
        guard min(common.width, common.height) > 1,
          !picture.isCovered(common, after: lower.place)
        else { continue }
        faults.append("\(name(upper)) lies over \(name(lower))")
      }
    }
    return faults
  }

  private var glare: [String] {
    guard isDark else { return [] }
    let largest = Self.largestGlare * picture.size.width * picture.size.height
    return picture.fills.compactMap { fill in
      guard fill.visible.width * fill.visible.height > largest, fill.color.alpha == 255,
        Contrast.luminance(fill.color) > Self.greatestLuminance, !skies.contains(fill.color),
        !picture.isCovered(fill.visible, after: fill.place)
      else { return nil }
      return "\(fill.color) glares over \(fill.visible.size)"
    }
  }

  private func name(_ text: PaintedPicture.Text) -> String { "\"\(text.run.string)\"" }
}
