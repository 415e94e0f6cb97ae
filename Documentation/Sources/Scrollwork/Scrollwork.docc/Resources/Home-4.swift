import Images
import ScrollworkApp

/// Pictures, and notes below them, in one scroll.
final class Home: StackController {
  let photos: PhotoList
  let notes = NoteList()

  init(files: [String], loader: ImageLoader = ImageLoader()) {
    photos = PhotoList(files: files, loader: loader)
    super.init()
    viewControllers = [photos, notes]
  }

  /// New notes have come: a person who reads must not lose the place.
  func receive() {
    notes.add(["New 1", "New 2", "New 3"])
  }
}
