package import Drawing
package import SceneParts
package import ScrollEngine

/// Frame, bounds, offset and content size of the inspected views, in numbers.
package final class FramesSection: InspectorSection {
  private static let lineHeight = 16.5
  private static let viewGap = 4.0
  private static let indent = 14.0
  /// The width for a pair such as `320 1364.5`, in points; a wider pair moves the previous one to
  /// the left.
  private static let pairWidth = 78.0
  private static let gap = 12.0

  package override var heading: Words { "Frames" }

  package override var contentHeight: Double {
    readout.views.reduce(0) {
      $0 + Double($1.properties.count + 1) * Self.lineHeight + Self.viewGap
    }
  }

  package override func drawContent(in rect: Rect, _ canvas: inout Canvas) {
    var line = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: Self.lineHeight)
    for view in readout.views {
      drawTitle(of: view, in: line, &canvas)
      line.origin.y += Self.lineHeight
      for property in view.properties {
        draw(property, in: line, &canvas)
        line.origin.y += Self.lineHeight
      }
      line.origin.y += Self.viewGap
    }
  }

  private func drawTitle(of view: Readout.ViewFacts, in line: Rect, _ canvas: inout Canvas) {
    canvas.fill(
      Rect(x: line.minX, y: line.midY - 4, width: 8, height: 8), view.swatch ?? theme.viewport)
    let branch = view.branch ?? ""
    let branchWidth = canvas.text.width(of: branch, in: Typography.body)
    canvas.text(
      view.title,
      in: line.inset(
        by: EdgeInsets(top: 0, left: Self.indent, bottom: 0, right: branchWidth + Self.gap)),
      font: Typography.bodyStrong, color: theme.ink)
    canvas.text(branch, in: line, font: Typography.body, color: theme.ink, alignment: .trailing)
  }

  private func draw(
    _ property: Readout.ViewFacts.Property, in line: Rect, _ canvas: inout Canvas
  ) {
    let name = line.inset(by: EdgeInsets(top: 0, left: Self.indent, bottom: 0, right: 0))
    canvas.text(property.name, in: name, font: Typography.body, color: theme.muted)
    let left = name.minX + canvas.text.width(of: property.name, in: Typography.body) + Self.gap
    var right = line.maxX
    for pair in property.pairs.reversed() {
      canvas.say(
        pair, in: Rect(x: left, y: line.minY, width: max(0, right - left), height: line.height),
        font: Typography.number, color: theme.ink, alignment: .trailing)
      right -= max(
        Self.pairWidth, canvas.text.width(of: pair.string, in: Typography.number) + Self.gap)
    }
  }
}
