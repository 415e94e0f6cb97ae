internal import Images
internal import PhotoLibrary
internal import ScrollworkApp

extension PhotosController {
  /// Shows the selected picture or a problem, and how many pictures there are.
  func showStatus() {
    let bar = content.bar
    let shown = isAlone ? content.viewer.place : cursor
    let picture = shown.flatMap { shelf.pictures.indices.contains($0) ? shelf.pictures[$0] : nil }
    let warning = picture.flatMap { failures[$0.path]?.error }.map {
      "\(picture?.name ?? ""): \($0.inShort)"
    }
    bar.isWarning =
      message == nil && (warning ?? general) != nil && (warning != nil || picture == nil)
    bar.text =
      message ?? warning ?? picture.map(Self.describe)
      ?? [general ?? name, folder.leftOut].compactMap(\.self).joined(separator: "  \u{00B7}  ")
    var counts = [String]()
    if failures.count > 0 { counts.append("\(Counts.grouped(failures.count)) cannot be shown") }
    if folder.isReading {
      let total = folder.total.map { " of \(Counts.grouped($0))" } ?? ""
      counts.append("reading \(Counts.grouped(shelf.pictures.count))\(total)")
    } else {
      counts.append(Counts.pictures(shelf.pictures.count))
    }
    bar.counts = counts.joined(separator: "  \u{00B7}  ")
    bar.progress =
      folder.isReading
      ? Double(shelf.pictures.count) / Double(max(1, folder.total ?? shelf.pictures.count)) : nil
    let isEmpty = folder.isRead && !folder.isReading && shelf.pictures.isEmpty
    content.say(
      isEmpty
        ? ("No pictures here", "PNG and JPEG files appear as they are added.") : nil)
  }

  /// A problem with the folder or with the store of thumbnails.
  private var general: String? { folder.notice ?? storeNotice }

  private var name: String { title ?? folder.scan.folder }

  private static func describe(_ picture: Picture) -> String {
    var parts = [picture.name, "\(picture.taken)"]
    if let size = picture.size { parts.append("\(size.width) \u{00D7} \(size.height)") }
    parts.append(Counts.bytes(picture.byteCount))
    return parts.joined(separator: "  \u{00B7}  ")
  }
}
