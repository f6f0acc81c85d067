import FirstFrameGeometry
public import FirstFrameLayoutTree
import Foundation

extension ViewImageConfig {
  /// The device as an environment; traits that it does not specify are a light, left-to-right interface at
  /// scale 2, with text of the usual size, on a device as large as the size says.
  public var renderingEnvironment: RenderingEnvironment {
    RenderingEnvironment(
      size: size, scale: traits.displayScale > 0 ? traits.displayScale : 2,
      appearance: traits.userInterfaceStyle == .dark ? .dark : .light,
      layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      safeArea: EdgeInsets(
        top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right),
      contentSize: traits.preferredContentSizeCategory.contentSize,
      horizontalSizeClass: traits.horizontalSizeClass.sizeClass, verticalSizeClass: traits.verticalSizeClass.sizeClass,
      idiom: traits.userInterfaceIdiom.idiom, isContrastIncreased: traits.accessibilityContrast == .high,
      isTextBold: traits.legibilityWeight == .bold)
  }
}
