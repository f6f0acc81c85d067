/// Counts the changes, in all trees, that may affect a solution of constraints.
///
/// A layout solves again only if the revision has changed since the last solution.
@MainActor
enum LayoutRevision {
  private(set) static var current = 0
  /// The revision without changes of geometry, which matter only if they are inputs of a solution.
  private(set) static var content = 0

  static func advance() {
    current &+= 1
    content &+= 1
  }

  static func advanceGeometry() { current &+= 1 }
}
