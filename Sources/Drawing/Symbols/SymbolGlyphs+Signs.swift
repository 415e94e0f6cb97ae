// Signs and plain shapes, by their names.
extension SymbolGlyph {
  static let signs: [String: SymbolGlyph] = [
    "plus": .even(.stroke(.line(0, -7.2, 0, 7.2)), .stroke(.line(0, 0, 7.2, 0))),
    "minus": .even(.stroke(.line(0, 0, 7.2, 0))),
    "multiply": .even(.stroke(.line(0, 0, 5.2, -5.2)), .stroke(.line(0, 0, 5.2, 5.2))),
    "divide": .even(
      .stroke(.line(0, 0, 7.2, 0)), .solid(.circle(0, -5, 1.5)), .solid(.circle(0, 5, 1.5))),
    "equal": .even(.stroke(.line(0, -2.6, 7.2, -2.6)), .stroke(.line(0, 2.6, 7.2, 2.6))),
    "percent": .plain(
      .stroke(.line(5.4, -7, -5.4, 7)), .stroke(.circle(-4.7, -4.2, 2.7)),
      .stroke(.circle(4.7, 4.2, 2.7))
    ).alone,
    "number": .plain(
      .stroke(.line(-2, -8, -4, 8)), .stroke(.line(4, -8, 2, 8)), .stroke(.line(-6.6, -3, 7.4, -3)),
      .stroke(.line(-7.4, 3, 6.6, 3))),
    "xmark": .even(.stroke(.line(0, 0, 6.2, -6.2)), .stroke(.line(0, 0, 6.2, 6.2))),
    "checkmark": .plain(.stroke(.line(-6.6, 0.9, -2.1, 6.4, 6.4, -6.6))),
    "ellipsis": .even(.solid(.circle(0, 0, 1.7)), .solid(.circle(6.6, 0, 1.7))),
    "exclamationmark": .even(.stroke(.line(0, -7.2, 0, 2.4)), .solid(.circle(0, 6.7, 1.3))),
    "questionmark": .plain(
      .stroke(.curve(-4, -4.2, 0, -4, -8, 3.8, 4, -8, 3.8, 4, -1.8, 3.4, 0, -0.6, 2, 0, 2.6, 0)),
      .solid(.circle(0, 6.7, 1.3))),
    "info": .plain(
      .solid(.circle(0, -6.2, 1.5)), .stroke(.line(-2.3, -1.9, 0.4, -1.9, 0.4, 6.6)),
      .stroke(.line(-2.9, 6.6, 3.3, 6.6))),
    "power": .even(.stroke(.line(0, -9, 0, -1)), .stroke(.arc(0, 0.6, 7.6, from: 6, to: 54))),

    "circle": .even(.outline(.circle(0, 0, 8.6))).alone,
    "square": .even(.outline(.box(0, 0, 15.8, 15.8, round: 3))).alone,
    "app": .even(.outline(.box(0, 0, 16.4, 16.4, round: 5))).alone,
    "rectangle": .even(.outline(.box(0, 0, 19, 14, round: 2.4))).alone,
    "capsule": .even(.outline(.box(0, 0, 19, 11, round: 5.5))).alone,
    "triangle": .even(.outline(.half(0, -8.4, 1.4, 9.2, 7.4, 1.4))).alone,
    "diamond": .even(.outline(.loop(0, -9, 9, 0, 0, 9, -9, 0, round: 1.3))).alone,
    "hexagon": .even(.outline(.wheel([9], minutes: 10, round: 1.3))).alone,
    "star": .even(.outline(.wheel([9.2, 4], minutes: 6, round: 0.5))),
    "star.lefthalf.fill": .plain(
      .stroke(.wheel([9.2, 4], minutes: 6, round: 0.5)),
      .solid(.leftHalf([9.2, 4], minutes: 6))
    ).alone,
    "heart": .even(.outline(.half(0, -5.2, 0.4, 4.4, -10.4, 4.6, 11.6, -3.4, 4.8, 0, 8.4, 0.8))),
    "circle.lefthalf.fill": .plain(
      .stroke(.circle(0, 0, 8.6)), .solid(.joined(.arc(0, 0, 8.6, from: 30, to: 0)))
    ).alone,
    "largecircle.fill.circle": .even(.stroke(.circle(0, 0, 8.6)), .solid(.circle(0, 0, 5.4))).alone,
    "smallcircle.fill.circle": .even(.outline(.circle(0, 0, 8.6)), .spot(.circle(0, 0, 3.4))).alone,
    "record.circle": .even(
      .outline(.circle(0, 0, 8.6)), .detail(.circle(0, 0, 4.2)), .spot(.circle(0, 0, 1.6))
    ).alone,
    "exclamationmark.triangle": .even(
      .outline(.half(0, -8.4, 1.4, 9.2, 7.4, 1.4)), .detail(.line(0, -2.6, 0, 1.8)),
      .spot(.circle(0, 4.8, 1.15))
    ).alone,
    "exclamationmark.octagon": .even(
      .outline(.eightfold(3.6, -8.6, 1)), .detail(.line(0, -4.6, 0, 1)), .spot(.circle(0, 4.4, 1.2))
    ).alone,
  ]
}
