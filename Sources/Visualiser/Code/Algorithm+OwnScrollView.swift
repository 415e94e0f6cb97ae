import Inspecting

extension Algorithm {
  /// The source of `OwnScrollView`, line by line; a test compares it with the file.
  static let ownScrollView = Algorithm(
    title: "your own scroll view",
    lines: [
      Line("final class OwnScrollView: View {"),
      Line("  var content = Size.zero"),
      Line("  let pan = PanGestureRecognizer()"),
      Line(""),
      Line("  override init(frame: Rect = .zero) {"),
      Line("    super.init(frame: frame)"),
      Line("    addGestureRecognizer(pan)"),
      Line("    pan.onChange = { [weak self] _ in", .panned, shows: .nothing),
      Line("      self?.follow()", .panned, shows: .nothing),
      Line("    }"),
      Line("  }"),
      Line(""),
      Line("  func follow() {"),
      Line("    let way = pan.translation(in: self)", .panned, shows: .nothing),
      Line("    pan.setTranslation(.zero, in: self)", .panned, shows: .nothing),
      Line("    scroll(by: way)", .panned, shows: .nothing),
      Line("  }"),
      Line(""),
      Line("  func scroll(by way: Point) {"),
      Line("    let seen = bounds.size", .panned, shows: .nothing),
      Line("    let end = Point(", .panned, shows: .nothing),
      Line("      x: content.width - seen.width,", .panned, shows: .nothing),
      Line("      y: content.height - seen.height)", .panned, shows: .nothing),
      Line("    let aim = bounds.origin - way", .panned, shows: .nothing),
      Line("    bounds.origin = Point(", .panned, shows: .origin),
      Line("      x: max(0, min(aim.x, end.x)),", .panned, shows: .nothing),
      Line("      y: max(0, min(aim.y, end.y)))", .panned, shows: .nothing),
      Line("  }"),
      Line("}"),
    ])
}
