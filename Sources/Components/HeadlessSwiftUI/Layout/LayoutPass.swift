/// A measurement or an arrangement of views, in which elements keep their sizes.
///
/// Sizes are not kept between two passes, because the content of views may change. A hosting view that is measured within
/// the pass of another one is a part of that pass; a pass of its own would make the elements around it measure again.
@MainActor
final class LayoutPass {
  @TaskLocal private static var running: LayoutPass?

  /// Tasks that start in a pass inherit it, and outlast it.
  private var isOver = false

  /// The pass that the caller is in; `nil` outside of passes.
  static var current: LayoutPass? { running.flatMap { $0.isOver ? nil : $0 } }

  /// Runs a function in the current pass, or in a new one.
  static func run<Result>(_ body: () -> Result) -> Result {
    guard current == nil else { return body() }
    let pass = LayoutPass()
    defer { pass.isOver = true }
    return $running.withValue(pass, operation: body)
  }
}
