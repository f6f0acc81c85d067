public import Foundation

extension UIImage {
  /// A PNG among the resources of the main bundle: `name.png`, `name@2x.png` or `name@3x.png`.
  public convenience init?(named name: String) {
    self.init(named: name, in: .main, compatibleWith: nil)
  }

  /// A PNG among the resources of a bundle: `name@2x.png`, `name@3x.png` or `name.png`; there are no asset catalogs.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    let bundle = bundle ?? .main
    let plain = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let paths = ["@2x", "@3x", ""].lazy.compactMap { bundle.path(forResource: plain + $0, ofType: "png") }
    guard let path = paths.first else { return nil }
    self.init(contentsOfFile: path)
  }
}
