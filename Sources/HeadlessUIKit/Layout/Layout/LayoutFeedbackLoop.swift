/// A layout that did not come to rest: views that ask for another pass in every pass.
public struct LayoutFeedbackLoop: Hashable, Sendable {
  /// The classes of the views that still waited for a pass, in the order of the tree.
  public var views: [String]
  /// How many passes were run.
  public var passes: Int

  public init(views: [String], passes: Int) {
    self.views = views
    self.passes = passes
  }
}
