public import LayoutTree

extension UITraitCollection {
  /// The traits of a view that nothing hosts.
  static let unhosted = UITraitCollection(environment: RenderingEnvironment())

  /// The traits of the world that a component is rendered in, all specified.
  public convenience init(environment: RenderingEnvironment) {
    self.init(
      TraitValues(
        userInterfaceStyle: environment.appearance == .dark ? .dark : .light,
        layoutDirection: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        displayScale: environment.scale))
  }

  /// These traits with an appearance on top; the same object where that changes nothing.
  func overriding(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return modifyingTraits { $0.userInterfaceStyle = style }
  }
}
