internal import Files
internal import PlainText
internal import SDLStage

/// An HTML page with the expected picture, the actual one and their difference.
struct SnapshotPage {
  let name: String
  let steps: [String]
  let difference: PictureDifference
  /// The captions of both pictures.
  let captions: (expected: String, actual: String)

  /// Writes the page and its pictures.
  ///
  /// - Returns: The page's path.
  /// - Throws: ``SnapshotFailure/file(path:reason:)``, or an error of the stage.
  func write(in folder: String) throws -> String {
    let path = "\(folder)/\(name).html"
    do {
      try DiskFile.makeFolders(folder, isShared: true)
      try difference.write(beside: "\(folder)/\(name).png")
      try DiskFile.replace(path, with: Array(text.utf8))
    } catch let error as DiskFile.Failure {
      throw SnapshotFailure.file(path: path, reason: "cannot be written (\(error.reason))")
    }
    return path
  }

  /// Removes the files of an earlier failure, also if not all are there; returns whether any were.
  static func remove(_ name: String, in folder: String) -> Bool {
    let endings = ["html"] + PictureDifference.names.map { "\($0).png" }
    let paths = endings.map { "\(folder)/\(name).\($0)" }.filter(DiskFile.exists)
    paths.forEach(DiskFile.remove)
    return !paths.isEmpty
  }

  private var text: String {
    let title = name.escapedForHTML
    let script =
      steps.isEmpty
      ? "<p>No steps: the screen as it is opened.</p>"
      : "<ol>" + steps.map { "<li>\($0.escapedForHTML)</li>" }.joined() + "</ol>"
    let size = "\(max(difference.expected.width, difference.actual.width))"
    let (expected, actual) = (captions.expected.escapedForHTML, captions.actual.escapedForHTML)
    return HTMLPage(
      title: name,
      style: """
        .pair { position: relative; display: inline-block; border: 1px solid #8888; }
        .pair img, figure img { display: block; image-rendering: pixelated; }
        .pair .over { position: absolute; inset: 0; }
        figure { display: inline-block; margin: 0 16px 16px 0; vertical-align: top; }
        figure img { border: 1px solid #8888; max-width: 45vw; }
        input { width: min(\(size)px, 90vw); display: block; margin: 8px 0 24px; }
        """,
      body: """
        <p>\("\(difference)".escapedForHTML)</p>
        <ul><li>Expected: \(expected)</li><li>Actual: \(actual)</li></ul>
        <h2>Expected on the left, actual on the right</h2>
        <div class="pair">
        <img src="\(title).actual.png" alt="actual">
        <img class="over" id="over" src="\(title).expected.png" alt="expected">
        </div>
        <input type="range" min="0" max="100" value="50" id="split" aria-label="Divide">
        <h2>Side by side</h2>
        <figure><figcaption>Expected</figcaption>
        <img src="\(title).expected.png" alt="expected"></figure>
        <figure><figcaption>Actual</figcaption>
        <img src="\(title).actual.png" alt="actual"></figure>
        <figure><figcaption>Where they differ, in red on the actual picture</figcaption>
        <img src="\(title).masked.png" alt="where they differ"></figure>
        <figure><figcaption>By how much: the brighter, the more</figcaption>
        <img src="\(title).difference.png" alt="by how much they differ"></figure>
        <h2>Steps</h2>
        \(script)
        <script>
        const split = document.getElementById("split"), over = document.getElementById("over");
        const show = () => { over.style.clipPath = `inset(0 ${100 - split.value}% 0 0)`; };
        split.oninput = show; show();
        </script>
        """
    ).text
  }
}
