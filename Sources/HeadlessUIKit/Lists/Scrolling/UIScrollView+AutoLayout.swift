import Foundation

extension UIScrollView {
  /// The content's guide if constraints speak of the content, through the guide or the view's own edges.
  var constrainedContentGuide: UILayoutGuide? {
    let guide = contentLayoutGuide
    let isConstrained = constraints.contains { constraint in
      [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)]
        .contains { item, attribute in
          item === guide || item === self && constraint.secondItem != nil && attribute.isOfContent
        }
    }
    return isConstrained ? guide : nil
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute, of a scroll view that holds the constraint, is that of its content.
  ///
  /// Source: Apple, Technical Note TN2154, "UIScrollView and Autolayout": edges are the content's, sizes the frame's.
  var isOfContent: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
}
