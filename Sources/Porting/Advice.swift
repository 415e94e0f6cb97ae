/// What a remark recommends.
///
/// `Tests/UIKitNamesTests/AdvisedCode.swift` has code for each that compiles and does what the text says.
package enum Advice: String, CaseIterable, Hashable, Sendable {
  case childController, pagingScrollView, viewOnTop, button, searchBar, lineOfText, controllerInCode
  case classOfCell, viewInCode, inInitialiser, targetInCode, blockOfAnimations, displayLink
  case flowLayout, batchUpdates, property, observersInDidSet, dynamicColor, imageFile, canvas
  case staticMain, storedProperty, timerClosure, observerClosure, observerToken, methodOfClass
  case methodOfTarget, closure, conditionOfNames, sameNamedType, nothing, ownDeclaration, stacks
  case asyncStream, ownValues, viewProperties, defaultMethod, protocolCast, boundsOfWindow,
    viewBehind
  case plainTransform, otherStyle, systemFont, ownControl, handledEvents, swipeActions
  case initialisersOfViews, pixels, colorItself, constraintsInCode, runsOfText, keyClosure
  case delegateItself, otherMember, otherInitialiser, otherOverride, otherName
  case ownStorage, castWithIs, initialiserOfCells, namedImage, classItself
  case configuredSymbol

  /// The recommendation, as it ends a remark.
  package var text: String {
    switch self {
    case .childController: "show the controller as a child, with addChild(_:) and its view"
    case .pagingScrollView: "use a scroll view with isPagingEnabled"
    case .viewOnTop: "show a view of your own over the others"
    case .button: "use a UIButton"
    case .searchBar: "filter by the text of a UISearchBar"
    case .lineOfText: "use a UITextField, or take keys as a UIKeyInput"
    case .controllerInCode: "make the controller in code"
    case .classOfCell: "register the class of the cell, and make its views in code"
    case .viewInCode: "make the view in code and assign it, as in viewDidLoad()"
    case .inInitialiser: "do it in init(frame:)"
    case .targetInCode: "call addTarget(self, action: Screen.method, for: .touchUpInside)"
    case .blockOfAnimations: "use UIView.animate, or set the values at once"
    case .displayLink: "import ScrollEngine and use its DisplayLink"
    case .flowLayout: "use a UICollectionViewFlowLayout, or a UICollectionViewLayout of your own"
    case .batchUpdates: "be the data source, and use performBatchUpdates"
    case .property: "set or read the property"
    case .observersInDidSet: "tell observers in didSet"
    case .dynamicColor: "use UIColor(dynamicProvider:), which has a light and a dark side"
    case .imageFile: "import Images and use ImageFile.decode or an ImageLoader"
    case .namedImage:
      "use UIImage(named:) with a picture of your own, and set UIImage.named, which finds it"
    case .configuredSymbol: "make the image with UIImage(systemName:withConfiguration:)"
    case .canvas: "import ScrollEngine and override draw(in canvas: inout Canvas)"
    case .staticMain: "show the first controller in a UIWindow, in a static main() with @main"
    case .storedProperty: "store the property yourself"
    case .timerClosure: "use Timer.scheduledTimer(withTimeInterval:repeats:block:)"
    case .observerClosure: "use addObserver(forName:object:queue:using:)"
    case .observerToken:
      "use addObserver(forName:object:queue:using:), keep what it returns, and remove that"
    case .methodOfClass: "name the method through the class that has it, as Screen.method"
    case .methodOfTarget: "name the method through the class of its target, as Screen.method"
    case .closure: "call the method, or take a closure"
    case .conditionOfNames: "ask for canImport(UIKitNames)"
    case .sameNamedType:
      "remove it, or say which type is meant: typealias CGRect = UIKitNames.CGRect"
    case .nothing: "leave it out"
    case .ownDeclaration: "declare what the program needs of it, or leave it out"
    case .stacks: "build the view from views and stacks"
    case .asyncStream: "use closures or AsyncStream"
    case .ownValues: "keep the data in values of your own"
    case .viewProperties:
      "set clipsToBounds, alpha and transform of the view, and cornerRadius of its layer"
    case .defaultMethod: "write its default in an extension of the protocol"
    case .protocolCast: "make the method one of a protocol, and ask with as?"
    case .boundsOfWindow: "use the bounds of the view's window"
    case .viewBehind: "put a view in that colour behind it, larger by the width of the border"
    case .plainTransform: "use transform, which has two dimensions"
    case .otherStyle: "use another one of the type"
    case .systemFont: "use UIFont.systemFont(ofSize:weight:)"
    case .ownControl: "make a UIControl of your own"
    case .handledEvents: "override touchesBegan and its like, or use a gesture recognizer"
    case .swipeActions: "return a UISwipeActionsConfiguration from the delegate"
    case .initialisersOfViews: "make the view with another initialiser, and remove the rest"
    case .pixels: "make the image from pixels with UIImage(width:height:scale:straight:)"
    case .colorItself: "use the UIColor itself"
    case .constraintsInCode: "keep the constraints that you activate, and use isActive"
    case .runsOfText: "use fonts, colours and links of an NSAttributedString"
    case .keyClosure: "override keyCommands with UIKeyCommand(title:input:modifierFlags:handler:)"
    case .delegateItself: "remove what follows ??, or have it returned by the delegate"
    case .otherMember: "use another member, or declare this one in an extension"
    case .otherInitialiser: "use another initialiser, or declare this one in an extension"
    case .otherName: "give it another name"
    case .ownStorage: "keep the value in a property of a subclass"
    case .castWithIs: "ask with is"
    case .classItself: "move it into the class itself"
    case .initialiserOfCells: "override the initialiser as well, and pass its values on to super"
    case .otherOverride: "remove the method, or call it where it is needed"
    }
  }
}
