// UIKit's names for the engine's types: code that creates and positions scroll views, tables,
// collections and nested view controllers by itself compiles after its `import UIKit` has become
// `import UIKitNames`. Nearly all of them are type aliases, so both names mean the same types, and
// code that imports the engine as well uses its own names alongside. Documentation/UIKit.md lists what
// is missing.
//
// What differs, because there is no Objective-C here:
//
// - Actions are methods, named through their class, or closures instead of `#selector`.
// - Optional methods of delegates and data sources are methods with defaults: all of them exist.
//   That costs a table with a `UITableViewDelegate` one call per row at a reload; the delegate of a
//   long table of equal rows conforms to `TableViewDelegate` instead.
// - There are no nibs and no storyboards: `init(nibName:bundle:)` takes nil for both, and
//   `super.init(coder:)` of views other than tables and collections does not exist:
//   `required init?(coder: NSCoder)` stops the program.
//
// UIKit re-exports all of Foundation, and so does this module. Where both have a type of one name, as
// `CGRect` and `IndexPath`, the one of this module is meant, as long as a file imports only this one.
// A file that imports Foundation as well need not; if it does, it chooses with a line per name that
// it uses, once in a module or `private` in a file:
//
//     typealias IndexPath = UIKitNames.IndexPath
//     typealias CGFloat = UIKitNames.CGFloat
//     typealias CGPoint = UIKitNames.CGPoint
//     typealias CGSize = UIKitNames.CGSize
//     typealias CGRect = UIKitNames.CGRect
//     typealias NSObject = UIKitNames.NSObject
//     typealias NSCoder = UIKitNames.NSCoder
//     typealias NSZone = UIKitNames.NSZone

@_exported public import Foundation
// The engine's own names do not come along: `Color` or `View` may be those of the program, or of another
// module that it imports. But the members of its types do, which a file with `MemberImportVisibility` sees
// only if their module is imported. To export one declaration of each module is enough for that.
@_exported public import protocol Controls.SearchBarDelegate
@_exported public import struct Drawing.DisplayList
@_exported public import struct Geometry.PixelGrid
@_exported public import class ScrollEngine.ReuseQueue
@_exported public import struct ScrollMotion.DecelerationRate
