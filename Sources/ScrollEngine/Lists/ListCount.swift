/// Adds up what a data source says it has, and stops the program where that is more than a list can
/// have.
struct ListCount {
  /// What stands before each message.
  let list: StaticString
  /// What the list calls that of which it is made.
  let element: ListUpdateError.Element

  /// The rows or items so far.
  private(set) var total = 0

  init(_ list: StaticString, of element: ListUpdateError.Element) {
    self.list = list
    self.element = element
  }

  func checkSections(_ count: Int) {
    require(
      count >= 0 && count <= Limits.mostSections,
      "\(list): the data source has \(count) sections; allowed are 0 to \(Limits.mostSections)")
  }

  /// Adds the rows of the next section.
  mutating func add(_ count: Int, inSection section: Int) {
    let element = element.rawValue
    require(
      count >= 0 && count <= Limits.mostElements,
      "\(list): section \(section) has \(count) \(element)s; allowed are 0 to "
        + "\(Limits.mostElements)")
    total += count
    require(
      total <= Limits.mostElements,
      "\(list): there are \(total) \(element)s up to section \(section); allowed are 0 to "
        + "\(Limits.mostElements)")
  }
}
