public import ScrollEngine

public typealias UIGestureRecognizer = GestureRecognizer
public typealias UIPanGestureRecognizer = PanGestureRecognizer
public typealias UITapGestureRecognizer = TapGestureRecognizer
