/// A list of components for galleries and for checks of all components.
public protocol ComponentLibrary {
  /// All components, in the order of the gallery.
  static var components: [LibraryComponent] { get }
}

extension ComponentLibrary {
  /// The previews of all components, in the order of the gallery.
  public static var previews: [ComponentPreview] {
    components.flatMap(\.previews)
  }
}
