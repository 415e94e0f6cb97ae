public import ScrollEngine

public typealias UIScrollView = ScrollView
public typealias UIScrollViewDelegate = ScrollViewDelegate
