/// Counts what may make a difference to a solution of constraints, in all trees.
///
/// So a layout solves once, and again only if something changed since, by its own passes.
@MainActor
enum LayoutRevision {
  private(set) static var current = 0
  /// Without what only moved: that makes a difference where a solution was given it.
  private(set) static var content = 0

  static func advance() {
    current &+= 1
    content &+= 1
  }

  static func advanceGeometry() { current &+= 1 }
}
