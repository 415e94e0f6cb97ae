public import Foundation
public import ScrollEngine

/// Lets lists, layouts and controllers pass Foundation's coder to `super.init(coder: coder)`.
extension Foundation.NSCoder: ScrollEngine.ArchiveCoder {}
