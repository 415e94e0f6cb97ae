import Demonstrations
import SceneParts
import ScrollEngine

// The gallery, with a poster of every scene.
extension Shell {
  func toggleGallery() {
    guard gallery.isHidden else { return closeGallery() }
    endHover()
    closeDrawer()
    gallery.show(SceneCatalog.all + scenes.filter { $0.group == .yours }, at: sceneDescription.name)
    gallery.isHidden = false
    setFocus(nil)
  }

  func closeGallery() { gallery.isHidden = true }

  func openFromGallery(_ scene: SceneDescription) {
    closeGallery()
    enter(scene)
  }

  /// Makes the first poster that is in sight and missing; one at a time, so that the window stays
  /// responsive.
  ///
  /// - Returns: Whether one was made.
  func makeMissingPoster() async -> Bool {
    guard let scene = gallery.missingPoster else { return false }
    gallery.add(
      PosterPicture(
        scene, variant: scene.poster?.variant ?? 0, run: await session.makePoster(of: scene)),
      of: scene)
    return true
  }

  /// Handles a key while the gallery is open; returns whether it has a meaning there.
  func handleInGallery(_ press: InputEvent.KeyPress) -> Bool {
    guard press.modifiers.isEmpty else { return false }
    switch press.key {
    case .backspace: gallery.erase()
    case .enter where focus == nil: gallery.chooseCursor()
    case .escape where !gallery.filter.isEmpty: gallery.clearFilter()
    default:
      guard let step = KeyScroll(press.key) else { return false }
      gallery.moveCursor(by: step)
    }
    return true
  }
}
