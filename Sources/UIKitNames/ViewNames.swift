public import ScrollEngine

public typealias UIView = View
public typealias UIWindow = Window
public typealias UILabel = Label
