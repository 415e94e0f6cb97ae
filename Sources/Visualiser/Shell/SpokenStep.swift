/// A step of a guided path in words for a person who listens.
struct SpokenStep: Equatable {
  let place: Int
  let title: String
  let text: String
  /// What to do, or the open question, with its answers; nil for the last page.
  let task: String?
  /// What is said once the content is at rest.
  let progress: String
  let isDone: Bool
  private let isQuestion: Bool

  /// - Complexity: That of the facts, which look through the scene.
  @MainActor
  init(_ tour: TourState, _ facts: TourFacts) {
    let step = tour.step
    place = tour.place
    title = "Step \(tour.place + 1) of \(tour.path.steps.count): \(step.title)"
    text = tour.heardText(facts)
    isDone = tour.isDone
    isQuestion = tour.question != nil
    if let question = tour.question {
      let answers = zip(["F5", "F6", "F7", "F8"], question.choices).map { "\($0): \($1)" }
      task = "\(question.words) \(answers.joined(separator: ", "))."
    } else if isDone {
      task = step.task.map { _ in step.result }
    } else {
      task = step.heard.task?(facts) ?? step.taskNow?(facts) ?? step.task
    }
    progress = step.heard.progress?(facts) ?? text
  }

  /// The words with which the step begins.
  var beginning: String {
    let title = title.last?.isLetter == true ? "\(title)." : title
    return [title, text, task.map { isDone || isQuestion ? $0 : "Your task: \($0)" }]
      .compactMap { $0 }.joined(separator: " ")
  }

  /// The words with which it ends; the first step also says how to go on.
  var end: String {
    [task, text, place == 0 ? "Return goes on." : nil].compactMap { $0 }.joined(separator: " ")
  }
}
