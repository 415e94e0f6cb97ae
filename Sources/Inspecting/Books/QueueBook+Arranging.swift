extension QueueBook {
  /// The cells of one identifier while their new places are found.
  struct Draft {
    /// The cells before, in order of their numbers, and the new place of each; nil if it has none so
    /// far.
    private let before: [Chip]
    private var places: [CellBook.Place?]
    private var added: [(number: Int, place: CellBook.Place)] = []
    private let wasKnown: Bool

    init(_ before: [Chip]?) {
      wasKnown = before != nil
      self.before = before ?? []
      places = Array(repeating: nil, count: self.before.count)
    }

    /// Whether there were cells of the identifier, or a list shows one.
    var isOfCells: Bool { wasKnown || !added.isEmpty }

    mutating func put(_ number: Int, _ place: CellBook.Place) {
      if let known = index(of: number) {
        places[known] = place
      } else {
        added.append((number, place))
      }
    }

    /// Keeps the place of a cell; does nothing if it had none.
    mutating func leave(_ number: Int) {
      if let known = index(of: number), places[known] == nil { places[known] = before[known].place }
    }

    /// The index of a cell among those before; searched here, because a search by a closure takes many
    /// times as long.
    private func index(of number: Int) -> Int? {
      guard let first = before.first else { return nil }
      // While no cell is discarded, the numbers have no gaps.
      let guess = number - first.number
      if before.indices.contains(guess), before[guess].number == number { return guess }
      var range = before.indices
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        let found = before[middle].number
        if found == number { return middle }
        range = found < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
      }
      return nil
    }

    /// All cells with their new places, those of them that were elsewhere before, and the numbers of
    /// those that have no place any more, each in order of the numbers.
    func finished(at time: Double) -> (all: [Chip], moved: [Chip], lost: [Int]) {
      var (all, moved, lost) = ([Chip](), [Chip](), [Int]())
      all.reserveCapacity(before.count + added.count)
      for (chip, place) in zip(before, places) {
        guard let place else {
          lost.append(chip.number)
          continue
        }
        guard place != chip.place else {
          all.append(chip)
          continue
        }
        all.append(Chip(number: chip.number, place: place, arrival: time))
        moved.append(all[all.count - 1])
      }
      guard !added.isEmpty else { return (all, moved, lost) }
      let new = added.map { Chip(number: $0.number, place: $0.place, arrival: time) }
      return (
        (all + new).sorted { $0.number < $1.number },
        (moved + new).sorted { $0.number < $1.number }, lost
      )
    }
  }

  /// The drafts of a queue's identifiers.
  struct Drafts {
    private let identifiers: [String]
    private var drafts: [Draft]
    /// The place of the identifier that was asked for last: most cells follow one of their own kind.
    private var last = 0

    init(_ identifiers: [String], _ chips: [Chips]) {
      self.identifiers = identifiers
      drafts = identifiers.map { identifier in
        Draft(chips.first { $0.identifier == identifier }?.all)
      }
    }

    subscript(place: Int) -> Draft {
      get { drafts[place] }
      _modify { yield &drafts[place] }
    }

    /// Notes the place of a cell; does nothing for an identifier that the queue does not know.
    mutating func put(_ number: Int, _ place: CellBook.Place, of identifier: String) {
      if find(identifier) { drafts[last].put(number, place) }
    }

    mutating func leave(_ number: Int, of identifier: String) {
      if find(identifier) { drafts[last].leave(number) }
    }

    private mutating func find(_ identifier: String) -> Bool {
      if last < identifiers.count, identifiers[last] == identifier { return true }
      guard let place = identifiers.firstIndex(of: identifier) else { return false }
      last = place
      return true
    }
  }
}
