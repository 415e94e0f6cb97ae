public import ScrollEngine

public typealias UIColor = Color
