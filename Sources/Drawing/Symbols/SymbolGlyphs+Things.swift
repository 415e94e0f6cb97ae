// Things and people, by their names.
extension SymbolGlyph {
  static let things: [String: SymbolGlyph] = [
    "house": .even(
      .outline(.half(0, -7.6, 0, 6.4, -2.2, 0, 6.4, 8, 1.6)), .stroke(.line(0, -8, 9.2, -0.3)),
      .detail(.line(0, 2.2, 2.2, 2.2, 2.2, 8))),
    "person": .even(
      .outline(.circle(0, -4.7, 3.8)), .outline(.half(7.6, 1.7, 5.8, 7.6, 8.4, 1.4))),
    "person.2": .plain(
      .outline(.circle(5.2, -3.6, 2.9)),
      .outline(.shape(0, 1.6, 2, 10.6, 1.6, 4.6, 10.6, 7, 1.2, 0, 7, 1.2)),
      .gap(.circle(-3.4, -4.4, 3.6)), .gap(.box(-3.4, 4.9, 13.6, 6, round: 4)),
      .outline(.circle(-3.4, -4.4, 3.6)),
      .outline(.shape(-10.2, 1.7, 5.4, 3.4, 1.7, 5.4, 3.4, 7.9, 1.3, -10.2, 7.9, 1.3))),
    "person.crop.circle": .even(
      .outline(.circle(0, 0, 8.6)), .spot(.circle(0, -2.2, 3)),
      .spot(.half(5.8, 2.1, 4.4, 7, 4.8, 0, 5, 6.9, 0, 2.6, 8.1, 0, 0, 8.5, 0))
    ).alone,
    "face.smiling": .even(
      .outline(.circle(0, 0, 8.6)), .spot(.ellipse(3, -2.4, 2.1, 2.7)),
      .detail(.arc(0, 0.2, 4.6, from: 20, to: 40))
    ).alone,
    "eye": .even(.outline(.half(0, -9.4, 9, 10, 0, 1.8, 0, 9.4, 9)), .detail(.circle(0, 0, 2.9))),
    "bell": .even(
      .outline(.half(5.4, -7.6, 5.2, 5.4, 1, 3.4, 8, 5.2, 1)),
      .stroke(.curve(-2.4, 7.8, 0, -2, 9.4, 1.6, 2, 9.4, 1.6, 2.4, 7.8, 0))),
    "flag": .plain(
      .stroke(.line(-7, -8.6, -7, 9)),
      .outline(
        .shape(
          -7, -7.4, 0, -3.4, -9, 5, 2.6, -6.6, 7, 7.6, -8.2, 1, 7.6, 1.8, 1, 2.6, 4, 7, -3.4, 1.2,
          5,
          -7, 2.6, 0))),
    "phone": .plain(
      .outline(
        .shape(
          -8.4, -5, 2.4, -4.8, -8.6, 1.4, -1.4, -4.2, 1.4, -3.6, -1.4, 1.4, 1.4, 3.6, 1.4, 4.2, 1.4,
          1.4,
          8.6, 4.8, 1.4, 5, 8.4, 2.4, -6, 6, 12))),
    "cart": .plain(
      .stroke(.curve(-9.6, -7.4, 0, -6.8, -7.4, 0.8, -4.2, 4, 0.8, 7.4, 4, 0)),
      .outline(.shape(-6.1, -4.6, 0, 9, -4.6, 0.9, 7.2, 0.9, 0.9, -4.9, 0.9, 0)),
      .solid(.circle(-2.8, 7.4, 1.6)), .solid(.circle(5.8, 7.4, 1.6))),
    "bag": .even(
      .outline(.half(7, -4.4, 1.4, 7.8, 8.6, 2.2)),
      .stroke(.curve(-3.6, -4.4, 0, -3.6, -9, 3.4, 3.6, -9, 3.4, 3.6, -4.4, 0))),
    "gift": .even(
      .outline(.box(0, 3.6, 14, 10, round: 1.6)), .outline(.box(0, -3.2, 17.4, 3.8, round: 1)),
      .detail(.line(0, -5, 0, 8.6)),
      .stroke(.shape(0, -5.1, 0, 1.4, -10.2, 2.6, 6.4, -9.4, 2, 5.4, -5.1, 2))),
    "lock": .even(
      .outline(.box(0, 3.3, 13, 10.6, round: 2)),
      .stroke(.curve(4.1, -2, 0, 4.1, -9, 4.1, -4.1, -9, 4.1, -4.1, -2, 0))),
    "lock.open": .plain(
      .outline(.box(-2.4, 3.3, 13, 10.6, round: 2)),
      .stroke(.curve(1.6, -2, 0, 1.6, -9, 3.9, 9, -9, 3.9, 9, -2.6, 0))),
    "trash": .even(
      .outline(.half(6.4, -6, 0, 5.5, 8.9, 2)), .stroke(.line(0, -6, 8, -6)),
      .stroke(.curve(-2.9, -6, 0, -2.9, -8.9, 1.2, 2.9, -8.9, 1.2, 2.9, -6, 0)),
      .detail(.line(0, -2.6, 0, 5.4)), .detail(.line(2.9, -2.6, 2.6, 5.4))),
    "magnifyingglass": .plain(
      .stroke(.circle(-1.7, -1.7, 6.1)), .stroke(.line(2.7, 2.7, 8.2, 8.2))),
    "plus.magnifyingglass": .plain(
      .stroke(.circle(-1.7, -1.7, 6.1)), .stroke(.line(2.7, 2.7, 8.2, 8.2)),
      .stroke(.line(-1.7, -4.5, -1.7, 1.1)), .stroke(.line(-4.5, -1.7, 1.1, -1.7))
    ).alone,
    "minus.magnifyingglass": .plain(
      .stroke(.circle(-1.7, -1.7, 6.1)), .stroke(.line(2.7, 2.7, 8.2, 8.2)),
      .stroke(.line(-4.5, -1.7, 1.1, -1.7))
    ).alone,
    "camera": .even(
      .outline(.half(3.2, -7.8, 1.4, 4.8, -5.2, 0.8, 9.6, -5.2, 2.2, 9.6, 7.4, 2.2)),
      .detail(.circle(0, 0.9, 3.7))),
    "video": .plain(
      .outline(.box(-3.2, 0, 12.8, 11.6, round: 2.4)),
      .outline(.shape(5.4, -1.6, 0.6, 9.8, -4.4, 0.9, 9.8, 4.4, 0.9, 5.4, 1.6, 0.6))),
    "mic": .even(
      .outline(.box(0, -3.7, 5.8, 11, round: 2.9)),
      .stroke(.curve(-5.6, -1.4, 0, -5.6, 5, 5.4, 5.6, 5, 5.4, 5.6, -1.4, 0)),
      .stroke(.line(0, 5, 0, 8.8)), .stroke(.line(0, 8.8, 3.2, 8.8))),
    "square.and.arrow.up": .even(
      .stroke(.curve(3.2, -2.8, 0, 7, -2.8, 2, 7, 8.6, 2, -7, 8.6, 2, -7, -2.8, 2, -3.2, -2.8, 0)),
      .stroke(.line(0, -9.6, 0, 3)), .stroke(.line(0, -9.6, 3.6, -6))),
    "square.and.arrow.down": .even(
      .stroke(.curve(3.2, -2.8, 0, 7, -2.8, 2, 7, 8.6, 2, -7, 8.6, 2, -7, -2.8, 2, -3.2, -2.8, 0)),
      .stroke(.line(0, -9.6, 0, 3.6)), .stroke(.line(0, 3.6, 3.6, 0))),
    "rectangle.portrait.and.arrow.right": .plain(
      .stroke(
        .curve(1.6, -3.6, 0, 1.6, -8.6, 2, -8.8, -8.6, 2, -8.8, 8.6, 2, 1.6, 8.6, 2, 1.6, 3.6, 0)),
      .stroke(.line(-4, 0, 9, 0)), .stroke(.line(5.4, -3.6, 9, 0, 5.4, 3.6))
    ).alone,
    "location": .plain(.outline(.loop(8.6, -8.6, 1, 8.6, -0.6, 0.6, -8.6, -1, round: 0.8))),
    "mappin": .even(.solid(.circle(0, -5, 4)), .stroke(.line(0, -4, 0, 8.8))),
    "globe": .even(
      .stroke(.circle(0, 0, 8.6)), .stroke(.ellipse(0, 0, 8, 17.2)),
      .stroke(.line(0, -8.6, 0, 8.6)),
      .stroke(.line(0, 0, 8.6, 0)), .stroke(.line(0, -4.4, 7.4, -4.4)),
      .stroke(.line(0, 4.4, 7.4, 4.4))
    ).alone,
    "play.rectangle": .plain(
      .outline(.box(0, 0, 19, 14, round: 2.4)),
      .spot(.shape(-2.6, -3.8, 0.6, 4.2, 0, 0.6, -2.6, 3.8, 0.6))
    ).alone,
    "wifi": .even(
      .solid(.circle(0, 6.4, 1.7)), .stroke(.arc(0, 6.4, 5.2, from: 53, to: 7)),
      .stroke(.arc(0, 6.4, 9.6, from: 53, to: 7)), .stroke(.arc(0, 6.4, 14, from: 53, to: 7))),
    "sun.max": .even(
      .outline(.circle(0, 0, 4.1)), .stroke(.line(0, -9, 0, -7.4)), .stroke(.line(0, 7.4, 0, 9)),
      .stroke(.line(7.4, 0, 9, 0)), .stroke(.line(5.2, -5.2, 6.4, -6.4)),
      .stroke(.line(5.2, 5.2, 6.4, 6.4))),
    "moon": .plain(.outline(crescent)),
    "cloud": .plain(
      .outline(
        .joined(
          .arc(-5.4, 2.6, 4, from: 30, to: 53), .arc(-0.2, -1, 5.6, from: 47, to: 12),
          .arc(5.8, 2.9, 3.7, from: 1, to: 30)))),
    "bolt": .plain(
      .outline(.loop(2, -9.2, -6.2, 1.4, -0.8, 1.4, -2, 9.2, 6.2, -1.4, 0.8, -1.4, round: 0.5))),
    "drop": .even(.outline(.half(0, -9.2, 0.6, 6, -0.8, 5, 6, 8.6, 6))),
    "shield": .even(.outline(.half(0, -9, 1, 7.4, -6.2, 1.4, 7.4, 3.4, 8, 0, 9, 1))).alone,
    "checkmark.shield": .plain(
      .outline(.half(0, -9, 1, 7.4, -6.2, 1.4, 7.4, 3.4, 8, 0, 9, 1)),
      .detail(.line(-3.2, 0.2, -0.9, 2.9, 3.3, -3.2))
    ).alone,
    "cube": .even(
      .outline(.wheel([9], minutes: 10, round: 1.1)), .detail(.line(0, 0, 0, 8.8)),
      .detail(.line(0, 0, 7.6, -4.4))
    ).alone,
    "gearshape": .even(.outline(gear), .detail(.circle(0, 0, 3))),
    "gear": .even(.stroke(gear), .stroke(.circle(0, 0, 3))),
    "clock": .plain(.outline(.circle(0, 0, 8.6)), .detail(.line(0, -5.4, 0, 0.4, 3.6, 2.4))).alone,
    "tv": .even(.outline(.box(0, -1.4, 19, 13, round: 2.2)), .stroke(.line(0, 8.4, 4.4, 8.4))),
    "iphone": .even(
      .stroke(.box(0, 0, 10.6, 18, round: 2.4)), .stroke(.line(0, 6.2, 1.4, 6.2))),
    "chart.bar": .plain(
      .outline(.box(-6.6, 4.6, 3.6, 7.2, round: 0.8)), .outline(.box(0, 2, 3.6, 12.4, round: 0.8)),
      .outline(.box(6.6, -0.4, 3.6, 17.2, round: 0.8))
    ).alone,
  ]

  private static let crescent = SymbolPath.joined(
    .arc(-0.4, 0.4, 8.4, from: 18, to: 57), .arc(2.8, -2.8, 7.5, from: 22, to: 53).reversed)
  private static let gear = SymbolPath.eightfold(
    -2.3, -6.5, 0.8, -1.6, -9.2, 0.8, 1.6, -9.2, 0.8, 2.3, -6.5, 0.8)
}
