/// A layout that did not settle because views invalidate it in every pass.
///
/// On a device, such views are laid out in every frame. Here, they are drawn as they are after the last pass.
package struct LayoutFeedbackLoop: Hashable, Sendable, CustomStringConvertible {
  /// The classes of the views with pending passes, in the order of the tree.
  package var views: [String]
  /// The number of passes that ran.
  package var passes: Int

  package init(views: [String], passes: Int) {
    self.views = views
    self.passes = passes
  }

  /// The loop as a clause, with each class named once.
  package var description: String {
    let classes = views.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let names = classes.joined(separator: ", ")
    let verb = classes.count == 1 ? "has" : "have"
    return "the layout did not settle: after \(passes) passes, \(names) still \(verb) pending passes; "
      + "code that runs in each pass, such as 'layoutSubviews()', changes what it reads or invalidates the layout; "
      + "the picture shows the state after the last pass"
  }
}
