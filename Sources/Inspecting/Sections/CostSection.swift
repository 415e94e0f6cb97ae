package import Drawing
import SceneParts
package import ScrollEngine

/// The cost of the last frame with motion, in counts and, if measured, in time.
package final class CostSection: InspectorSection {
  private static let lineHeight = 17.0

  package override var heading: String { "This frame" }

  package override var contentHeight: Double { 4 * Self.lineHeight + 12 }

  package override func drawContent(in rect: Rect, _ canvas: inout Canvas) {
    let frame = readout.frame
    let lines = [
      ("layout", duration(frame.costs.layout)),
      ("cells changed", "+\(frame.cellsEntered)  -\(frame.cellsLeft)"),
      ("views touched", "\(frame.viewsTouched) of \(frame.viewCount)"),
      ("list, paint, present", drawing(frame.costs)),
    ]
    for (place, (label, value)) in lines.enumerated() {
      let line = Rect(
        x: rect.minX, y: rect.minY + Double(place) * Self.lineHeight, width: rect.width,
        height: Self.lineHeight)
      canvas.text(label, in: line, font: Typography.body, color: theme.muted)
      canvas.text(value, in: line, font: Typography.number, color: theme.ink, alignment: .trailing)
    }
  }

  private func drawing(_ costs: Readout.Costs) -> String {
    guard let list = costs.displayList, let paint = costs.paint, let present = costs.present
    else { return "–" }
    return words(milliseconds: [list, paint, present])
  }

  private func duration(_ seconds: Double?) -> String { seconds.map(words(seconds:)) ?? "–" }
}
