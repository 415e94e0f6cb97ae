// Arrows and chevrons, and the controls of players.
extension SymbolGlyph {
  static let arrows: [String: SymbolGlyph] = {
    var glyphs: [String: SymbolGlyph] = [
      "chevron.up.chevron.down": .even(
        .stroke(.line(0, -7.2, 4.6, -2.8)), .stroke(.line(0, 7.2, 4.6, 2.8))),
      "arrow.clockwise": .plain(
        .stroke(.arc(0, 1, 7.2, from: 12, to: 1)), .stroke(.line(-2, -9.8, 1.4, -6.2, -2, -2.6))),
      "arrow.2.circlepath": .plain(
        .stroke(.arc(0, 0, 7.2, from: 47, to: 14)),
        .stroke(.line(4.2, -3.6, 7.2, -0.4, 10.2, -3.6)),
        .stroke(.arc(0, 0, 7.2, from: 17, to: 44)), .stroke(.line(-4.2, 3.6, -7.2, 0.4, -10.2, 3.6))
      ),
      "arrow.uturn.left": .plain(
        .stroke(.curve(-7.6, -3.4, 0, 7.6, -3.4, 4.4, 7.6, 6.2, 4.4, -2.4, 6.2, 0)),
        .stroke(.line(-3.4, -7.6, -7.6, -3.4, -3.4, 0.8))),
      "arrow.up.arrow.down": .plain(
        .stroke(.line(-4.4, -7.6, -4.4, 7.6)), .stroke(.line(-8, -4, -4.4, -7.6, -0.8, -4)),
        .stroke(.line(4.4, -7.6, 4.4, 7.6)), .stroke(.line(8, 4, 4.4, 7.6, 0.8, 4))),
      "arrow.left.and.right": .even(
        .stroke(.line(0, 0, 9, 0)), .stroke(.line(5.2, -3.8, 9, 0, 5.2, 3.8))),
      "arrow.up.left.and.arrow.down.right": .plain(
        .stroke(.line(-1.8, -1.8, -7.2, -7.2)), .stroke(.line(-7.4, -1.8, -7.4, -7.4, -1.8, -7.4)),
        .stroke(.line(1.8, 1.8, 7.2, 7.2)), .stroke(.line(7.4, 1.8, 7.4, 7.4, 1.8, 7.4))),
      "arrow.down.to.line": .even(
        .stroke(.line(0, -8.4, 0, 4)), .stroke(.line(0, 4, 5.2, -1.2)),
        .stroke(.line(0, 8.4, 6.4, 8.4))),
      "play": .plain(.outline(.shape(-5.8, -8.2, 1.4, 8, 0, 1.4, -5.8, 8.2, 1.4))),
      "pause": .even(.outline(.box(4, 0, 3.6, 14, round: 1))),
      "stop": .even(.outline(.box(0, 0, 13.6, 13.6, round: 2))),
      "forward": .plain(
        .outline(.shape(-9.6, -5.6, 1.1, -0.4, 0, 1.1, -9.6, 5.6, 1.1)),
        .outline(.shape(0.6, -5.6, 1.1, 9.8, 0, 1.1, 0.6, 5.6, 1.1))),
      "forward.end": .plain(
        .outline(.shape(-6.6, -6.6, 1.2, 4, 0, 1.2, -6.6, 6.6, 1.2)),
        .stroke(.line(6.6, -6.4, 6.6, 6.4))),
      "speaker": .plain(.outline(speaker(-1))),
      "speaker.wave.2": .plain(
        .outline(speaker(-4)), .stroke(.arc(-2.6, 0, 5.6, from: 9, to: 21)),
        .stroke(.arc(-2.6, 0, 9.8, from: 8, to: 22))
      ).alone,
      "music.note": .plain(
        .solid(.ellipse(-2.6, 6.4, 6, 4.6)), .stroke(.line(-0.4, 6, -0.4, -8.4)),
        .stroke(.curve(-0.4, -8.4, 0, 0.4, -4.6, 4, 4.6, -3.8, 0))),
    ]
    let directions = ["up", "right", "down", "left"]
    let corners = ["up.right", "down.right", "down.left", "up.left"]
    for quarters in 0..<4 {
      let direction = directions[quarters]
      glyphs["chevron." + direction] = chevron.turned(quarters)
      glyphs["chevron.compact." + direction] = compactChevron.turned(quarters)
      glyphs["arrow." + direction] = arrow.turned(quarters)
      glyphs["arrowtriangle." + direction] = arrowTriangle.turned(quarters)
      glyphs["arrow." + corners[quarters]] = diagonalArrow.turned(quarters)
    }
    glyphs["chevron.right.2"] = chevrons.turned(1)
    glyphs["chevron.left.2"] = chevrons.turned(3)
    for (name, other) in [
      ("arrow.clockwise", "arrow.counterclockwise"), ("arrow.uturn.left", "arrow.uturn.right"),
      ("forward", "backward"), ("forward.end", "backward.end"),
    ] { glyphs[other] = glyphs[name]?.flipped }
    glyphs["arrow.left.arrow.right"] = glyphs["arrow.up.arrow.down"]?.turned(1).flipped
    glyphs["arrow.up.and.down"] = glyphs["arrow.left.and.right"]?.turned(1)
    return glyphs
  }()

  private static let chevron = even(.stroke(.line(0, -3.5, 6.8, 3.5)))
  private static let compactChevron = even(.stroke(.line(0, -1.9, 9, 1.9))).alone
  private static let chevrons = even(
    .stroke(.line(0, -6.2, 6, -0.2)), .stroke(.line(0, 0.2, 6, 6.2)))
  private static let arrow = even(
    .stroke(.line(0, -7.6, 0, 7.6)), .stroke(.line(0, -7.6, 6, -1.6)))
  private static let diagonalArrow = plain(
    .stroke(.line(-5.8, 5.8, 5.6, -5.6)), .stroke(.line(-3.4, -5.8, 5.8, -5.8, 5.8, 3.4)))
  private static let arrowTriangle = even(.outline(.half(0, -5.2, 1.2, 7.4, 5.4, 1.2)))

  private static func speaker(_ x: Double) -> SymbolPath {
    .shape(
      x - 5.6, -3, 1, x - 2.2, -3, 0.8, x + 3.4, -7.8, 1, x + 3.4, 7.8, 1, x - 2.2, 3, 0.8, x - 5.6,
      3,
      1)
  }
}
