/// What archives of views are read with elsewhere; here nothing is ever read from one.
///
/// Initialisers that take one return nil. They exist for subclasses whose `init?(coder:)` calls
/// `super`, as those written for UIKit must have one. In `UIKitNames`, Foundation's `NSCoder` conforms.
public protocol ArchiveCoder: AnyObject {}
