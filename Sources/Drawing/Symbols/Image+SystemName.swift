extension Image {
  /// The pixels per point of symbols: twice those of a dense display, for symbols that are enlarged.
  private static let symbolScale = 4.0

  /// Makes a symbol by its name, as a template, which views draw in their tint colour; nil for a
  /// name that is not below.
  ///
  /// All symbols are drawings of this library's own. Names and endings are those of SF Symbols, and
  /// endings may be put together where SF Symbols has no such name. In the size for normal text,
  /// most are from 16 to 20 points wide and high: `circle.fill` has 20 x 20, `chevron.right` 10 x
  /// 17. ``init(systemName:withConfiguration:)`` makes other sizes. Equal symbols share their
  /// pixels.
  ///
  /// - With the endings `.fill`, `.circle`, `.circle.fill`, `.square` and `.square.fill`:
  ///   `archivebox`, `arrowtriangle.down`, `arrowtriangle.left`, `arrowtriangle.right`,
  ///   `arrowtriangle.up`, `backward`, `backward.end`, `bag`, `bell`, `bolt`, `book`, `bookmark`,
  ///   `bubble.left`, `bubble.right`, `camera`, `cart`, `cloud`, `creditcard`, `doc`, `drop`,
  ///   `envelope`, `eye`, `flag`, `folder`, `forward`, `forward.end`, `gearshape`, `gift`, `heart`,
  ///   `house`, `location`, `lock`, `lock.open`, `map`, `message`, `mic`, `moon`, `paperplane`,
  ///   `pause`, `person`, `person.2`, `phone`, `photo`, `play`, `speaker`, `star`, `stop`,
  ///   `sun.max`, `tag`, `trash`, `tv`, `video`;
  /// - With the endings `.circle`, `.circle.fill`, `.square` and `.square.fill`:
  ///   `arrow.2.circlepath`, `arrow.clockwise`, `arrow.counterclockwise`, `arrow.down`,
  ///   `arrow.down.left`, `arrow.down.right`, `arrow.down.to.line`, `arrow.left`,
  ///   `arrow.left.and.right`, `arrow.left.arrow.right`, `arrow.right`,
  ///   `arrow.triangle.2.circlepath`, `arrow.up`, `arrow.up.and.down`, `arrow.up.arrow.down`,
  ///   `arrow.up.left`, `arrow.up.left.and.arrow.down.right`, `arrow.up.right`, `arrow.uturn.left`,
  ///   `arrow.uturn.right`, `calendar`, `checkmark`, `chevron.down`, `chevron.left`,
  ///   `chevron.left.2`, `chevron.right`, `chevron.right.2`, `chevron.up`,
  ///   `chevron.up.chevron.down`, `divide`, `ellipsis`, `equal`, `exclamationmark`, `gear`, `info`,
  ///   `iphone`, `line.3.horizontal`, `line.3.horizontal.decrease`, `line.horizontal.3`,
  ///   `line.horizontal.3.decrease`, `list.bullet`, `magnifyingglass`, `mappin`, `minus`,
  ///   `multiply`, `music.note`, `number`, `pencil`, `plus`, `power`, `questionmark`,
  ///   `square.and.arrow.down`, `square.and.arrow.up`, `square.and.pencil`, `wifi`, `xmark`;
  /// - With the ending `.fill`: `app`, `capsule`, `chart.bar`, `checkmark.shield`, `circle`,
  ///   `clock`, `cube`, `diamond`, `doc.on.doc`, `doc.text`, `ellipsis.bubble`,
  ///   `exclamationmark.octagon`, `exclamationmark.triangle`, `face.smiling`, `hexagon`,
  ///   `person.circle`, `person.crop.circle`, `play.rectangle`, `record.circle`, `rectangle`,
  ///   `rectangle.grid.1x2`, `rectangle.stack`, `shield`, `smallcircle.fill.circle`, `speaker.2`,
  ///   `speaker.wave.2`, `square`, `square.grid.2x2`, `square.grid.3x3`, `square.on.square`,
  ///   `text.bubble`, `triangle`;
  /// - With the ending `.slash`, and `.slash.fill` if the symbol has an inside: `bell`, `bolt`,
  ///   `bookmark`, `camera`, `eye`, `heart`, `lock`, `mic`, `pencil`, `person`, `speaker`, `star`,
  ///   `video`, `wifi`;
  /// - Without endings: `chevron.compact.down`, `chevron.compact.left`, `chevron.compact.right`,
  ///   `chevron.compact.up`, `circle.lefthalf.fill`, `globe`, `largecircle.fill.circle`,
  ///   `minus.magnifyingglass`, `paperclip`, `percent`, `plus.magnifyingglass`,
  ///   `rectangle.portrait.and.arrow.right`, `slider.horizontal.3`, `star.lefthalf.fill`,
  ///   `text.aligncenter`, `text.alignleft`, `text.alignright`.
  ///
  /// - Complexity: O(pixels) for the first image of a symbol; then O(1).
  public init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes the symbol of a name, such as `chevron.right`, for a text of a size and in a weight; nil
  /// for a name that is not in the list of ``init(systemName:)``.
  ///
  /// `configuration` is by default that of a label: 17 points, regular.
  public init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    let configuration = configuration ?? SymbolConfiguration()
    // Large symbols are hardly enlarged.
    let scale = min(Self.symbolScale, max(1, 800 / configuration.pointSize))
    let image = SymbolCache.image(name, configuration) {
      SymbolName(name)?.shape(configuration).image(scale: scale)
        .withRenderingMode(.alwaysTemplate)
    }
    guard let image else { return nil }
    self = image
  }

  /// Whether ``init(systemName:)`` makes an image of a name.
  package static func hasSymbol(named name: String) -> Bool { SymbolName(name) != nil }
}
