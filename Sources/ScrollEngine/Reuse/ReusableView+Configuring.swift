// Configurations of cells, headers and footers: how they are shown, and when they follow the state.
//
// A configuration that a program sets is shown at once, in the current state. When the state
// changes, the cell is marked, and follows its state once, before its next layout or measuring:
// first the configurations adapt by themselves, then `updateConfiguration(using:)` of a subclass is
// called, then the program's handler.
extension ReusableView {
  final var configuring: CellConfiguration? {
    boxedShowing?.value.configuration.map { unsafeDowncast($0, to: CellConfiguration.self) }
  }

  /// ``configuring``, made on the first access.
  private var configuringMade: CellConfiguration {
    if let configuring { return configuring }
    let made = CellConfiguration()
    changeShowing { $0.configuration = made }
    return made
  }

  final func changeConfiguring(_ change: (CellConfiguration) -> Void) {
    let configuring = configuringMade
    change(configuring)
    if configuring.dependsOnState { flags.insert(.followsState) }
  }

  // MARK: Content

  final func setContent(_ new: (any ContentConfiguration)?) {
    guard new != nil || configuring?.content != nil else { return }
    let configuring = configuringMade
    guard let new else {
      let old = configuring.contentView
      configuring.content = nil
      configuring.contentView = nil
      return host(nil, insteadOf: old)
    }
    flags.insert(.followsState)
    let adapts = configuring.updatesContent && !configuring.isFollowing
    show(content: adapts ? new.updated(for: stateToFollow) : new, in: configuring)
  }

  private func show(content: any ContentConfiguration, in configuring: CellConfiguration) {
    configuring.content = content
    if let view = configuring.contentView, view.supports(content) {
      view.configuration = content
    } else {
      let (old, view) = (configuring.contentView, content.makeContentView())
      configuring.contentView = view
      host(view, insteadOf: old)
    }
    superview?.arrangement?.subviewDidInvalidateSize(self)
  }

  final func setHandler(_ handler: Any?) {
    changeConfiguring { $0.handler = handler }
    if configuring?.isFollowing == false { markForConfiguration() }
  }

  /// Has a cell of a program's class follow its state, because the class may override
  /// `updateConfiguration(using:)`.
  final func followStateFromNowOn() { flags.formUnion([.followsState, .needsConfiguration]) }

  // MARK: Background

  final func setBackground(_ new: BackgroundConfiguration?) {
    guard new != nil || configuring?.background != nil else { return }
    let configuring = configuringMade
    guard let new else {
      configuring.background = nil
      configuring.ground?.removeFromSuperview()
      configuring.ground = nil
      return backgroundConfigurationDidChange()
    }
    flags.insert(.followsState)
    let isFirst = configuring.background == nil
    let adapts = configuring.updatesBackground && !configuring.isFollowing
    show(background: adapts ? new.updated(for: stateToFollow) : new, in: configuring)
    if isFirst { backgroundConfigurationDidChange() }
  }

  private func show(background: BackgroundConfiguration, in configuring: CellConfiguration) {
    configuring.background = background
    guard configuring.ground == nil else {
      configuring.ground?.configuration = background
      return
    }
    let ground = BackgroundConfigurationView(background)
    configuring.ground = ground
    ground.frame = storedBounds
    insertSubview(ground, at: 0)
  }

  /// The number of views that a background configuration puts behind everything else: 0 or 1.
  final var configuredGrounds: Int { configuring?.ground == nil ? 0 : 1 }

  // MARK: State

  /// Has the cell follow its state before its next layout or measuring.
  final func markForConfiguration() {
    flags.insert(.needsConfiguration)
    markForLayout()
  }

  /// Called after the state changed: a cell whose look depends on its state follows it.
  @inline(__always)
  final func configurationStateDidChange() { if flags[.followsState] { markForConfiguration() } }

  /// Tells the cell that a list has begun or ended something with it.
  final func set(_ state: CellConfiguration.States, to isOn: Bool) {
    guard isOn != (configuring?.states.contains(state) ?? false) else { return }
    if isOn { configuringMade.states.insert(state) } else { configuring?.states.remove(state) }
    configurationStateDidChange()
  }

  /// The state of a view that is neither selected nor pressed.
  final var restingState: ViewConfigurationState {
    let configuring = configuring
    var state = ViewConfigurationState(
      traitCollection: window.map(TraitCollection.init(of:)) ?? configuring?.traits
        ?? TraitCollection())
    state.isDisabled = !isUserInteractionEnabled
    state.isFocused = configuring?.states.contains(.focused) ?? false || isFocused
    return state
  }

  /// The state of a cell.
  final func cellState(
    isSelected: Bool, isHighlighted: Bool, isEditing: Bool = false
  ) -> CellConfigurationState {
    var state = CellConfigurationState(restingState)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    let states = configuring?.states ?? []
    state.isSwiped = states.contains(.swiped)
    state.isReordering = states.contains(.reordering)
    return state
  }

  /// Adapts everything to the state if it has changed.
  final func followStateNow() {
    flags.remove(.needsConfiguration)
    let state = stateToFollow
    let configuring = configuring
    let outer = configuring?.isFollowing ?? false
    configuring?.isFollowing = true
    if let configuring {
      if configuring.updatesContent, let content = configuring.content {
        show(content: content.updated(for: state), in: configuring)
      }
      if configuring.updatesBackground, let background = configuring.background {
        show(background: background.updated(for: state), in: configuring)
      }
    }
    tellProgram(of: state)
    configuring?.isFollowing = outer
    // The program may have given the cell its first configuration.
    self.configuring?.traits = state.traitCollection
  }

  /// Follows the state if the window that the cell has come into has other traits.
  @inline(never)
  final func compareTraits() {
    guard flags[.followsState], let window, let configuring else { return }
    let traits = TraitCollection(of: window)
    guard configuring.traits != traits else { return }
    configuring.traits = traits
    markForConfiguration()
  }
}
