public import HeadlessUIKit

/// The components of the library.
public enum ComponentCatalog: ComponentLibrary {
  /// Every component with each state that is not blank, in the order of the gallery.
  public static var components: [LibraryComponent] {
    betting + casino + navigation + forms + lists + status
  }

  /// Every component and every screen in each state that is not blank, in the order of the gallery, then the components
  /// in SwiftUI.
  public static var previews: [ComponentPreview] {
    components.flatMap(\.previews) + screens + twins.flatMap(\.swiftUI)
  }
}
