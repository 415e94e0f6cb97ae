// Papers, messages and what belongs to them, by their names.
extension SymbolGlyph {
  static let papers: [String: SymbolGlyph] = [
    "bookmark": .even(.outline(.half(5.8, -8.6, 2, 5.8, 8.8, 0.9, 0, 4, 0.9))),
    "tag": .plain(
      .outline(.shape(-8.2, -8.2, 2, 0.4, -8.2, 1.6, 8.8, 0.4, 1.6, 0.4, 8.8, 1.6, -8.2, 0.4, 1.6)),
      .spot(.circle(-4.3, -4.3, 1.4))),
    "folder": .plain(
      .outline(
        .shape(
          -9, -6.8, 1.8, -3.2, -6.8, 1.2, -1.2, -4.8, 1.2, 9, -4.8, 1.8, 9, 6.8, 2, -9, 6.8, 2)),
      .detail(.line(-9, -1.6, 9, -1.6))),
    "doc": .plain(.outline(sheet), .detail(fold)),
    "doc.text": .plain(
      .outline(sheet), .detail(fold), .detail(.line(-3, 0.8, 3, 0.8)),
      .detail(.line(-3, 4.4, 3, 4.4))
    ).alone,
    "envelope": .even(
      .outline(.box(0, 0, 18.4, 13.4, round: 2.2)), .detail(.line(0, 1.8, 8.2, -5.4))),
    "bubble.left": .plain(.outline(bubble)),
    "text.bubble": .plain(
      .outline(bubble), .detail(.line(-4.6, -3.4, 4.6, -3.4)), .detail(.line(-4.6, 0.4, 1.6, 0.4))
    ).alone,
    "ellipsis.bubble": .plain(
      .outline(bubble), .spot(.circle(-4.4, -1.4, 1.3)), .spot(.circle(0, -1.4, 1.3)),
      .spot(.circle(4.4, -1.4, 1.3))
    ).alone,
    "message": .plain(
      .outline(
        .shape(
          -9, -7.6, 6, 9, -7.6, 6, 9, 5.4, 6, -1, 5.4, 3, -7, 8, 0.6, -5.4, 4.6, 1.2, -9, 3.4, 3.4))
    ),
    "creditcard": .even(
      .outline(.box(0, 0, 19, 13.6, round: 2.2)), .spot(.box(0, -2.7, 19, 2.3)),
      .detail(.line(3.8, 3, 5.8, 3))),
    "photo": .plain(
      .outline(.box(0, 0, 18.8, 14.8, round: 2.4)), .spot(.circle(-4.6, -2.9, 1.7)),
      .detail(.line(-9, 5, -4.4, 1, -1.2, 3.8, 3.6, -1.4, 9, 4, round: 0.6))),
    "pencil": .plain(.stroke(pencil), .stroke(.line(3.4, -6.6, 6.6, -3.4))),
    "square.and.pencil": .plain(
      .stroke(.curve(1.4, -7.2, 0, -8.2, -7.2, 2.4, -8.2, 8.4, 2.4, 7.4, 8.4, 2.4, 7.4, -1.2, 0)),
      .gap(.line(8.4, -8.4, -2, 2)),
      .stroke(.loop(8, -9.4, 9.6, -7.8, -0.6, 2.4, -2.6, 2.8, -2.2, 0.8, round: 0.4))),
    "paperplane": .plain(
      .outline(.loop(8.8, -8.8, 2.6, 8.6, -1.2, 1.2, -8.6, -2.6, round: 0.6)),
      .detail(.line(8.4, -8.4, -1.2, 1.2))),
    "map": .plain(
      .outline(.loop(-9, -5, -3, -7.6, 3, -5, 9, -7.6, 9, 5, 3, 7.6, -3, 5, -9, 7.6, round: 0.8)),
      .detail(.line(-3, -7.4, -3, 4.8)), .detail(.line(3, -4.8, 3, 7.4))),
    "paperclip": .plain(
      .stroke(
        .curve(
          5, 0.7, 0, -3.2, 8.9, 4, -8.9, 3.2, 4, 2.8, -8.5, 2.7, 6.6, -4.7, 2.7, -2.5, 4.5, 1.4,
          -4.5, 2.5, 1.4,
          1.6, -3.6, 0))
    ).alone,
    "archivebox": .even(
      .outline(.box(0, -5, 18.4, 4.6, round: 1.2)), .outline(.half(7.8, -2.7, 0, 7.8, 7.8, 2)),
      .detail(.line(0, 1.2, 2.6, 1.2))),
    "book": .even(
      .outline(
        .shape(0, -5.6, 0, 4.6, -8.2, 6, 9.6, -6.2, 0.8, 9.6, 6.2, 0.8, 4.6, 4.2, 6, 0, 7, 0)),
      .detail(.line(0, -4.8, 0, 6.6))),
    "calendar": .even(
      .stroke(.box(0, 0.6, 17, 15.4, round: 2.4)), .solid(.half(8.5, -7.1, 2.4, 8.5, -2.6, 0)),
      .solid(.circle(0, 0.7, 1.1)), .solid(.circle(4.2, 0.7, 1.1)), .solid(.circle(0, 4.7, 1.1)),
      .solid(.circle(4.2, 4.7, 1.1))),
  ]

  private static let bubble = SymbolPath.shape(
    -8.8, -7.4, 3.4, 8.8, -7.4, 3.4, 8.8, 4.6, 3.4, 0.4, 4.6, 0.6, -4.4, 8.6, 0.6, -4.4, 4.6, 0.4,
    -8.8, 4.6, 3.4)
  private static let sheet = SymbolPath.shape(
    -6.4, -8.8, 2, 1, -8.8, 1, 6.4, -3.4, 1, 6.4, 8.8, 2, -6.4, 8.8, 2)
  private static let fold = SymbolPath.curve(0.8, -8.6, 0, 0.8, -3.2, 1, 6.2, -3.2, 0)
  private static let pencil = SymbolPath.shape(
    5.4, -8.6, 1, 8.6, -5.4, 1, -4, 7.2, 0.4, -8.6, 8.6, 0.5, -7.2, 4, 0.4)
}
