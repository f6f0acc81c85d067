/// A library of components that can list itself, for galleries and for the checks that all of its components pass.
public protocol ComponentLibrary {
  /// Every component, in the order of the gallery.
  static var components: [LibraryComponent] { get }
}

extension ComponentLibrary {
  /// Every component in every state that has a preview, in the order of the gallery.
  public static var previews: [ComponentPreview] {
    components.flatMap(\.previews)
  }
}
