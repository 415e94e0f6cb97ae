// UIKit's names for the engine's types: code that makes and places by itself scroll views, tables,
// collections and view controllers in view controllers compiles after its `import UIKit` has become
// `import UIKitNames`. Nearly all of it are type aliases, so the same objects are meant by both
// names, and code may use the engine's own beside them. Documentation/UIKit.md lists what is not there.
//
// What is different, because there is no Objective-C here:
//
// - Actions are methods by the name of their class, or closures, in place of `#selector`.
// - Optional methods of delegates and data sources are methods with defaults: they are all there.
//   That costs a table with a `UITableViewDelegate` one question for each row at a reload; the
//   delegate of a long table of equal rows conforms to `TableViewDelegate` instead.
// - There are no nibs and no storyboards: `init(nibName:bundle:)` takes nil for both, and
//   `super.init(coder:)` does not exist; see `NSCoder`.
// - The attributes of a collection's layout are values, and `layoutAttributesForElements(in:)` always
//   has an array of them.
//
// UIKit brings all of Foundation along, and this module does not. A file that imports Foundation
// beside it has two types for some names, and says which one it means, by one line for each name
// that it uses, once in a module or `private` in a file:
//
//     typealias IndexPath = UIKitNames.IndexPath
//     typealias CGFloat = UIKitNames.CGFloat
//     typealias CGPoint = UIKitNames.CGPoint
//     typealias CGSize = UIKitNames.CGSize
//     typealias CGRect = UIKitNames.CGRect
//     typealias NSObject = UIKitNames.NSObject
//     typealias NSCoder = UIKitNames.NSCoder

// Code written for UIKit imports one module, so this one brings all of the engine, `IndexPath` and
// `ReuseQueue` among it.
@_exported public import ScrollEngine
