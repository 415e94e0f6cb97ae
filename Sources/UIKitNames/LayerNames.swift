public import ScrollEngine

/// The properties of a Core Animation layer that a view has under other names.
///
/// A view has no layer: this object only forwards values, and `layer` makes a new one for each
/// access. Unlike in Core Animation, content is clipped to the rectangle and not to its round
/// corners; only an image view rounds its image.
@preconcurrency @MainActor
public final class CALayer {
  private let view: UIView

  init(of view: UIView) { self.view = view }

  /// The radius of the background's corners, in points.
  public var cornerRadius: CGFloat {
    get { view.cornerRounding }
    set { view.cornerRounding = newValue }
  }

  /// Whether contents outside the bounds are clipped.
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    set { view.clipsToBounds = newValue }
  }

  /// The width of the line along the inside of the edge, in points. The line is black until it gets a
  /// colour, as in Core Animation.
  public var borderWidth: CGFloat {
    get { view.edgeStroke?.width ?? 0 }
    set { setBorder(width: newValue, color: borderColor) }
  }

  /// The colour of that line.
  public var borderColor: CGColor? {
    get { view.edgeStroke?.color ?? CGColor(white: 0, alpha: 1) }
    set { setBorder(width: borderWidth, color: newValue ?? .clear) }
  }

  private func setBorder(width: CGFloat, color: CGColor?) {
    view.edgeStroke = Stroke(color ?? .clear, width: max(0, width))
  }

  /// The colour of the background.
  public var backgroundColor: CGColor? {
    get { view.backgroundColor }
    set { view.backgroundColor = newValue }
  }

  /// Ends the animations of the view, which is shown with its own properties from now on.
  public func removeAllAnimations() { view.endAnimations() }

  /// The place among the siblings: those with greater ones are drawn in front. Touches do not follow it.
  public var zPosition: CGFloat {
    get { view.drawingDepth }
    set { view.drawingDepth = newValue }
  }

  /// The transform of the view; of one that is not affine, the affine part, and a line on standard error
  /// names the view.
  public var transform: CATransform3D {
    get { view.transform3D }
    set { view.transform3D = newValue }
  }

  /// The transform of the view.
  public func affineTransform() -> CGAffineTransform { view.transform }
  /// Sets the transform of the view.
  public func setAffineTransform(_ transform: CGAffineTransform) { view.transform = transform }

  /// The opacity of the view and everything in it, from 0 to 1.
  public var opacity: Float {
    get { Float(view.alpha) }
    set { view.alpha = Double(newValue) }
  }

  /// Whether the view is neither drawn nor hit.
  public var isHidden: Bool {
    get { view.isHidden }
    set { view.isHidden = newValue }
  }

  /// The frame of the view, in points.
  public var frame: CGRect {
    get { view.frame }
    set { view.frame = newValue }
  }

  /// The bounds of the view, in points.
  public var bounds: CGRect {
    get { view.bounds }
    set { view.bounds = newValue }
  }

  /// The centre of the view, in points.
  public var position: CGPoint {
    get { view.center }
    set { view.center = newValue }
  }

  /// Requests that the view is drawn again.
  public func setNeedsDisplay() { view.setNeedsDisplay() }
}

extension View {
  /// The view's properties under Core Animation's names.
  public var layer: CALayer { CALayer(of: self) }
}
