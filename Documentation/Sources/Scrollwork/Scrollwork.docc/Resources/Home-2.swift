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
}
