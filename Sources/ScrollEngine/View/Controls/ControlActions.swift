/// The actions and targets for the events of a control, in the order in which they were added.
@MainActor
struct ControlActions {
  typealias Call = @MainActor (Control, Event?) -> Void

  private struct Entry {
    enum Kind {
      case action(Action)
      case target(Reference, Call)
    }
    var events: Control.Event
    let kind: Kind
  }

  struct Reference { weak var target: AnyObject? }

  private var entries: [Entry] = []

  var count: Int { entries.count }

  var events: Control.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  mutating func add(_ action: Action, for events: Control.Event) {
    remove(action.identifier, for: events)
    entries.append(Entry(events: events, kind: .action(action)))
  }

  mutating func add(_ target: AnyObject, for events: Control.Event, _ call: @escaping Call) {
    entries.append(Entry(events: events, kind: .target(Reference(target: target), call)))
  }

  mutating func remove(_ identifier: Action.Identifier, for events: Control.Event) {
    remove(events) { entry in
      if case .action(let action) = entry.kind { action.identifier == identifier } else { false }
    }
  }

  /// Removes the entries of a target; nil stands for all targets.
  mutating func remove(_ target: AnyObject?, for events: Control.Event) {
    remove(events) { entry in
      if case .target(let reference, _) = entry.kind {
        target == nil || reference.target === target
      } else {
        false
      }
    }
  }

  private mutating func remove(_ events: Control.Event, where isMeant: (Entry) -> Bool) {
    for index in entries.indices where isMeant(entries[index]) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Calls the entries that exist at the beginning, even if a call adds or removes entries.
  func send(_ events: Control.Event, from control: Control, with event: Event?) {
    for entry in entries where !entry.events.isDisjoint(with: events) {
      switch entry.kind {
      case .action(let action): action.perform(by: control)
      case .target(let reference, let call): if reference.target != nil { call(control, event) }
      }
    }
  }
}
