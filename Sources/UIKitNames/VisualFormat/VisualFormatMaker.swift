import Geometry
import ScrollEngine

/// Makes constraints from a visual format.
@MainActor
struct VisualFormatMaker {
  typealias Mistake = VisualFormat.Mistake
  private typealias Attribute = LayoutConstraint.Attribute

  /// A view or layout guide, with one of its attributes.
  private struct Side {
    var item: Any
    var attribute: Attribute
  }

  private let format: VisualFormat
  private let options: LayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var made: [LayoutConstraint] = []

  /// The space of a single hyphen between two views, in points.
  private static let standardSpace = 8.0

  init(
    _ format: VisualFormat, _ options: LayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    (self.format, self.options, self.metrics, self.views) = (format, options, metrics, views)
  }

  mutating func constraints() throws(Mistake) -> [LayoutConstraint] {
    checkOptions()
    var items: [Any] = []
    for view in format.views { items.append(try item(view.name)) }
    for (index, item) in items.enumerated() {
      if index > 0 {
        try separate(items[index - 1], item, by: format.connections[index - 1])
      } else if let opening = format.opening {
        try separate(item, fromSuperviewBy: opening, isOpening: true, format.views[index].name)
      }
      for length in format.views[index].lengths { try size(item, length) }
    }
    if let closing = format.closing, let last = items.last, let name = format.views.last?.name {
      try separate(last, fromSuperviewBy: closing, isOpening: false, name)
    }
    for (item, next) in zip(items, items.dropFirst()) { align(item, next) }
    return made
  }

  // MARK: - Parts

  /// Whether a row begins at the right, for text of any direction.
  private var isReversed: Bool {
    format.axis == .horizontal && options.intersection(.directionMask) == .directionRightToLeft
  }

  /// The attribute at the beginning (near) or end of a view in the direction of the format.
  private func edge(isNear: Bool) -> Attribute {
    guard format.axis == .horizontal else { return isNear ? .top : .bottom }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return isNear ? .left : .right
    case .directionRightToLeft: return isNear ? .right : .left
    default: return isNear ? .leading : .trailing
    }
  }

  private mutating func separate(
    _ item: Any, _ next: Any, by connection: VisualFormat.Connection
  ) throws(Mistake) {
    let betweenLines =
      format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    let before = Side(item: item, attribute: betweenLines ? .lastBaseline : edge(isNear: false))
    let after = Side(item: next, attribute: betweenLines ? .firstBaseline : edge(isNear: true))
    switch connection {
    case .flush: add(before, after, .equal, 0, nil)
    case .standard: add(before, after, .equal, Self.standardSpace, nil)
    case .distances(let distances):
      for distance in distances { try add(before, after, distance) }
    }
  }

  private mutating func separate(
    _ item: Any, fromSuperviewBy connection: VisualFormat.Connection, isOpening: Bool,
    _ name: VisualFormat.Name
  ) throws(Mistake) {
    guard let superview = (item as? View)?.superview ?? (item as? LayoutGuide)?.owningView else {
      throw Mistake(
        position: name.position, message: "\(name.text) has no superview that \"|\" could mean")
    }
    let usesMargins = connection == .standard
    let own = Side(item: item, attribute: edge(isNear: isOpening))
    let outer = Side(
      item: usesMargins ? superview.layoutMarginsGuide : superview,
      attribute: edge(isNear: isOpening))
    let (before, after) = isOpening ? (outer, own) : (own, outer)
    switch connection {
    case .flush, .standard: add(before, after, .equal, 0, nil)
    case .distances(let distances):
      for distance in distances { try add(before, after, distance) }
    }
  }

  private mutating func add(
    _ before: Side, _ after: Side, _ distance: VisualFormat.Predicate
  ) throws(Mistake) {
    let priority = try priority(distance)
    add(before, after, distance.relation, try number(distance.object), priority)
  }

  /// Adds a constraint that places one side after another in the direction of the format.
  private mutating func add(
    _ before: Side, _ after: Side, _ relation: LayoutConstraint.Relation, _ space: Double,
    _ priority: LayoutPriority?
  ) {
    // From right to left, a later view is further to the left, so the sides change places.
    let (low, high) = isReversed ? (after, before) : (before, after)
    add(high, relation, low, constant: space, priority)
  }

  private mutating func size(
    _ item: Any, _ length: VisualFormat.Predicate
  ) throws(Mistake) {
    let attribute: Attribute = format.axis == .horizontal ? .width : .height
    let own = Side(item: item, attribute: attribute)
    let priority = try priority(length)
    if case .name(let name) = length.object, metrics[name.text] == nil {
      let other = Side(
        item: try self.item(name, " or in the metrics"), attribute: attribute)
      add(own, length.relation, other, constant: 0, priority)
    } else {
      add(own, length.relation, nil, constant: try number(length.object), priority)
    }
  }

  private mutating func align(_ item: Any, _ next: Any) {
    for (option, attribute, _, _) in LayoutConstraint.FormatOptions.alignments
    where options.contains(option) {
      add(
        Side(item: item, attribute: attribute), .equal, Side(item: next, attribute: attribute),
        constant: 0, nil)
    }
  }

  private func checkOptions() {
    for (option, _, axis, name) in LayoutConstraint.FormatOptions.alignments
    where options.contains(option) {
      require(
        axis != format.axis,
        "LayoutConstraint: \(name) aligns along the visual format \"\(format)\", and not across it")
    }
  }

  private mutating func add(
    _ first: Side, _ relation: LayoutConstraint.Relation, _ second: Side?, constant: Double,
    _ priority: LayoutPriority?
  ) {
    let constraint = LayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: 1, constant: constant)
    if let priority { constraint.priority = priority }
    made.append(constraint)
  }

  // MARK: - Names

  private func item(
    _ name: VisualFormat.Name, _ place: String = ""
  ) throws(Mistake) -> Any {
    guard let view = views[name.text] else {
      throw Mistake(
        position: name.position, message: "there is no \(name.text) in the views\(place)")
    }
    return view
  }

  private func number(_ value: VisualFormat.Value) throws(Mistake) -> Double {
    switch value {
    case .number(let number): return number
    case .name(let name):
      guard let metric = metrics[name.text] else {
        throw Mistake(
          position: name.position, message: "there is no \(name.text) in the metrics")
      }
      if let number = metric as? any BinaryFloatingPoint { return Double(number) }
      if let number = metric as? any BinaryInteger { return Double(number) }
      throw Mistake(
        position: name.position, message: "the metric \(name.text) is \(metric), and not a number")
    }
  }

  private func priority(
    _ predicate: VisualFormat.Predicate
  ) throws(Mistake) -> LayoutPriority? {
    guard let value = predicate.priority else { return nil }
    if case .name(let name) = value, let priority = metrics[name.text] as? LayoutPriority {
      return priority
    }
    return LayoutPriority(Float(try number(value)))
  }
}
