package import Drawing
package import SceneParts
package import ScrollEngine

/// The content of an inspector section that does not come from a ``Readout``.
package protocol SectionContent: Equatable {
  var heading: Words { get }
  /// Whether there is anything to show.
  var isShown: Bool { get }
  /// The height below the heading, in points.
  var height: Double { get }
  func draw(in rect: Rect, _ theme: Theme, _ canvas: inout Canvas)
}

/// A section of the inspector that draws one value.
package final class DrawnSection<Content: SectionContent>: InspectorSection {
  package var content: Content { didSet { if oldValue != content { contentDidChange() } } }

  package init(_ content: Content, _ readout: Readout, theme: Theme) {
    self.content = content
    super.init(readout, theme: theme)
  }

  package override var heading: Words { content.heading }
  package override var hasContent: Bool { content.isShown }
  package override var contentHeight: Double { content.height }

  package override func drawContent(in rect: Rect, _ canvas: inout Canvas) {
    content.draw(in: rect, theme, &canvas)
  }
}
