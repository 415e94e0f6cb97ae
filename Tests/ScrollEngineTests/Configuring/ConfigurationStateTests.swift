@testable import ScrollEngine
import TestSupport
import Testing

@MainActor
@Suite("The state that configurations follow")
struct ConfigurationStateTests {
  let window = Window(frame: Rect(x: 0, y: 0, width: 300, height: 200))

  /// A cell that keeps the states that it is told.
  private final class Listener: TableViewCell {
    var states: [CellConfigurationState] = []
    var mark: Int? { didSet { setNeedsUpdateConfiguration() } }

    override var configurationState: CellConfigurationState {
      var state = super.configurationState
      state[ConfigurationStateCustomKey("mark")] = mark
      return state
    }

    override func updateConfiguration(using state: CellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
    }
  }

  private func listener() -> Listener {
    let cell = Listener(style: .default)
    cell.frame = Rect(x: 0, y: 0, width: 300, height: 44)
    window.addSubview(cell)
    return cell
  }

  @Test("is told before the first layout, and once for all changes before the next one")
  func once() {
    let cell = listener()
    #expect(cell.states.isEmpty)
    window.layoutIfNeeded()
    #expect(cell.states.count == 1 && cell.states[0].isSelected == false)
    cell.isSelected = true
    cell.isHighlighted = true
    cell.isHighlighted = false
    cell.isEditing = true
    #expect(cell.states.count == 1)
    window.layoutIfNeeded()
    #expect(cell.states.count == 2)
    #expect(cell.states[1].isSelected && cell.states[1].isEditing && !cell.states[1].isHighlighted)
    cell.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(cell.states.count == 2)
  }

  @Test("has what a subclass adds")
  func custom() {
    let cell = listener()
    window.layoutIfNeeded()
    cell.mark = 7
    cell.mark = 8
    window.layoutIfNeeded()
    #expect(cell.states.map { $0[ConfigurationStateCustomKey("mark")] } == [nil, 8])
  }

  @Test("has the traits of the window, also after the cell has come into another one")
  func traits() {
    let cell = listener()
    cell.contentConfiguration = NoteConfiguration("a")
    window.layoutIfNeeded()
    window.hostAppearance = .dark
    window.layoutIfNeeded()
    #expect(cell.states.map(\.traitCollection.appearance) == [.light, .dark])
    cell.removeFromSuperview()
    #expect(cell.configurationState.traitCollection.appearance == .dark)
    let other = Window(frame: window.frame)
    other.addSubview(cell)
    other.layoutIfNeeded()
    #expect(cell.states.last?.traitCollection.appearance == .light && cell.states.count == 3)
    cell.removeFromSuperview()
    other.addSubview(cell)
    other.layoutIfNeeded()
    #expect(cell.states.count == 3)
  }

  @Test("reaches the handler after the subclass, with what has adapted by itself")
  func handler() {
    let cell = listener()
    cell.contentConfiguration = NoteConfiguration("a")
    var calls: [Bool] = []
    cell.configurationUpdateHandler = { cell, state in
      let note = cell.contentConfiguration as? NoteConfiguration
      #expect(note?.isStrong == state.isSelected)
      #expect((cell as? Listener)?.states.last == state)
      calls.append(state.isSelected)
      cell.contentConfiguration = NoteConfiguration(state.isSelected ? "chosen" : "not chosen")
    }
    window.layoutIfNeeded()
    cell.isSelected = true
    window.layoutIfNeeded()
    #expect(calls == [false, true])
    #expect((cell.contentConfiguration as? NoteConfiguration)?.text == "chosen")
    cell.configurationUpdateHandler = nil
    cell.isSelected = false
    window.layoutIfNeeded()
    #expect(calls.count == 2)
  }

  @Test("of a collection's cell and of a header reaches their subclasses and handlers")
  func others() {
    final class Item: CollectionViewCell {
      var states: [CellConfigurationState] = []
      override func updateConfiguration(using state: CellConfigurationState) {
        states.append(state)
      }
    }
    final class Header: TableViewHeaderFooterView {
      var states: [ViewConfigurationState] = []
      override func updateConfiguration(using state: ViewConfigurationState) {
        states.append(state)
      }
    }
    let (item, header) = (Item(frame: .zero), Header(reuseIdentifier: nil))
    var told = 0
    item.configurationUpdateHandler = { _, state in told += state.isHighlighted ? 10 : 1 }
    header.configurationUpdateHandler = { _, state in told += state.isDisabled ? 1_000 : 100 }
    window.addSubview(item)
    window.addSubview(header)
    window.layoutIfNeeded()
    item.isHighlighted = true
    header.isUserInteractionEnabled = false
    window.layoutIfNeeded()
    #expect(item.states.map(\.isHighlighted) == [false, true])
    #expect(header.states.map(\.isDisabled) == [false, true])
    #expect(told == 1 + 10 + 100 + 1_000)
  }

  @Test("knows the focus, a swipe, and a row that is dragged")
  func told() throws {
    let source = NoteSource((0..<3).map { NoteConfiguration("\($0)", height: 40) })
    let table = source.table(in: window)
    let cell = table.visibleCells[1]
    _ = window.setFocus(to: table)
    _ = table.handleFocusedKey(.down)
    _ = table.handleFocusedKey(.down)
    #expect(
      cell.configurationState.isFocused && !table.visibleCells[0].configurationState.isFocused)
    _ = window.setFocus(to: nil)
    #expect(!cell.configurationState.isFocused)

    let hand = Hand(window)
    hand.down(200, 60, device: .touch)
    hand.move(180, 60, device: .touch)
    hand.move(150, 60, device: .touch)
    #expect(cell.configurationState.isSwiped)
    hand.move(200, 60, device: .touch)
    hand.rest(0.2)
    hand.up(200, 60, device: .touch)
    hand.settle()
    #expect(!cell.configurationState.isSwiped)

    table.setEditing(true, animated: false)
    window.layoutIfNeeded()
    #expect(cell.configurationState.isEditing)
    hand.down(280, 60)
    hand.move(280, 70)
    #expect(cell.configurationState.isReordering)
    hand.up(280, 70)
    hand.settle()
    #expect(!cell.configurationState.isReordering)
  }

  @Test("of the focus does not stay with a cell that is used for another row")
  func focusOfReusedCell() {
    let source = NoteSource((0..<50).map { NoteConfiguration("\($0)", height: 40) })
    let table = source.table(in: window)
    _ = window.setFocus(to: table)
    _ = table.handleFocusedKey(.down)
    for offset in stride(from: 0.0, through: 400, by: 20) {
      table.contentOffset.y = offset
      window.layoutIfNeeded()
      for cell in table.visibleCells {
        #expect(
          cell.configurationState.isFocused
            == (table.indexPath(for: cell) == table.focusedIndexPath))
      }
    }
  }
}
