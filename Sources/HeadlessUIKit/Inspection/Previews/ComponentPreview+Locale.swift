public import Foundation

extension ComponentPreview {
  /// The locale for previews. Previews whose models format numbers or dates pass it on.
  ///
  /// American English by default, independent of the machine's settings. A matrix of snapshots can set it.
  @TaskLocal public static var locale = Locale(identifier: "en_US")
}
