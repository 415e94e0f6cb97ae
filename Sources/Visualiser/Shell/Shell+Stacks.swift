package import SceneParts
import ScrollEngine

// A person's own file, a stack or a trace, is last in the sidebar; opening another one replaces it.
extension Shell {
  /// Replaces the person's last file by another one, and shows it.
  ///
  /// A new version of the same stack keeps the variant and, if possible, the offset.
  package func open(own description: SceneDescription) {
    let isSame = sceneDescription.name == description.name
    let offset = isSame ? scene.panes.first?.scroller?.contentOffset : nil
    scenes.removeAll { $0.group == .yours }
    scenes.append(description)
    sidebar.scenes = scenes
    notice.notice = nil
    let isKnown = description.variants == sceneDescription.variants
    open(description, variant: isSame && isKnown ? session.variants.shown : 0)
    guard let offset, let scroller = scene.panes.first?.scroller else { return }
    let range = scroller.scrollRange
    setOffset(
      Point(
        x: min(max(offset.x, range.minimum.x), range.maximum.x),
        y: min(max(offset.y, range.minimum.y), range.maximum.y)))
  }

  /// Shows a notice until a person closes it or a file is opened.
  package func show(_ notice: Notice) {
    self.notice.notice = notice
    window.setNeedsDisplay()
  }
}
