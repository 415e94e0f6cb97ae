/// Adds up the counts of a data source; stops the program if they exceed the limits of a list.
struct ListCount {
  /// The prefix of each message.
  let list: StaticString
  /// The word for the list's elements.
  let element: ListUpdateError.Element

  /// The number of rows or items in the sections so far.
  private(set) var total = 0

  init(_ list: StaticString, of element: ListUpdateError.Element) {
    self.list = list
    self.element = element
  }

  func checkSections(_ count: Int) {
    require(
      count >= 0 && count <= Limits.mostSections,
      "\(list): the data source has \(count) sections; allowed: 0 to \(Limits.mostSections)")
  }

  /// Adds the number of rows of the next section.
  mutating func add(_ count: Int, inSection section: Int) {
    let element = element.rawValue
    require(
      count >= 0 && count <= Limits.mostElements,
      "\(list): section \(section) has \(count) \(element)s; allowed: 0 to "
        + "\(Limits.mostElements)")
    total += count
    require(
      total <= Limits.mostElements,
      "\(list): there are \(total) \(element)s up to section \(section); allowed: 0 to "
        + "\(Limits.mostElements)")
  }
}
