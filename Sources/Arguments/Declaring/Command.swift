/// One thing that a program can be asked for, such as `scrollwork layout`.
///
/// ```swift
/// struct Layout: Command {
///   static let configuration = CommandConfiguration(abstract: "Print the live view tree.")
///
///   @Argument(help: "A scene, by name.")
///   var scene: String
///
///   @Flag(help: "Print one JSON object.")
///   var json = false
/// }
/// ```
///
/// Its properties say what it understands: parsing makes one and fills them. A program adds how its
/// commands run.
package protocol Command: ArgumentGroup, SendableMetatype {
  /// What is said of it.
  static var configuration: CommandConfiguration { get }

  /// Checks what no single argument can know.
  ///
  /// - Throws: What is wrong.
  func validate() throws(UsageMistake)
}

extension Command {
  /// Finds nothing wrong.
  package func validate() {}

  /// As it is typed.
  package static var name: String { configuration.name ?? "\(Self.self)".lowercased() }
}

/// What is said of a command.
package struct CommandConfiguration: Sendable {
  var name: String?
  var abstract: String
  var discussion: String
  var isShown: Bool

  /// Describes a command.
  ///
  /// - Parameters:
  ///   - name: As it is typed; nil for that of its type in small letters.
  ///   - abstract: One sentence.
  ///   - discussion: Paragraphs; indented lines, such as those below `EXAMPLES`, are kept as they are.
  ///   - isShown: Whether help and manual page list it.
  package init(
    name: String? = nil, abstract: String, discussion: String = "", isShown: Bool = true
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.isShown = isShown
  }
}
