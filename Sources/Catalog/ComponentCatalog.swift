public import HeadlessUIKit

/// The components of the library.
public enum ComponentCatalog {
  /// Every component in every state that shows something, in the order of the gallery.
  public static var previews: [ComponentPreview] {
    ScoreView.previews
  }
}
