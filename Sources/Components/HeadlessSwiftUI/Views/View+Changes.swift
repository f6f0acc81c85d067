import FirstFrameLayoutTree
import HeadlessUIKit

extension View {
  /// Prints nothing here; on a device, it prints why the view is evaluated.
  public static func _printChanges() { warnThatChangesAreNotPrinted("_printChanges") }
  /// Prints nothing here; on a device, it prints why the view is evaluated.
  public static func _logChanges() { warnThatChangesAreNotPrinted("_logChanges") }

  private static func warnThatChangesAreNotPrinted(_ name: String) {
    UsageWarnings.warnOfNoEffect("View.\(name)", "the changes that evaluate a view are not printed")
  }
}
