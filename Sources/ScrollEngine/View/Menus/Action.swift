/// A closure that a control or a menu calls, with the title, image and state of its row in a menu.
@preconcurrency @MainActor
public final class Action: MenuElement {
  /// The name of an action; an action that is added to a control replaces one with the same name
  /// for the same events.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The closure of an action; its argument is the action.
  public typealias Handler = @MainActor (Action) -> Void

  /// The title of the row in a menu.
  public override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image at the end of the row in a menu, at most 20 by 20 points.
  public override var image: Image? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// The image of the row while the state is `on`; if it is nil, ``image`` is shown.
  public var selectedImage: Image?
  /// The hint that a screen reader gives for the row; nil if the title says enough.
  public var discoverabilityTitle: String?
  /// Whether the row in a menu is disabled, destructive or hidden.
  public var attributes: Attributes
  /// The mark of the row in a menu.
  public var state: State
  /// The name of the action; a unique one if none was given.
  public let identifier: Identifier
  /// The control or menu that performs the action, while the handler runs; otherwise nil.
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
