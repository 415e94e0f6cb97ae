/// Stands for the coder that reads views from archives in UIKit; the engine reads no archives.
///
/// Initialisers with a coder return nil. They exist because subclasses written for UIKit must have
/// an `init?(coder:)`, which calls `super`. In `UIKitNames`, Foundation's `NSCoder` conforms.
public protocol ArchiveCoder: AnyObject {}
