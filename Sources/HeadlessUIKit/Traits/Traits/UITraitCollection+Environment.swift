public import FirstFrameLayoutTree

extension UITraitCollection {
  /// The traits of a view that nothing hosts.
  static let unhosted = UITraitCollection(environment: RenderingEnvironment())

  /// The traits of the world that a component is rendered in, all specified.
  ///
  /// Size classes and the idiom are those of a device whose screen is as large as the environment, unless the
  /// environment says otherwise.
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

  /// These traits with an appearance on top; the same object where that changes nothing.
  func overriding(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return modifyingTraits { $0.userInterfaceStyle = style }
  }

  /// These traits with overrides on top; the same object where there are none.
  func overriding(_ overrides: UITraitOverrides) -> UITraitCollection {
    guard !overrides.isEmpty else { return self }
    return UITraitCollection(values.overridden(by: overrides.values))
  }
}
