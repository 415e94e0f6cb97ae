/// The help of one command, read from the argument parser's own dump of it.
struct CommandHelp {
  struct Argument: Hashable {
    /// Such as `-o` and `--output`; empty for a positional argument.
    var names: [String]
    var valueName: String?
    var explanation: String
    var values: [String]
    var isOptional: Bool
  }

  var name: String
  var abstract: String
  var discussion: String
  var arguments: [Argument]
  var commands: [CommandHelp]
}

extension CommandHelp {
  /// Reads a dump.
  ///
  /// - Throws: ``DocumentError`` if the text is not such a dump.
  init(dump: String) throws(DocumentError) {
    let root: JSONNode
    do {
      root = try JSONReader.read(dump)
    } catch {
      throw DocumentError(
        .init(
          line: error.line, column: error.column, path: "", found: error.found,
          allowed: error.allowed))
    }
    guard let command = root["command"] else {
      throw DocumentError(
        .init(
          line: 1, column: nil, path: "command", found: root.excerpt,
          allowed: "the help of a command"))
    }
    self.init(command)
  }

  /// What is missing in a dump is empty in the help, as in the parser's own.
  private init(_ node: JSONNode) {
    name = node["commandName"]?.text ?? ""
    abstract = node["abstract"]?.text ?? ""
    discussion = node["discussion"]?.text ?? ""
    // Help is the same everywhere, and it prints this page.
    arguments = (node["arguments"]?.items ?? []).filter(\.isShown).map(Argument.init)
      .filter { !$0.names.contains("--help") }
    commands = (node["subcommands"]?.items ?? []).filter(\.isShown).map(CommandHelp.init)
      .filter { $0.name != "help" }
  }
}

extension CommandHelp.Argument {
  fileprivate init(_ node: JSONNode) {
    let isPositional = node["kind"]?.text == "positional"
    names = isPositional ? [] : (node["names"]?.items ?? []).map(\.optionName)
    valueName = node["kind"]?.text == "flag" ? nil : node["valueName"]?.text
    explanation = node["abstract"]?.text ?? ""
    values = (node["allValues"]?.items ?? []).compactMap(\.text)
    isOptional = node["isOptional"]?.value == .bool(true)
  }
}

extension JSONNode {
  fileprivate subscript(name: String) -> JSONNode? {
    guard case .object(let fields) = value else { return nil }
    return fields.first { $0.name == name }?.node
  }

  fileprivate var items: [JSONNode] {
    if case .list(let nodes) = value { nodes } else { [] }
  }

  fileprivate var text: String? {
    if case .string(let text) = value { text } else { nil }
  }

  fileprivate var isShown: Bool { self["shouldDisplay"]?.value != .bool(false) }

  fileprivate var optionName: String {
    (self["kind"]?.text == "long" ? "--" : "-") + (self["name"]?.text ?? "")
  }
}
