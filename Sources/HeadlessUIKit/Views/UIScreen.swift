/// The one screen of the double.
open class UIScreen: NSObject {
  public static let main = UIScreen()

  open package(set) var scale: CGFloat = 2
  open package(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  open var nativeScale: CGFloat { scale }
  open var traitCollection: UITraitCollection {
    var values = UITraitCollection.Values.system
    values.displayScale = scale
    return UITraitCollection(values)
  }
}
