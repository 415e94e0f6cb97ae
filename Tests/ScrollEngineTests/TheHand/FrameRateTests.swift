import Testing

@testable import ScrollEngine

/// Each frame shows content where it is at the time of the frame, whatever moves the content. The
/// number of earlier frames makes no difference.
@MainActor
@Suite("Whatever the frames, content")
struct FrameRateTests {
  enum Kind: String, CaseIterable, Sendable {
    case drag, fling, bounce, edge, paging, pageHold, wheel, keys, touchpad, animation, anew,
      onWheel,
      retargeted,
      zoomAnimation, zoomSpring, panSpring, flingInZoom, caught
  }

  /// An event or a call of a program, at a time in seconds.
  private struct Happening {
    let time: Double
    let body: @MainActor (LongContent) -> Void
  }

  private func event(_ event: InputEvent) -> Happening {
    Happening(time: event.time) { $0.send([event]) }
  }

  private func stroke(_ dy: Double, at time: Double, from y: Double = 300) -> [Happening] {
    Stroke(at: time, from: Point(x: 160, y: y), velocity: Point(x: 0, y: dy), in: 0.11)
      .events.map(event)
  }

  private func program(
    at time: Double, _ body: @escaping @MainActor (ScrollView) -> Void
  ) -> Happening {
    // A program acts in response to an event, at the time of the event.
    Happening(time: time) { content in
      content.send([InputEvent(time: time, .pointerMoved(.init(at: Point(x: 1, y: 1))))])
      body(content.view)
    }
  }

  private func finger(
    _ id: Int, _ x: Double, _ y: Double, at time: Double,
    _ kind: (InputEvent.Pointer) -> InputEvent.Kind
  ) -> Happening {
    event(
      InputEvent(
        time: time, kind(.init(at: Point(x: x, y: y), device: .touch, id: id, isPressed: true))))
  }

  /// Two fingers that move until they are `factor` times as far apart, and lift at the same time.
  private func pinch(by factor: Double, movingBy dy: Double = 0) -> [Happening] {
    var happenings = [
      finger(1, 130, 240, at: 0.1) { .pointerDown($0) },
      finger(2, 190, 240, at: 0.1) { .pointerDown($0) },
    ]
    for step in 1...20 {
      let part = Double(step) / 20
      let half = 30 * (1 + (factor - 1) * part)
      let (time, y) = (0.1 + part * 0.203, 240 + dy * part)
      happenings.append(finger(1, 160 - half, y, at: time) { .pointerMoved($0) })
      happenings.append(finger(2, 160 + half, y, at: time) { .pointerMoved($0) })
    }
    let half = 30 * factor
    happenings.append(finger(1, 160 - half, 240 + dy, at: 0.3031) { .pointerUp($0) })
    happenings.append(finger(2, 160 + half, 240 + dy, at: 0.3031) { .pointerUp($0) })
    return happenings
  }

  private func happenings(_ kind: Kind) -> [Happening] {
    switch kind {
    case .drag: stroke(-900, at: 0.1).dropLast() + []
    case .fling: stroke(-1_500, at: 0.1)
    case .bounce: stroke(2_500, at: 0.1)
    case .edge:
      [program(at: 0.02) { $0.contentOffset.y = 300 }] + stroke(2_500, at: 0.1)
    case .paging: stroke(-700, at: 0.1)
    case .pageHold:
      stroke(-900, at: 0.1).dropLast() + [
        finger(0, 160, 200, at: 0.4) { _ in .pointerUp(.init(at: Point(x: 160, y: 201))) }
      ]
    case .wheel: (0..<9).map { event(LongContent.wheel(-1, at: 0.1 + Double($0) * 0.0613)) }
    case .keys:
      [event(LongContent.wheel(-1, at: 0.05))]
        + (0..<9).map { event(LongContent.key(.pageDown, at: 0.1 + Double($0) * 0.0331)) }
    case .touchpad: TouchpadTests.stroke(speed: 1_000).map(event)
    case .animation:
      [program(at: 0.1037) { $0.setContentOffset(Point(x: 0, y: 900), animated: true) }]
    case .anew:
      [
        program(at: 0.1037) { $0.setContentOffset(Point(x: 0, y: 900), animated: true) },
        program(at: 0.2371) { $0.setContentOffset(Point(x: 0, y: 1_700), animated: true) },
      ]
    case .onWheel:
      [
        event(LongContent.wheel(-5, at: 0.1)),
        program(at: 0.1771) { $0.setContentOffset(Point(x: 0, y: 1_700), animated: true) },
      ]
    case .retargeted:
      [
        program(at: 0.1037) { $0.setContentOffset(Point(x: 0, y: 900), animated: true) },
        program(at: 0.2371) { $0.contentSize.height = 1_000 },
      ]
    case .zoomAnimation: [program(at: 0.1037) { $0.setZoomScale(1.7, animated: true) }]
    case .zoomSpring: pinch(by: 4)
    case .panSpring: pinch(by: 1.2, movingBy: 200)
    case .flingInZoom:
      [program(at: 0.05) { $0.setZoomScale(2, animated: true) }] + stroke(-900, at: 0.36)
    case .caught: stroke(-1_500, at: 0.1) + stroke(-800, at: 0.5)
    }
  }

  private func content(_ kind: Kind) -> LongContent {
    let content = LongContent(height: 6_000)
    switch kind {
    case .paging, .pageHold: content.view.isPagingEnabled = true
    case .zoomAnimation, .zoomSpring, .panSpring, .flingInZoom:
      let zoomed = View(frame: Rect(x: 0, y: 0, width: 320, height: 6_000))
      content.view.addSubview(zoomed)
      content.log.zoomed = zoomed
      content.view.minimumZoomScale = 0.5
      content.view.maximumZoomScale = 3
    default: break
    }
    return content
  }

  /// The offset and the zoom scale of the content.
  private struct Place: Hashable {
    let offset: Point
    let scale: Double
  }

  private func places(_ kind: Kind, at times: [Double]) -> [Double: Place] {
    let content = content(kind)
    var rest = happenings(kind)[...]
    var places: [Double: Place] = [:]
    for time in times {
      while let next = rest.first, next.time <= time {
        next.body(content)
        rest = rest.dropFirst()
      }
      content.window.advance(to: time)
      places[time] = Place(offset: content.view.contentOffset, scale: content.view.zoomScale)
    }
    return places
  }

  @Test("is where it would be after a thousand a second", arguments: Kind.allCases, Frames.kinds)
  func path(kind: Kind, frames: Frames) {
    let times = frames.times(until: 3)
    let fine = Set(times + (0...3_000).map { Double($0) / 1_000 }).sorted()
    let (expected, found) = (places(kind, at: fine), places(kind, at: times))
    // Caught content stops where the last frame showed it, up to one frame behind its motion.
    let tolerance = kind == .caught ? 1_500 / frames.rate * 1.5 : 1e-6
    var ways = 0.0
    for time in times {
      guard let expected = expected[time], let found = found[time] else { continue }
      ways += (found.offset - content(kind).view.contentOffset).length + abs(found.scale - 1)
      let distance = (found.offset - expected.offset).length
      #expect(
        distance <= tolerance && abs(found.scale - expected.scale) <= 1e-9,
        "\(time): \(found), not \(expected)")
      if distance > tolerance { return }
    }
    #expect(ways > 1)
  }
}
