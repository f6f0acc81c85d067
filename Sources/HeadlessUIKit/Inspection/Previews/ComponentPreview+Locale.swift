public import Foundation

extension ComponentPreview {
  /// The locale that a preview is asked to show its state in: previews whose models format numbers or dates hand it on.
  ///
  /// American English unless a matrix of snapshots says otherwise, whatever the machine is set to.
  @TaskLocal public static var locale = Locale(identifier: "en_US")
}
