/// What the passes and the measurements that run inside each other share: the outermost one creates it.
///
/// It is a value of the task, because the functions through which passes reach views have the parameters that UIKit gives
/// them, and run code of components in between.
@MainActor
final class LayoutContext {
  /// The context of the running pass or measurement; `nil` outside of them.
  @TaskLocal static var current: LayoutContext?

  let measurements = MeasurementCache()
  let layouts = RunningLayouts()
  let calls = NestedCalls()

  /// Runs a pass or a measurement in the current context, or in a new one.
  static func run<Value>(_ body: (LayoutContext) -> Value) -> Value {
    if let current { return body(current) }
    let context = LayoutContext()
    return $current.withValue(context) { body(context) }
  }
}
