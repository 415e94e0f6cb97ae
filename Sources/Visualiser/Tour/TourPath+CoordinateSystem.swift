import Demonstrations
import SceneParts
import ScrollEngine

extension TourPath {
  /// Shows that scrolling changes only the origin of the bounds.
  static let coordinateSystem = TourPath(
    of: .coordinateSystem, words: [.viewFrame, .bounds, .origin, .contentSize],
    steps: coordinateSystemSteps, next: .delegateOrder)

  private static func changed(_ count: Int) -> String {
    switch count {
    case 0: "none has changed"
    case 1: "one has changed"
    default: "\(count) have changed"
    }
  }

  private static let coordinateSystemSteps: [TourStep] = [
    TourStep(
      title: "What moves?", scene: .coordinateSystem,
      text: TourStep.telling { (film: FilmFacts, _) in
        "A film with \(film.viewCount) coloured views. The bold outline on the left is a scroll view: "
          + "a window onto the film. Each view shows where it lies and, if there is room, its size."
      },
      question: TourStep.Question(
        words: "You scroll. How many of the 4 frames will change?", choices: ["4", "1", "0"],
        answer: TourStep.telling { (film: FilmFacts, _) in "\(film.movedViews)" }),
      task: "Scroll down on the left.", result: "Scrolled.",
      isDone: TourStep.when { (film: FilmFacts, facts) in
        film.window.minY >= 40 && facts.isStill
      },
      outcome: TourStep.telling { (film: FilmFacts, _) in
        "bounds.origin, the window's upper left corner on the film, is now "
          + "\(tidy(film.window.minX)) \(tidy(film.window.minY)). Of the \(film.viewCount) frames, "
          + "\(changed(film.movedViews)). The views seem to move, but only the window did."
      },
      highlights: (.pane(0), .frames), act: .wheel(notches: 2)),
    TourStep(
      title: "The same, seen from outside", scene: .coordinateSystem,
      text: { _ in
        "The right pane shows the same scroll view in another way: the film lies still, and the "
          + "window moves over it."
      },
      task: "Drag the window down on the right.", result: "Moved.", gesture: .drag,
      isDone: TourStep.when { (film: FilmFacts, facts) in
        film.presses.last?.pane == 1 && film.window.minY >= 20 && facts.isStill
      },
      outcome: TourStep.telling { (film: FilmFacts, _) in
        "The window lies \(tidy(film.window.minY)) below the top of the film. On the left, the film "
          + "went up by the same \(tidy(film.window.minY)). Two pictures of one number: "
          + "bounds.origin.y."
      },
      highlights: (.pane(1), .frames), isFresh: true,
      act: .strokes([
        TourStep.Stroke(
          pane: 1, start: Point(x: 160, y: 60), way: Point(x: 0, y: 120), duration: 0.6, rest: 0.2)
      ])),
    TourStep(
      title: "How far it goes", scene: .coordinateSystem,
      text: TourStep.telling { (film: FilmFacts, _) in
        "The dashed line is contentSize: the film is \(tidy(film.contentSize.height)) tall. The window "
          + "is \(tidy(film.window.height)) tall."
      },
      task: "Scroll to the end on the left.", result: "The end.",
      isDone: TourStep.when { (film: FilmFacts, _) in
        film.window.maxY >= film.contentSize.height - 0.5
      },
      outcome: TourStep.telling { (film: FilmFacts, _) in
        let last = film.contentSize.height - film.window.height
        let excess = film.window.minY - last
        return excess > 0.5
          ? "It went \(tidy(excess)) past the end and will return to \(tidy(last)), which is "
            + "\(tidy(film.contentSize.height)) − \(tidy(film.window.height)). So the window never "
            + "stays beyond the film."
          : "It stops at \(tidy(film.window.minY)), which is \(tidy(film.contentSize.height)) − "
            + "\(tidy(film.window.height)). A scroll view merely keeps bounds.origin between 0 and "
            + "contentSize − bounds."
      },
      highlights: (.pane(1), .pane(0)), act: .glide(to: nil, seconds: 1)),
    TourStep(
      title: "Seen, but not touched", scene: .coordinateSystem,
      text: { _ in
        "On the left, yellow lies below the window. You see it, faintly, because clipsToBounds is "
          + "off: the scroll view does not cut off what lies outside."
      },
      task: "Click yellow on the left, below the outline.", result: "Clicked outside.",
      gesture: .pointer,
      isDone: TourStep.when { (film: FilmFacts, _) in
        film.presses.last.map { $0.pane == 0 && !$0.isInside } ?? false
      },
      outcome: TourStep.telling { (film: FilmFacts, _) in
        "\(film.presses.last?.view.map { "\($0.prefix(1).uppercased())\($0.dropFirst())" } ?? "Nobody") "
          + "heard nothing of it: the views have counted \(film.taps) \(film.taps == 1 ? "tap" : "taps"). Outside its bounds, a "
          + "scroll view may draw, but nothing there can be touched. Click red: it counts."
      },
      highlights: (.view("window/yellow"), nil), isFresh: true,
      act: .strokes([
        TourStep.Stroke(start: Point(x: 190, y: 640), way: .zero, duration: 0.05)
      ])),
  ]
}
