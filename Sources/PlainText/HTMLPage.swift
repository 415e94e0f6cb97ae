/// A page of HTML that has all in one file, or beside it, and loads nothing from elsewhere.
public struct HTMLPage: Sendable {
  /// The title, as plain text.
  public var title: String
  /// Rules of style besides those of all pages.
  public var style: String
  /// The contents below the title, as HTML.
  public var body: String

  /// Makes a page.
  public init(title: String, style: String, body: String) {
    self.title = title
    self.style = style
    self.body = body
  }

  /// The whole page.
  public var text: String {
    let title = title.escapedForHTML
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>\(title)</title>
      <style>
      :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
      body { margin: 24px; }
      \(style)
      </style></head><body>
      <h1>\(title)</h1>
      \(body)
      </body></html>

      """
  }
}
