// UIKit's names for the engine's types: a program that creates its scroll views, tables,
// collections and nested view controllers in code compiles after its `import UIKit` has become
// `import UIKitNames`. Nearly all of these names are type aliases, so both names mean the same
// type, and code that also imports the engine can use the engine's names alongside.
// Documentation/UIKit.md lists the missing parts.
//
// Differences, because there is no Objective-C here:
//
// - Actions are methods, named through their class, or closures instead of `#selector`.
// - Optional methods of delegates and data sources are methods with defaults, so the engine sees
//   all of them as implemented. A table with a `UITableViewDelegate` therefore makes one call per
//   row at a reload; the delegate of a long table of equal rows should conform to
//   `TableViewDelegate` instead.
// - There are no nibs and no storyboards: `init(nibName:bundle:)` takes nil for both. Views other
//   than tables and collections have no `super.init(coder:)`, so a `required init?(coder: NSCoder)`
//   can only stop the program.
//
// UIKit re-exports all of Foundation, and so does this module. If both have a type of the same
// name, such as `CGRect` and `IndexPath`, a file that imports only this module gets this module's
// type. A file that imports Foundation as well can remove that import, or choose with a type alias
// for each name that it uses, once in the module or `private` in the file:
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
// The engine's own names are not exported, because `Color` or `View` may be types of the program,
// or of another module that it imports. The members of the engine's types must be visible, however,
// and a file with `MemberImportVisibility` sees them only if their module is imported. Exporting
// one declaration of each module is enough for that.
@_exported public import struct CompositionalLayout.CollectionLayoutSize
@_exported public import struct Configurations.ListContentConfiguration
@_exported public import protocol Controls.SearchBarDelegate
@_exported public import struct Drawing.DisplayList
@_exported public import struct Geometry.PixelGrid
@_exported public import class ScrollEngine.ReuseQueue
@_exported public import struct ScrollMotion.DecelerationRate
@_exported public import class Snapshots.DiffableDataSource
