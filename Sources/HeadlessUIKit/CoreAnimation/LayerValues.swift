/// All that a layer looks like, in one value: the model, the presentation and each moment of an
/// animation are instances of it.
///
/// Defaults are measured [read: GQ state.m, masking.m, PR 42, 96; SS].
package nonisolated struct LayerValues {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3D()
  package var sublayerTransform = CATransform3D()
  package var isHidden = false
  package var isDoubleSided = true
  package var isGeometryFlipped = false
  package var masksToBounds = false
  package var contents: Contents?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsGravity = CALayerContentsGravity.resize
  package var contentsScale: CGFloat = 1
  package var contentsFormat = CALayerContentsFormat.RGBA8Uint
  package var minificationFilter = CALayerContentsFilter.linear
  package var magnificationFilter = CALayerContentsFilter.linear
  package var isOpaque = false
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var maskedCorners = CACornerMask(rawValue: 15)
  package var cornerCurve = CALayerCornerCurve.circular
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
  package var opacity: Float = 1
  package var allowsGroupOpacity = true
  // False on iOS unless Info.plist has UIViewEdgeAntialiasing [read: AD]; true on macOS.
  package var allowsEdgeAntialiasing = false
  package var edgeAntialiasingMask = CAEdgeAntialiasingMask(rawValue: 15)
  package var shouldRasterize = false
  package var rasterizationScale: CGFloat = 1
  package var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?
  package var colors: [CGColor]?
  package var locations: [Double]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)
  package var gradientType = CAGradientLayerType.axial
  package var path: CGPath?
  package var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)

  /// What a layer shows: a picture, or two of them on the way from one to the other.
  package struct Contents: Equatable {
    package var object: AnyObject
    package var previous: CGImage?
    /// How far the way has been gone, 0...1.
    package var share: Double

    package init(_ object: AnyObject, previous: CGImage? = nil, share: Double = 1) {
      self.object = object
      self.previous = previous
      self.share = share
    }

    /// Nil for anything but a `CGImage`: a layer shows nothing of a `UIImage` [memory].
    package var image: CGImage? { object as? CGImage }

    package static func == (a: Contents, b: Contents) -> Bool {
      a.object === b.object && a.previous == b.previous && a.share == b.share
    }
  }
}
