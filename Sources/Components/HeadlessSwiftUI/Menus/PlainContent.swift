import HeadlessUIKit

/// The title and the image of a view, for items of UIKit that show nothing else: segments, menus, tabs, bar buttons.
@MainActor
struct PlainContent {
  var title: String?
  var image: UIImage?

  init(of view: any View, in context: BuildContext) {
    if let text = view as? Text {
      title = text.plainString
      return
    }
    if let label = view as? any TitledView {
      title = PlainContent(of: label.titleView, in: context.child("title")).title
      image = label.iconView.flatMap { PlainContent(of: $0, in: context.child("icon")).image }
      return
    }
    // Other views are made, and searched for texts and images.
    let canvas = UIView()
    context.environment.traits.override(in: canvas)
    let graph = ViewGraph {}
    var scratch = context.kept(by: graph)
    scratch.canvas = canvas
    _ = graph.evaluate { view.buildOne(in: scratch) }
    search(canvas)
  }

  private mutating func search(_ view: UIView) {
    switch view {
    case let label as UILabel: title = title ?? label.text
    case let picture as UIImageView: image = image ?? picture.image
    default: for subview in view.subviews { search(subview) }
    }
  }
}

extension BuildContext {
  /// The title and the image of a view at this place.
  func plainContent(of view: any View) -> PlainContent { PlainContent(of: view, in: self) }
}

extension Text {
  /// The characters without attributes, in the standard environment.
  var plainString: String { string(in: EnvironmentValues()) }
}
