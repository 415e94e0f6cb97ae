import Demonstrations
import Documents
import Drawing
import Geometry
import Inspecting
import SceneParts
package import ScrollEngine

// What a screen reader finds: the guided path first, then the stage with its viewports, time, scenes and
// facts. Nothing of this is made while nobody listens.
extension Shell {
  package var spokenWindow: Window? { window }
  package var spokenScale: Double { interfaceScale }

  /// How often the parts are updated while something moves, in seconds.
  private static let spokenInterval = 0.1

  /// Updates the parts to the shown moment, if somebody listens.
  func speak(isAtRest: Bool) {
    guard Accessibility.isVoiceOverRunning else { return }
    if isAtRest || session.now - speech.time >= Self.spokenInterval || session.now < speech.time {
      speech.time = session.now
      tellNews(isAtRest: isAtRest)
      stage.spokenTitles = scene.panes.map(\.title)
      window.accessibilityElements = spokenParts
    }
    window.spokenFocus = spokenFocus
  }

  /// Has a screen reader say a line.
  func tell(_ words: String) { Accessibility.post(notification: .announcement, argument: words) }

  // MARK: Changes

  /// Says what has changed: the pinned view or cell, and the step of a guided path.
  private func tellNews(isAtRest: Bool) {
    let news = [newsOfPin, newsOfStep(isAtRest: isAtRest)].compactMap { $0 }
    // Two announcements at once would interrupt each other.
    if !news.isEmpty { tell(news.joined(separator: " ")) }
  }

  /// A step of a guided path when it begins, its progress when the content rests, and its result
  /// when its task is done; nil if there is nothing new.
  private func newsOfStep(isAtRest: Bool) -> String? {
    let (old, step) = (speech.step, tour.map { SpokenStep($0, guide.facts) })
    speech.step = step
    guard let step else { return nil }
    guard let old, old.place == step.place, old.title == step.title else {
      speech.progress = step.progress
      return step.beginning
    }
    if step.isDone { return old.isDone ? nil : step.end }
    if step.task != old.task {
      speech.progress = step.progress
      return step.task
    }
    guard isAtRest, step.progress != speech.progress else { return nil }
    speech.progress = step.progress
    return step.progress
  }

  /// The pinned view or cell; nil if it is the one of before.
  private var newsOfPin: String? {
    guard pin != speech.pin else { return nil }
    speech.pin = pin
    guard let pin, let found = session.run.inspection(of: pin) else { return nil }
    var words = found.title.split(separator: " · ").map(String.init)
    if session.run.isOutOfSight(pin) { words.append("out of sight") }
    let sentences = [words.joined(separator: ", "), found.warning].compactMap { $0 }
    return sentences.joined(separator: ". ") + "."
  }

  // MARK: Parts

  private func part(_ thing: ShellPart.Thing) -> ShellPart {
    if let part = speech.parts[thing] { return part }
    let part = ShellPart(thing, of: self)
    speech.parts[thing] = part
    return part
  }

  private var spokenFocus: AnyObject? {
    switch focus {
    case nil: nil
    case .pane(let pane): scene.panes.indices.contains(pane) ? scene.panes[pane].window : nil
    case .sidebar: part(.scene(sidebar.cursor))
    case .some(let focus): part(.focus(focus))
    }
  }

  /// All parts in the order in which they are read.
  private var spokenParts: [Any] {
    let lines = TextLines(of: window, text: configuration.text, theme.appearance)
    if !help.isHidden {
      return buttons(focusOrder) + texts(.help, lines.inside(help.frame))
    }
    if !gallery.isHidden { return buttons(focusOrder) + [gallery] }
    var parts: [Any] = []
    var left = focusOrder
    func take(_ isTaken: (ShellFocus) -> Bool) {
      parts += buttons(left.filter(isTaken))
      left.removeAll(where: isTaken)
    }
    if !notice.isHidden {
      parts += texts(.notice, lines.inside(notice.frame))
      take { $0 == .button(.closeNotice) }
    }
    if !card.isHidden { parts += cardTexts }
    take { if case .button(.card) = $0 { true } else { false } }
    var stageLines = lines.inside(stage.frame)
    let viewports = stage.stageLayout.panes.map { $0.column.offsetBy(stage.frame.origin) }
    let variantsFrame = stage.variantsFrame(configuration.text)?.offsetBy(stage.frame.origin)
    stageLines.removeAll { line in
      viewports.contains { $0.contains(line.middle) }
        || card.frame.contains(line.middle) && !card.isHidden
        || variantsFrame?.contains(line.middle) == true
    }
    parts += texts(.stage, stageLines)
    left.removeAll { $0 == .variants }
    parts += variantParts
    take { if case .setting = $0 { true } else { false } }
    left.removeAll { if case .pane = $0 { true } else { false } }
    parts.append(stage)
    parts += waitingCells
    take {
      [.play, .rate, .bar, .button(.transport(.back)), .button(.transport(.forward))].contains($0)
    }
    if left.contains(.sidebar) {
      left.removeAll { $0 == .sidebar }
      parts += scenes.indices.map(scenePart)
    }
    take { _ in true }
    if !inspector.isHidden { parts += texts(.inspector, lines.inside(inspector.frame)) }
    return parts
  }

  private var cardTexts: [ShellPart] {
    guard let step = speech.step else { return [] }
    let (title, text, task) = (part(.title), part(.text), part(.task))
    let frame = card.frame
    title.say(
      step.title, .header,
      in: Rect(origin: frame.origin, size: Size(width: frame.width, height: 32)))
    text.say(step.text, .staticText, in: frame.inset(by: 16))
    task.say(
      step.task.map { step.isDone ? "Done: \($0)" : "Task: \($0)" }, .staticText,
      in: frame.inset(by: 16))
    return step.task == nil ? [title, text] : [title, text, task]
  }

  private func texts(_ place: ShellPart.Place, _ lines: [TextLines.Line]) -> [ShellPart] {
    lines.enumerated().map { number, line in
      let part = part(.line(place, number))
      part.say(line.string, .staticText, in: line.frame)
      return part
    }
  }

  private var variantParts: [ShellPart] {
    guard !configuration.stageOnly else { return [] }
    return stage.variantButtons(configuration.text).enumerated().compactMap { place, button in
      guard !button.button.isName else { return nil }
      let part = part(.variant(place))
      let choice = stage.choices[button.button.variant]
      part.say(
        choice.name, button.isUseful ? .button : [.button, .selected],
        in: button.button.frame.offsetBy(stage.frame.origin))
      return part
    }
  }

  private func scenePart(_ scene: Int) -> ShellPart {
    let part = part(.scene(scene))
    part.say(
      scenes[scene].title, openPlace == scene ? [.button, .selected] : .button,
      hint: scenes[scene].article, in: frame(of: .sidebar(.scene(scene))) ?? sidebar.frame)
    return part
  }

  /// The cells in the queues of the first viewport, if the queues are shown.
  private var waitingCells: [ShellPart] {
    guard let tray = stage.tray(ofPane: 0, stage.stageLayout) else { return [] }
    return session.run.cells.waitingCells(inPane: 0).compactMap { cell in
      guard let frame = tray.frame(of: cell), let stamp = session.run.cells.stamp(of: cell) else {
        return nil
      }
      let part = part(.cell(cell))
      part.say(
        "Cell \(stamp.letter), waiting", .button, in: frame.offsetBy(stage.frame.origin))
      return part
    }
  }

  private func buttons(_ order: [ShellFocus]) -> [ShellPart] {
    order.map { focus in
      let part = part(.focus(focus))
      let frame = rect(of: focus)
      switch focus {
      case .listButton: part.say(words(about: .listButton), .button, in: frame)
      case .inspectorButton: part.say(words(about: .inspectorButton), .button, in: frame)
      case .play:
        part.say(session.timeline.isPlaying ? "Pause" : "Play", .button, in: frame)
      case .rate:
        part.say(
          "Speed", .button, value: TransportBar.words(ofRate: transportState.rate), in: frame)
      case .bar:
        let state = transportState
        part.say(
          "Time", .adjustable, value: timeText(state.time),
          amount: AccessibilityAmount(state.time - state.start, of: state.length), in: frame)
      case .setting(.reuse):
        part.say(
          "Reuse cells", [.button, .toggleButton],
          value: scene.settings.contains(.reuse(true)) ? "1" : "0", in: frame)
      case .setting(let setting):
        part.say(
          setting.spokenName, .adjustable, value: settingValue(setting),
          hint: setting.explanation, in: frame)
      case .button(let control): part.say(buttonWords(control), .button, in: frame)
      case .inspector: part.say("Inspector", .header, in: frame)
      case .sidebar, .pane, .variants: break
      }
      return part
    }
  }

  private func buttonWords(_ control: ShellControl) -> String? {
    switch control {
    case .heading(let part): "\(part.name), \(isFolded(part) ? "folded" : "open")"
    case .rail(let part): part.name
    case .lanesHeading: lanes.fold == .folded ? "Unfold the lanes" : "Fold the lanes"
    default: words(about: control, at: .zero)
    }
  }

  private func settingValue(_ part: SettingsCard.Part) -> String? {
    for setting in scene.settings {
      switch (part, setting) {
      case (.cost, .cost(let seconds)): return "\(tidy(seconds * 1000)) ms"
      case (.rows, .rows(let rows)): return "\(rows) rows"
      default: continue
      }
    }
    return nil
  }

  private func words(about control: ShellControl) -> String? { words(about: control, at: .zero) }

  // MARK: Use

  /// Uses a part; returns false for parts that a tap uses.
  func use(_ thing: ShellPart.Thing) -> Bool {
    switch thing {
    case .scene(let scene): sidebar.onSelect?(scene)
    case .cell(let cell): pin = .cell(cell)
    case .focus(.setting(.reuse)):
      step(.reuse, isUp: scene.settings.contains(.reuse(true)))
    case .focus(.button(let control)):
      switch control {
      case .card, .heading, .rail, .help, .sidebar, .closeGallery, .closeNotice, .calls:
        press(control)
      default: return false
      }
    default: return false
    }
    return true
  }

  /// Changes a value by a step.
  func adjust(_ thing: ShellPart.Thing, isUp: Bool) {
    guard case .focus(let focus) = thing else { return }
    switch focus {
    case .bar:
      let state = transportState
      seek(to: min(max(state.start, state.time + (isUp ? 0.5 : -0.5)), state.end))
    case .setting(let part): step(part, isUp: isUp)
    default: break
    }
  }
}

/// What the shell has last told a screen reader.
struct ShellSpeech {
  var parts: [ShellPart.Thing: ShellPart] = [:]
  var step: SpokenStep?
  /// The progress of the step that was said last.
  var progress = ""
  var pin: InspectionTarget?
  var time = -Double.infinity
}
