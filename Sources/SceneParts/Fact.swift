/// A number on the screen: which quantity, of what, and how much.
///
/// Facts of one quantity and one subject are equal wherever the screen shows them.
package struct Fact: Hashable, Sendable {
  /// The unit of a number, and the precision with which it is written.
  package enum Unit: Hashable, Sendable {
    /// Whole things, with commas between thousands.
    case count
    /// Points, to a tenth.
    case points
    /// Points, to a whole one, with commas between thousands.
    case wholePoints
    /// Seconds, to a tenth.
    case seconds
    /// Any other number, such as a speed, to a tenth.
    case tenths
    /// The time of an event, in seconds to a thousandth.
    case time
    /// A share of a whole, in whole hundredths.
    case percent
    /// A factor, to a hundredth.
    case factor
    /// Seconds of work, written with their unit, such as `18.6 ms`.
    case milliseconds
    /// Seconds or more, written with their unit, such as `83 min`.
    case minutes
    /// How many times as many: to a tenth below ten, in whole numbers from there.
    case times
    /// Points to a thousandth, rounded up; whole points with commas.
    case exactPoints
    /// A short time in seconds, written with its unit, such as `11 µs`.
    case shortTime
    /// Memory, written with its unit, such as `2.9 kB`.
    case bytes
  }

  package struct Quantity: Hashable, Sendable {
    /// What is measured or counted, such as `cells made`; each quantity has its own name.
    package let name: String
    package let unit: Unit
    /// Whether the number is without its sign.
    fileprivate var isMagnitude = false

    package init(_ name: String, _ unit: Unit) { (self.name, self.unit) = (name, unit) }
  }

  /// What a number belongs to.
  package enum Subject: Hashable, Sendable {
    /// The whole scene.
    case scene
    /// A pane, a view, a queue, or a recorder of the scene.
    case object(ObjectIdentifier)
    /// A part of an object that has no object of its own, such as a row.
    case part(String, of: ObjectIdentifier)
    /// A pane or a queue, by the ids of its views: the same in every run of a scene.
    case named(String)
  }

  package let quantity: Quantity
  package let subject: Subject
  /// The number, in points, seconds or pieces; 0.5 for 50 %.
  package let value: Double

  package init(_ quantity: Quantity, of subject: Subject = .scene, _ value: Double) {
    (self.quantity, self.subject, self.value) = (quantity, subject, value)
  }

  package init(_ quantity: Quantity, of subject: Subject = .scene, _ count: Int) {
    self.init(quantity, of: subject, Double(count))
  }

  package init(_ quantity: Quantity, of object: AnyObject, _ value: Double) {
    self.init(quantity, of: .object(ObjectIdentifier(object)), value)
  }

  package init(_ quantity: Quantity, of object: AnyObject, _ count: Int) {
    self.init(quantity, of: object, Double(count))
  }

  /// A number of a part of an object, such as a row.
  package init(_ quantity: Quantity, of part: String, in object: AnyObject, _ value: Double) {
    self.init(quantity, of: .part(part, of: ObjectIdentifier(object)), value)
  }

  /// The number in words.
  package var text: String {
    switch quantity.unit {
    case .count, .wholePoints: grouped(Int(value.rounded()))
    case .points, .seconds, .tenths: tidy(value)
    case .time: thousandths(value)
    case .percent: "\(Int((value * 100).rounded()))"
    case .factor: hundredths(value)
    case .milliseconds: SceneParts.milliseconds(value)
    case .minutes: longTime(value)
    case .times: value < 10 ? tidy(value) : grouped(Int(value.rounded()))
    case .exactPoints:
      value.rounded() == value
        ? grouped(Int(value)) : "\((value * 1_000).rounded(.up) / 1_000)"
    case .shortTime: SceneParts.words(seconds: value)
    case .bytes: SceneParts.words(bytes: value)
    }
  }

  /// The number without its sign, for words that tell the direction.
  package var magnitude: Fact {
    var quantity = quantity
    quantity.isMagnitude = true
    return Fact(quantity, of: subject, abs(value))
  }
}

/// What the scenes and the inspector count.
extension Fact.Quantity {
  /// Cells in the hierarchy.
  package static let live = Fact.Quantity("live cells", .count)
  /// Live cells inside the viewport, and outside it.
  package static let onScreen = Fact.Quantity("cells on the screen", .count)
  package static let outOfSight = Fact.Quantity("cells out of sight", .count)
  /// Cells in the reuse queue.
  package static let waiting = Fact.Quantity("waiting cells", .count)
  /// Cells that were made so far.
  package static let made = Fact.Quantity("cells made", .count)
  /// Requests for a cell so far; without reuse, each would make a cell.
  package static let asked = Fact.Quantity("cells asked for", .count)
  /// Requests that a waiting cell has answered.
  package static let reused = Fact.Quantity("cells reused", .count)
  /// Cells with a lane; also those made after a moment of the past that is shown.
  package static let lanes = Fact.Quantity("cells with a lane", .count)
  /// Cells that were made and are no longer used.
  package static let givenUp = Fact.Quantity("cells given up", .count)
  /// What takes the time that a person has set: one cell, or one picture.
  package static let cost = Fact.Quantity("cost that is set", .milliseconds)
  /// The time of the shown moment.
  package static let shownTime = Fact.Quantity("time shown", .time)
  /// Calls in the inspector's list.
  package static let listedCalls = Fact.Quantity("calls in the list", .count)
  /// Rows or items of a list.
  package static let rows = Fact.Quantity("rows", .count)
  /// Rows of the lists on a map of the content.
  package static let rowsOnMap = Fact.Quantity("rows on the map", .count)
  /// The same in billions, where that is a whole number.
  package static let billionsOfRows = Fact.Quantity("billions of rows", .count)
  /// Rows of all lists that share a queue.
  package static let queueRows = Fact.Quantity("rows of a queue's lists", .count)
}
