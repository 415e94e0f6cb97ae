/// The class from which those inherit in UIKit that are to be a delegate or a data source.
///
/// Views and view controllers do not: nothing here needs the runtime of Objective-C.
open class NSObject: Hashable {
  public init() {}

  /// Whether the two are one, unless overridden.
  open func isEqual(_ object: Any?) -> Bool { (object as? NSObject) === self }

  /// Equal for objects that are equal.
  open var hash: Int { ObjectIdentifier(self).hashValue }

  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// The archive from which UIKit makes what was drawn in a storyboard. There are none here.
///
/// So nobody ever calls `init?(coder:)`. Views, cells and controllers do not have it, and a class that
/// UIKit requires to has a place to say what Xcode writes there:
///
///     required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
public final class NSCoder {
  init() {}
}
