/// A layout that did not settle because views invalidate it in every pass.
public struct LayoutFeedbackLoop: Hashable, Sendable {
  /// The classes of the views with pending passes, in the order of the tree.
  public var views: [String]
  /// The number of passes that ran.
  public var passes: Int

  public init(views: [String], passes: Int) {
    self.views = views
    self.passes = passes
  }
}
