/// A command of a program, such as `scrollwork layout`.
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
/// The properties declare the arguments: parsing makes a command and sets them. A program adds the
/// function that runs its commands.
public protocol Command: ArgumentGroup, SendableMetatype {
  /// The description of the command.
  static var configuration: CommandConfiguration { get }

  /// Checks conditions on several arguments together.
  ///
  /// - Throws: The first mistake.
  func validate() throws(UsageMistake)
}

extension Command {
  /// Does nothing.
  public func validate() {}

  /// The name on the command line.
  public static var name: String { configuration.name ?? "\(Self.self)".lowercased() }
}

/// The description of a command.
public struct CommandConfiguration: Sendable {
  var name: String?
  var abstract: String
  var discussion: String

  /// Describes a command.
  ///
  /// - Parameters:
  ///   - name: The name on the command line; nil for the name of the type in lowercase.
  ///   - abstract: One sentence.
  ///   - discussion: Paragraphs; indented lines, such as those below `EXAMPLES`, keep their line
  ///     breaks.
  public init(name: String? = nil, abstract: String, discussion: String = "") {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
  }
}
