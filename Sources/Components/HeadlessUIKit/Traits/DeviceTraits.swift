import FirstFrameCaching
import FirstFrameLayoutTree

/// The traits of devices and of rendering environments, as few objects as possible: views compare their traits often, and
/// equal objects are compared fastest.
enum DeviceTraits {
  /// The traits of the latest environments.
  private static let known = LimitedCache<RenderingEnvironment, UITraitCollection>(limit: 64)

  /// The traits of the drawn device with a user's default settings; outside of a drawing, those of a current phone.
  static var current: UITraitCollection {
    guard let environment = RenderingEnvironment.current else { return .unhosted }
    return traits(of: environment.withDefaultSettings)
  }

  /// The traits of a new view or controller: the current ones, and those of the device where they are unspecified.
  static var initial: UITraitCollection {
    let traits = UITraitCollection.current
    let values = traits.values
    let isComplete =
      values.displayScale > 0 && values.userInterfaceStyle != .unspecified && values.systemVersion != nil
      && values.preferredContentSizeCategory != .unspecified
    return isComplete ? traits : UITraitCollection(current.values.overridden(by: values))
  }

  /// Returns the traits of an environment.
  static func traits(of environment: RenderingEnvironment) -> UITraitCollection {
    known.value(for: environment) {
      let new = UITraitCollection(environment: environment)
      return new == .unhosted ? .unhosted : new
    }
  }
}
