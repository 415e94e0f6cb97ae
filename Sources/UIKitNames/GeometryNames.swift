public import ScrollEngine

// Every length is a `Double` in points. These names stand beside those of Foundation, which has
// types of its own for them: a file imports the one or the other.

public typealias CGFloat = Double
public typealias CGPoint = Point
public typealias CGSize = Size
public typealias CGRect = Rect
public typealias UIEdgeInsets = EdgeInsets
