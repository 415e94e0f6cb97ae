/// The base class that delegates and data sources inherit from in UIKit.
///
/// Views and view controllers do not: nothing here needs the Objective-C runtime.
open class NSObject: Hashable {
  /// Makes an object that equals only itself.
  public init() {}

  /// Whether both are the same object, unless overridden.
  open func isEqual(_ object: Any?) -> Bool { (object as? NSObject) === self }

  /// A hash that is equal for equal objects.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  /// Whether ``isEqual(_:)`` says so.
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }

  /// Feeds ``hash`` to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// The archive from which UIKit makes what was drawn in a storyboard. There are none here.
///
/// So `init?(coder:)` is never called. Views, cells and controllers do not have it, and classes
/// that UIKit requires to have it can keep what Xcode writes there:
///
///     required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
public final class NSCoder {
  init() {}
}
