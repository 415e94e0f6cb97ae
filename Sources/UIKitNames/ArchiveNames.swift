public import Foundation
public import ScrollEngine

/// Lets `super.init(coder: coder)` of lists, layouts and controllers take Foundation's coder.
extension Foundation.NSCoder: ScrollEngine.ArchiveCoder {}
