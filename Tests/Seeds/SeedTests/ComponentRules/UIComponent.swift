import HeadlessUIKit

/// An entry of a gallery.
@MainActor
struct UIComponent {
  var title: String
  var description: String
  var viewController: any DemoViewController.Type
  var previewFactory: @MainActor () -> UIView
}
