import Drawing
import Inspecting
import SceneParts
import ScrollEngine

extension Shell {
  /// The width of the window, in points, below which the inspector is a drawer.
  private static let widthForInspector = 980.0
  /// The width of the window, in points, below which the sidebar is a drawer.
  private static let widthForSidebar = 720.0
  /// The surface size for scale 1. Greater surfaces scale the interface in proportion, in steps of
  /// a quarter: a 4K display has scale 2.
  private static let sizeForScale = Size(width: 1600, height: 1000)
  /// The least size of the shell, in its own points.
  private static let smallestSize = Size(width: 640, height: 480)
  static let scaleStep = 0.25
  static let scaleRange = 0.5...4.0
  /// The height of the window, in points, below which spacing is narrower.
  private static let lowHeight = 560.0

  /// The scale that suits the size of the surface; used unless a person has chosen a scale.
  private var suitableScale: Double {
    let fit = min(
      arrangement.size.width / Self.sizeForScale.width,
      arrangement.size.height / Self.sizeForScale.height)
    return Self.scale(fitting: fit)
  }

  /// The largest multiple of a quarter at or below a scale, limited to 1...4.
  private static func scale(fitting fit: Double) -> Double {
    min(max((fit / scaleStep).rounded(.down) * scaleStep, 1), scaleRange.upperBound)
  }

  /// The largest scale at which the shell is still usable.
  var largestScale: Double {
    let fit = min(
      arrangement.size.width / Self.smallestSize.width,
      arrangement.size.height / Self.smallestSize.height)
    return Self.scale(fitting: fit)
  }

  /// Points of the surface per point of the shell.
  var interfaceScale: Double { min(arrangement.chosenScale ?? suitableScale, largestScale) }

  func setInterfaceScale(_ scale: Double?) {
    arrangement.chosenScale = scale.map {
      min(max($0, Self.scaleRange.lowerBound), Self.scaleRange.upperBound)
    }
    layOutShell()
  }

  /// The size of the shell in its own points.
  private var innerSize: Size {
    Size(
      width: arrangement.size.width / interfaceScale,
      height: arrangement.size.height / interfaceScale)
  }

  /// Whether there is no room for the sidebar or the inspector beside the stage.
  var isSidebarDrawer: Bool { innerSize.width < Self.widthForSidebar }
  var isInspectorDrawer: Bool { innerSize.width < Self.widthForInspector }

  /// Lays out sidebar, stage, transport and inspector, with a hairline between them: a point of the
  /// shell wide, but at least a point of the surface.
  ///
  /// If they do not fit beside the stage, sidebar and inspector are drawers over the stage.
  func layOutShell() {
    let size = innerSize
    window.frame = Rect(origin: .zero, size: size)
    window.backgroundColor = theme.hairline
    let hidesAll = configuration.stageOnly
    if !isSidebarDrawer, arrangement.drawer == .sidebar { arrangement.drawer = nil }
    if !isInspectorDrawer, arrangement.drawer == .inspector { arrangement.drawer = nil }
    sidebar.isHidden =
      hidesAll || (isSidebarDrawer ? arrangement.drawer != .sidebar : isFolded(.sidebar))
    inspector.isHidden =
      hidesAll || (isInspectorDrawer ? arrangement.drawer != .inspector : isFolded(.inspector))
    inspector.folded = foldedParts
    rail.isHidden = hidesAll || isInspectorDrawer || !inspector.isHidden
    sidebar.frame = Rect(x: 0, y: 0, width: Sidebar.width, height: size.height)
    inspector.frame = Rect(
      x: size.width - Inspector.width, y: 0, width: Inspector.width, height: size.height)
    let gap = max(1, 1 / interfaceScale)
    let left = sidebar.isHidden || isSidebarDrawer ? 0 : Sidebar.width + gap
    let column =
      hidesAll || isInspectorDrawer
      ? 0 : (inspector.isHidden ? InspectorRail.width : Inspector.width) + gap
    let right = size.width - column
    rail.frame = Rect(
      x: size.width - InspectorRail.width, y: 0, width: InspectorRail.width, height: size.height)
    transport.isHidden = hidesAll
    let barHeight = size.height < Self.lowHeight ? TransportBar.lowHeight : TransportBar.height
    let bottom = transport.isHidden ? size.height : size.height - barHeight - gap
    let full = Rect(x: left, y: 0, width: max(1, right - left), height: max(1, bottom))
    stage.frame = full
    prepareStage()
    showCard()
    chooseCardPlace()
    let isCardBeside = tour != nil && tourViews.cardPlace != .onStage
    let stripHeight = isCardBeside ? 0 : stripHeight(within: bottom)
    strip.isHidden = stripHeight == 0
    let laneBottom = bottom - (strip.isHidden ? 0 : stripHeight + gap)
    let lanesHeight = isCardBeside ? 0 : lanesHeight(within: bottom, strip: bottom - laneBottom)
    lanes.isHidden = lanesHeight == 0
    stage.frame.size.height = max(1, laneBottom - (lanes.isHidden ? 0 : lanesHeight + gap))
    placeLegend(gap: gap)
    lanes.frame = Rect(
      x: left, y: laneBottom - lanesHeight, width: max(1, right - left), height: lanesHeight)
    strip.frame = Rect(
      x: left, y: bottom - stripHeight, width: max(1, right - left), height: stripHeight)
    transport.frame = Rect(
      x: left, y: bottom + gap, width: max(1, right - left), height: barHeight)
    lanes.axis = (transport.bar.minX, transport.bar.maxX)
    strip.axis = lanes.axis
    notice.room = stage.frame
    message.room = stage.frame
    if isCardBeside { stage.frame = stageFrame(of: full) }
    tourViews.bed.isHidden = !isCardBeside
    tourViews.bed.frame = full
    tourViews.bed.backgroundColor = theme.background
    placeCard()
    placeButtons()
    placePathButton()
    curtain.frame = window.bounds
    curtain.isHidden = arrangement.drawer == nil
    curtain.backgroundColor = Color(0x000000).opacity(0.4)
    ring.frame = window.bounds
    tourViews.ring.frame = window.bounds
    help.frame = window.bounds
    gallery.frame = window.bounds
    if let focus, !focusOrder.contains(focus) { self.focus = nil }
    updateInspection()
    updateRing()
    if tour != nil { updateTour() }
    window.setNeedsDisplay()
  }

  /// The share of the height that the lanes take, and the least height for lanes to be shown, in
  /// points.
  private static let lanesShare = 0.27
  private static let heightForLanes = 640.0

  /// The height of the lanes, in points; 0 if there are none to show, or the height is too small.
  ///
  /// The strip takes its height from open lanes.
  private func lanesHeight(within height: Double, strip: Double) -> Double {
    guard tour?.step.settings.isEmpty ?? true, !configuration.stageOnly,
      height >= Self.heightForLanes,
      scene.panel == nil, scene.panes.contains(where: { !$0.lists.isEmpty })
    else { return 0 }
    lanes.fold = isFolded(.lanes) ? .folded : .open
    return lanes.fold == .folded
      ? LanesView.headerHeight : (height * Self.lanesShare).rounded() - strip
  }

  /// The height of the strip of the pictures' times, in points; 0 if no cells are made here, or the
  /// height is too small.
  private func stripHeight(within height: Double) -> Double {
    let isSpokenOf = tour.map { !$0.step.settings.isEmpty } ?? true
    guard !configuration.stageOnly, height >= Self.heightForLanes, isSpokenOf,
      scene.panes.contains(where: { !$0.lists.isEmpty })
    else { return 0 }
    return PictureStrip.height
  }

  /// Shrinks the stage and places the legend below it.
  private func placeLegend(gap: Double) {
    legend.isHidden = !arrangement.showsLegend
    guard arrangement.showsLegend else { return }
    updateLegend()
    let height = min(legend.height(forWidth: stage.frame.width), stage.frame.height / 2)
    stage.frame.size.height -= height + gap
    legend.frame = Rect(
      x: stage.frame.minX, y: stage.frame.maxY + gap, width: stage.frame.width, height: height)
  }

  /// Updates the entries of the legend to the current scene; returns whether its height has
  /// changed.
  @discardableResult
  func updateLegend() -> Bool {
    guard arrangement.showsLegend else { return false }
    let height = legend.height(forWidth: stage.frame.width)
    legend.entries = Pane.unique(scene.panes.flatMap { $0.legend(stage.options) })
    return legend.height(forWidth: stage.frame.width) != height
  }

  /// Places the buttons that fold and unfold sidebar and inspector: in the corners of the stage, or
  /// at the top of the open part.
  private func placeButtons() {
    let hidesAll = configuration.stageOnly
    // An open drawer covers the other drawer's button.
    listButton.isHidden = hidesAll || arrangement.drawer == .inspector
    inspectorButton.isHidden = hidesAll || arrangement.drawer == .sidebar
    let size = ShellButton.size
    let margin = ShellButton.margin
    let onStage = stage.frame.maxX - margin - size.width
    listButton.frame = Rect(
      origin: Point(x: (sidebar.isHidden ? stage.frame.minX : 0) + margin, y: margin), size: size)
    let isOnStage = isInspectorDrawer && arrangement.drawer != .inspector
    let end = window.bounds.width - margin - size.width
    inspectorButton.frame = Rect(
      origin: Point(
        x: isOnStage ? onStage : rail.isHidden ? end : rail.frame.midX - size.width / 2, y: margin),
      size: size)
    legendButton.isHidden = hidesAll || tour != nil
    legendButton.isOn = arrangement.showsLegend
    legendButton.frame = Rect(
      origin: Point(x: onStage - (isInspectorDrawer ? ShellButton.pitch : 0), y: margin),
      size: size)
    let buttons = hidesAll ? 0 : (isInspectorDrawer ? 1 : 0) + (legendButton.isHidden ? 0 : 1)
    stage.titleInset = (
      hidesAll || !(sidebar.isHidden || isSidebarDrawer) ? 0 : ShellButton.inset,
      buttons == 0 ? 0 : ShellButton.inset + Double(buttons - 1) * ShellButton.pitch
    )
  }

  /// Places the button for the scene's path at the end of the sentence's line.
  private func placePathButton() {
    pathButton.path = offeredPath
    pathButton.isHidden = configuration.stageOnly || tour != nil || offeredPath == nil
    guard !pathButton.isHidden else { return stage.sentenceInset = 0 }
    let line = stage.sentenceLine
    let sentence = configuration.text.width(of: stage.sentence, in: Typography.body)
    let width = pathButton.width(
      within: line.width - sentence - PathButton.gap, configuration.text)
    pathButton.frame = Rect(
      x: stage.frame.minX + line.maxX - width, y: line.midY - PathButton.height / 2, width: width,
      height: PathButton.height)
    stage.sentenceInset = width + PathButton.gap
  }

  /// Whether the window is high enough for lanes.
  var hasRoomForLanes: Bool {
    let barHeight =
      innerSize.height < Self.lowHeight ? TransportBar.lowHeight : TransportBar.height
    return innerSize.height - barHeight - max(1, 1 / interfaceScale) >= Self.heightForLanes
  }

  func apply(_ theme: Theme) {
    self.theme = theme
    pathButton.theme = theme
    legend.theme = theme
    legendButton.theme = theme
    tooltip.theme = theme
    sidebar.theme = theme
    stage.theme = theme
    inspector.theme = theme
    rail.theme = theme
    transport.theme = theme
    lanes.theme = theme
    strip.theme = theme
    notice.theme = theme
    message.theme = theme
    inspection.theme = theme
    listButton.theme = theme
    inspectorButton.theme = theme
    ring.color = theme.accent
    tourViews.ring.color = theme.accent
    card.theme = theme
    help.theme = theme
    gallery.theme = theme
    layOutShell()
  }
}
