internal import CAccessibility
internal import Glibc
internal import ScrollEngine

// The answers to questions about objects. Pointers leave the main actor as numbers.
extension ScreenReader {
  /// Memory from malloc with a text, as a number; 0 for nil.
  nonisolated static func text(_ string: String?) -> UInt {
    string.flatMap { UInt(bitPattern: strdup($0)) } ?? 0
  }

  fileprivate static func role(of node: SpokenNode) -> CAccessibleRole {
    switch node.role {
    case .window: caccessible_role_frame
    case .panel: caccessible_role_panel
    case .scrollPane: caccessible_role_scroll_pane
    case .group: caccessible_role_grouping
    case .list: caccessible_role_list
    case .row: caccessible_role_list_item
    case .table: caccessible_role_table
    case .cell: caccessible_role_table_cell
    case .heading: caccessible_role_heading
    case .text: caccessible_role_label
    case .button: caccessible_role_button
    case .toggle: caccessible_role_toggle_button
    case .slider: caccessible_role_slider
    case .entry: caccessible_role_entry
    case .password: caccessible_role_password
    case .link: caccessible_role_link
    case .image: caccessible_role_image
    case .progress: caccessible_role_progress_bar
    case .menuItem: caccessible_role_menu_item
    case .checkedMenuItem: caccessible_role_check_menu_item
    case .busy: caccessible_role_animation
    case .alert: caccessible_role_alert
    }
  }

  /// States in ATK's words.
  static func bits(_ states: SpokenStates) -> UInt32 {
    guard !states.contains(.defunct) else { return caccessible_defunct.rawValue }
    return pairs.reduce(0) { states.contains($1.0) ? $0 | $1.1.rawValue : $0 }
  }

  private static let pairs: [(SpokenStates, CAccessibleStates)] = [
    (.enabled, caccessible_enabled), (.showing, caccessible_showing),
    (.focusable, caccessible_focusable), (.focused, caccessible_focused),
    (.selectable, caccessible_selectable), (.selected, caccessible_selected),
    (.checkable, caccessible_checkable), (.checked, caccessible_checked),
    (.editable, caccessible_editable), (.multiselectable, caccessible_multiselectable),
    (.managesDescendants, caccessible_manages_descendants), (.transient, caccessible_transient),
    (.modal, caccessible_modal), (.busy, caccessible_busy),
  ]

  fileprivate func states(of number: UInt64) -> UInt32 {
    if number == Self.program { return caccessible_enabled.rawValue | caccessible_visible.rawValue }
    if number == Self.notice {
      return caccessible_enabled.rawValue | caccessible_visible.rawValue
        | caccessible_showing.rawValue
    }
    guard let node = node(number) else { return caccessible_defunct.rawValue }
    var bits = Self.bits(node.states)
    if bits & caccessible_defunct.rawValue == 0 { bits |= caccessible_visible.rawValue }
    if node === tree?.root, isActive {
      bits |= caccessible_active.rawValue
      // Orca looks for the focus in everything there is, also in a million rows, unless it finds it
      // first.
      if tree?.focus == nil { bits |= caccessible_focused.rawValue }
    }
    return bits
  }

  fileprivate func words(of number: UInt64, _ which: CAccessibleProperty) -> String? {
    if number == Self.program { return which == caccessible_name ? name : nil }
    if number == Self.notice { return which == caccessible_name ? noticeWords : nil }
    guard let node = node(number) else { return nil }
    if which == caccessible_description { return node.detail }
    return node === tree?.root ? place.title : node.name
  }

  fileprivate func parent(of number: UInt64) -> OpaquePointer? {
    if number == Self.notice { return tree.flatMap { object(for: $0.root) } }
    guard let node = node(number) else { return nil }
    return node === tree?.root ? programObject : node.parent.flatMap(object(for:))
  }

  fileprivate func child(of number: UInt64, at index: Int32) -> OpaquePointer? {
    if number == Self.program { return index == 0 ? tree.flatMap { object(for: $0.root) } : nil }
    return node(number)?.child(at: Int(index)).flatMap(object(for:))
  }

  fileprivate func count(of number: UInt64) -> Int32 {
    if number == Self.program { return tree == nil ? 0 : 1 }
    return node(number).map { Int32(clamping: $0.childCount) } ?? 0
  }

  fileprivate func index(of number: UInt64) -> Int32 {
    guard let node = node(number) else { return -1 }
    return node === tree?.root ? 0 : node.place.map { Int32(clamping: $0) } ?? -1
  }

  fileprivate func related(_ number: UInt64, by relation: CAccessibleRelation) -> [SpokenNode] {
    let relations = node(number)?.relations ?? []
    return relations.first { Self.relation($0.relation) == relation }?.nodes ?? []
  }

  private static func relation(_ relation: SpokenRelation) -> CAccessibleRelation {
    switch relation {
    case .labeledBy: caccessible_labelled_by
    case .labelFor: caccessible_label_for
    case .describedBy: caccessible_described_by
    case .descriptionFor: caccessible_description_for
    case .controls: caccessible_controller_for
    case .controlledBy: caccessible_controlled_by
    }
  }

  fileprivate func act(_ number: UInt64, _ index: Int32) -> Bool {
    guard let node = node(number) else { return false }
    let actions = node.actions
    guard actions.indices.contains(Int(index)) else { return false }
    return use { node.perform(actions[Int(index)].action) }
  }

  /// Notes that something may have changed.
  func use(_ action: () -> Bool) -> Bool {
    let hasWorked = action()
    hasActed = true
    tree?.mayHaveChanged()
    return hasWorked
  }

  /// What answers ATK's questions.
  static let answers: UnsafePointer<CAccessibilityAnswers> = {
    var all = CAccessibilityAnswers()
    answerAboutThings(&all)
    answerAboutTexts(&all)
    let place = UnsafeMutablePointer<CAccessibilityAnswers>.allocate(capacity: 1)
    place.initialize(to: all)
    return UnsafePointer(place)
  }()
}

private func answerAboutThings(_ all: inout CAccessibilityAnswers) {
  all.text = { id, which in
    .init(bitPattern: onMain { ScreenReader.text(ScreenReader.shared.words(of: id, which)) })
  }
  all.identifier = { id in
    .init(bitPattern: onMain { ScreenReader.text(ScreenReader.shared.node(id)?.identifier) })
  }
  all.role = { id in
    onMain {
      if id == ScreenReader.program { return caccessible_role_application }
      if id == ScreenReader.notice { return caccessible_role_notification }
      return ScreenReader.shared.node(id).map(ScreenReader.role(of:)) ?? caccessible_role_unknown
    }
  }
  all.states = { id in onMain { ScreenReader.shared.states(of: id) } }
  all.parent = { id in
    .init(bitPattern: onMain { UInt(bitPattern: ScreenReader.shared.parent(of: id)) })
  }
  all.count = { id in onMain { ScreenReader.shared.count(of: id) } }
  all.child = { id, index in
    .init(bitPattern: onMain { UInt(bitPattern: ScreenReader.shared.child(of: id, at: index)) })
  }
  all.index = { id in onMain { ScreenReader.shared.index(of: id) } }
  all.related_count = { id, relation in
    onMain { Int32(ScreenReader.shared.related(id, by: relation).count) }
  }
  all.related = { id, relation, place in
    let found = onMain {
      let nodes = ScreenReader.shared.related(id, by: relation)
      let object = nodes.indices.contains(Int(place)) ? nodes[Int(place)] : nil
      return UInt(bitPattern: object.flatMap(ScreenReader.shared.object(for:)))
    }
    return .init(bitPattern: found)
  }
  all.frame = { id in
    onMain {
      ScreenReader.shared.rect(
        ScreenReader.shared.node(id)?.frame ?? ScreenReader.shared.tree?.root.frame ?? .zero)
    }
  }
  all.hit = { id, x, y in
    let found = onMain {
      let node =
        ScreenReader.shared.node(id)
        ?? (id == ScreenReader.program ? ScreenReader.shared.tree?.root : nil)
      let object = node?.node(at: ScreenReader.shared.point(x, y)).flatMap(
        ScreenReader.shared.object(for:))
      return UInt(bitPattern: object)
    }
    return .init(bitPattern: found)
  }
  all.take_focus = { id in
    onMain {
      ScreenReader.shared.use { ScreenReader.shared.node(id)?.takeFocus() ?? false } ? 1 : 0
    }
  }
  all.scroll_to = { id in
    onMain {
      ScreenReader.shared.use { ScreenReader.shared.node(id)?.scrollToVisible() ?? false } ? 1 : 0
    }
  }
  all.action_count = { id in onMain { Int32(ScreenReader.shared.node(id)?.actions.count ?? 0) } }
  all.action_name = { id, index in
    let name = onMain {
      let actions = ScreenReader.shared.node(id)?.actions ?? []
      return ScreenReader.text(
        actions.indices.contains(Int(index)) ? actions[Int(index)].name : nil)
    }
    return .init(bitPattern: name)
  }
  all.act = { id, index in onMain { ScreenReader.shared.act(id, index) ? 1 : 0 } }
  all.value = { id, most, words in
    let (value, maximum, name) = onMain {
      let node = ScreenReader.shared.node(id)
      let amount = node?.amount
      return (amount?.value ?? 0, amount?.maximum ?? 0, ScreenReader.text(node?.value))
    }
    most?.pointee = maximum
    words?.pointee = .init(bitPattern: name)
    return value
  }
  all.set_value = { id, value in
    onMain {
      ScreenReader.shared.use { ScreenReader.shared.node(id)?.setAmount(to: value) ?? false }
        ? 1 : 0
    }
  }
  all.row_count = { id in
    onMain { Int32(clamping: ScreenReader.shared.node(id)?.rowCount ?? 0) }
  }
  all.selected_count = { id in
    onMain { Int32(ScreenReader.shared.node(id)?.selectedPlaces.count ?? 0) }
  }
  all.selected_child = { id, place in
    onMain {
      let places = ScreenReader.shared.node(id)?.selectedPlaces ?? []
      return places.indices.contains(Int(place)) ? Int32(clamping: places[Int(place)]) : -1
    }
  }
  all.is_selected = { id, index in
    onMain { ScreenReader.shared.node(id)?.isChildSelected(at: Int(index)) == true ? 1 : 0 }
  }
  all.select_child = { id, index, isSelected in
    onMain {
      ScreenReader.shared.use {
        ScreenReader.shared.node(id)?.selectChild(at: index < 0 ? nil : Int(index), isSelected != 0)
          ?? false
      } ? 1 : 0
    }
  }
  all.caption = { id in
    .init(
      bitPattern: onMain {
        UInt(
          bitPattern: ScreenReader.shared.node(id)?.caption.flatMap(
            ScreenReader.shared.object(for:)))
      })
  }
  all.row_header = { id, row in
    .init(
      bitPattern: onMain {
        UInt(
          bitPattern: ScreenReader.shared.node(id)?.header(ofRow: Int(row)).flatMap(
            ScreenReader.shared.object(for:)))
      })
  }
  all.forgotten = { id in onMain { ScreenReader.shared.forget(id) } }
  all.origin = { x, y in
    let origin = onMain { ScreenReader.shared.place.origin }
    x?.pointee = Int32(origin.x)
    y?.pointee = Int32(origin.y)
  }
}

/// Called on another thread.
func wakeForQuestions() { WakeEvent.push(WakeEvent.questions) }
