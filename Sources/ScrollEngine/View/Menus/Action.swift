/// What a control or a part of a menu does, as a closure with the sender.
@preconcurrency @MainActor
public final class Action: MenuElement {
  /// Names an action, so that another one can take its place.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What is called.
  public typealias Handler = @MainActor (Action) -> Void

  /// What is written in a menu.
  public override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// What a menu shows at the end of the row, at most 20 by 20 points.
  public override var image: Image? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// What a menu shows instead while the state is `on`; nil for no other image.
  public var selectedImage: Image?
  /// What it does, for somebody who does not see the menu; nil if its title says so.
  public var discoverabilityTitle: String?
  /// How a menu shows it, and whether it can be chosen there.
  public var attributes: Attributes
  /// Whether a menu marks it.
  public var state: State
  /// The name; one of its own if none is given.
  public let identifier: Identifier
  /// Who does it, while the handler runs.
  public internal(set) weak var sender: AnyObject?

  private let handler: Handler
  private static var count = 0

  /// Makes an action from a closure.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    selectedImage: Image? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping Handler
  ) {
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    Self.count += 1
    self.identifier = identifier ?? Identifier("Action \(Self.count)")
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func perform(by sender: AnyObject) {
    let before = self.sender
    self.sender = sender
    handler(self)
    self.sender = before
  }
}
