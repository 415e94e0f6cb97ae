import Drawing
import Geometry
import Testing

@Suite("A display list")
struct DisplayListTests {
  @Test("is written one line a command, what is clipped indented")
  func description() {
    let color = Color(0x123456)
    let rect = Rect(x: 0.5, y: -0.0001, width: 1.0 / 3, height: 2)
    let list = DisplayList(
      size: Size(width: 320, height: 568), background: Color(0xFFFFFF),
      commands: [
        .fill(rect, color, cornerRadius: 0),
        .pushClip(Rect(x: 0, y: 0, width: 10, height: 10)),
        .stroke(rect, Stroke(color, width: 2, dash: Dash(on: 10, off: 5), cornerRadius: 4)),
        .line(rect, .bottom, color, width: 0.5),
        .polyline([.zero, Point(x: 1.5, y: 2)], color, width: 1),
        .polygon([.zero, Point(x: 1.5, y: 2), Point(x: 0, y: 4)], color),
        .popClip,
        .text(
          TextRun(
            "Row 1", font: Font(.numbers, size: 12, weight: .bold), color: color,
            anchor: Point(x: 3, y: 4), alignment: .trailing, maximumWidth: 50)),
      ])

    #expect(
      list.description == """
        canvas 320 568 #FFFFFF
        fill 0.5 0 0.333 2 #123456
        clip 0 0 10 10
          stroke 0.5 0 0.333 2 #123456 width 2 dash 10/5 radius 4
          line bottom of 0.5 0 0.333 2 #123456 width 0.5
          polyline 0,0 1.5,2 #123456 width 1
          polygon 0,0 1.5,2 0,4 #123456
        unclip
        text "Row 1" at 3 4 trailing numbers bold 12 #123456 within 50

        """)
  }

  @Test("writes numbers that no integer holds without stopping")
  func oddNumbers() {
    let list = DisplayList(
      size: Size(width: .infinity, height: .nan), background: .clear,
      commands: [.pushClip(Rect(x: -1e18, y: 1e17, width: 2e18, height: 0))])
    #expect(list.description.hasPrefix("canvas inf nan #00000000\nclip -1e+18 1e+17 2e+18 0"))
  }

  @Test("differs where a number differs by less than it writes")
  func equality() {
    let size = Size(width: 10, height: 10)
    func list(_ x: Double) -> DisplayList {
      DisplayList(
        size: size, background: .clear,
        commands: [.pushClip(Rect(x: x, y: 0, width: 1, height: 1))])
    }
    #expect(list(1) != list(1.0001))
    #expect(list(1).description == list(1.0001).description)
  }
}
