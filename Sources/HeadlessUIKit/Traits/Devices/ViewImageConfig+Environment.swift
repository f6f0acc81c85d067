import FirstFrameGeometry
public import FirstFrameLayoutTree
import Foundation

extension ViewImageConfig {
  /// The device as an environment. Unspecified traits default to light appearance, left-to-right layout, scale 2, the
  /// default text size, and the idiom and size classes of a device of this size.
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
