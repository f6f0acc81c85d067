public import FirstFrameLayoutTree

extension UITraitCollection {
  /// The traits of a view that is not in a rendering environment.
  static let unhosted = UITraitCollection(environment: RenderingEnvironment())

  /// Creates the traits of a rendering environment, all specified.
  ///
  /// Unless the environment specifies size classes and the idiom, they are those of a device with a screen of the
  /// environment's size.
  public convenience init(environment: RenderingEnvironment) {
    let screen = ScreenClasses(size: environment.size)
    self.init(
      TraitValues(
        userInterfaceStyle: environment.appearance == .dark ? .dark : .light,
        layoutDirection: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        displayScale: environment.scale,
        preferredContentSizeCategory: UIContentSizeCategory(environment.contentSize),
        horizontalSizeClass: environment.horizontalSizeClass.map(UIUserInterfaceSizeClass.init) ?? screen.horizontal,
        verticalSizeClass: environment.verticalSizeClass.map(UIUserInterfaceSizeClass.init) ?? screen.vertical,
        userInterfaceIdiom: environment.idiom.map(UIUserInterfaceIdiom.init) ?? screen.idiom,
        accessibilityContrast: environment.isContrastIncreased ? .high : .normal,
        legibilityWeight: environment.isTextBold ? .bold : .regular))
  }

  /// These traits with another appearance, or this object if that changes nothing.
  func overriding(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return modifyingTraits { $0.userInterfaceStyle = style }
  }

  /// These traits with overrides, or this object if there are none.
  func overriding(_ overrides: UITraitOverrides) -> UITraitCollection {
    guard !overrides.isEmpty else { return self }
    return UITraitCollection(values.overridden(by: overrides.values))
  }
}
