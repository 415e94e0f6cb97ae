// Lines of text, and things in rows.
extension SymbolGlyph {
  static let lists: [String: SymbolGlyph] = [
    "line.3.horizontal": .even(
      .stroke(.line(0, -5.6, 8, -5.6)), .stroke(.line(0, 0, 8, 0)), .stroke(.line(0, 5.6, 8, 5.6))),
    "line.3.horizontal.decrease": .even(
      .stroke(.line(0, -5.2, 8.6, -5.2)), .stroke(.line(0, 0, 5.6, 0)),
      .stroke(.line(0, 5.2, 2.6, 5.2))),
    "list.bullet": .plain(
      .solid(.circle(-8, -5.6, 1.3)), .stroke(.line(-4, -5.6, 8.8, -5.6)),
      .solid(.circle(-8, 0, 1.3)), .stroke(.line(-4, 0, 8.8, 0)),
      .solid(.circle(-8, 5.6, 1.3)), .stroke(.line(-4, 5.6, 8.8, 5.6))),
    "slider.horizontal.3": .plain(
      .stroke(.line(-8.8, -6, 2.1, -6)), .stroke(.circle(4, -6, 1.9)),
      .stroke(.line(5.9, -6, 8.8, -6)),
      .stroke(.line(-8.8, 0, -5.9, 0)), .stroke(.circle(-4, 0, 1.9)),
      .stroke(.line(-2.1, 0, 8.8, 0)),
      .stroke(.line(-8.8, 6, 2.1, 6)), .stroke(.circle(4, 6, 1.9)), .stroke(.line(5.9, 6, 8.8, 6))
    ).alone,
    "text.alignleft": .plain(
      .stroke(.line(-8.2, -6.6, 8.2, -6.6)), .stroke(.line(-8.2, -2.2, 3, -2.2)),
      .stroke(.line(-8.2, 2.2, 8.2, 2.2)), .stroke(.line(-8.2, 6.6, 3, 6.6))
    ).alone,
    "text.alignright": .plain(
      .stroke(.line(-8.2, -6.6, 8.2, -6.6)), .stroke(.line(-3, -2.2, 8.2, -2.2)),
      .stroke(.line(-8.2, 2.2, 8.2, 2.2)), .stroke(.line(-3, 6.6, 8.2, 6.6))
    ).alone,
    "text.aligncenter": .even(
      .stroke(.line(0, -6.6, 8.2, -6.6)), .stroke(.line(0, -2.2, 5, -2.2)),
      .stroke(.line(0, 2.2, 8.2, 2.2)), .stroke(.line(0, 6.6, 5, 6.6))
    ).alone,
    "square.grid.2x2": .even(
      .outline(.box(4.7, -4.7, 5.8, 5.8, round: 1.2)),
      .outline(.box(4.7, 4.7, 5.8, 5.8, round: 1.2))
    ).alone,
    "square.grid.3x3": .even(
      .outline(.box(0, -6.4, 3, 3, round: 0.6)), .outline(.box(6.4, -6.4, 3, 3, round: 0.6)),
      .outline(.box(0, 0, 3, 3, round: 0.6)), .outline(.box(6.4, 0, 3, 3, round: 0.6)),
      .outline(.box(0, 6.4, 3, 3, round: 0.6)), .outline(.box(6.4, 6.4, 3, 3, round: 0.6))
    ).alone,
    "rectangle.grid.1x2": .even(
      .outline(.box(0, -4.7, 16.4, 5.8, round: 1.2)), .outline(.box(0, 4.7, 16.4, 5.8, round: 1.2))
    ).alone,
    "rectangle.stack": .even(
      .outline(.box(0, 2.4, 18.4, 11.6, round: 2.2)), .stroke(.line(0, -6.4, 7.4, -6.4)),
      .stroke(.line(0, -9.2, 5.6, -9.2))
    ).alone,
    "square.on.square": .plain(
      .outline(.box(-2.6, -2.6, 11.6, 11.6, round: 2.2)),
      .gap(.box(2.6, 2.6, 11.6, 11.6, round: 2.2)),
      .outline(.box(2.6, 2.6, 11.6, 11.6, round: 2.2))
    ).alone,
    "doc.on.doc": .plain(
      .outline(.box(-3.2, -2.4, 9.6, 13.2, round: 1.8)),
      .gap(.box(2.6, 2.4, 9.6, 13.2, round: 1.8)),
      .outline(.box(2.6, 2.4, 9.6, 13.2, round: 1.8))
    ).alone,
  ]
}
