import Foundation
import HeadlessUIKit

// Types with previews, as components declare them, which a gallery finds in the program of these tests.

enum GalleryFixtures {
  static func preview(_ component: String, _ state: String) -> ComponentPreview {
    ComponentPreview(component: component, state: state) { () -> UIView in
      let label = UILabel()
      label.text = state
      return label
    }
  }

  /// A type in another type.
  struct Nested {
    static var previews: [ComponentPreview] { [preview("Nested", "one"), preview("Nested", "two")] }
  }

  /// A class, whose properties get the class.
  class Base {
    class var previews: [ComponentPreview] { [preview("Base", "\(self)")] }
  }

  final class Derived: Base {
    override class var previews: [ComponentPreview] { super.previews + [preview("Derived", "\(self)")] }
  }

  /// Its name and that of its property have the words of `ComponentPreview`, which symbols then abbreviate.
  @MainActor struct PreviewComponent {
    static var componentPreviews: [ComponentPreview] { [preview("PreviewComponent", "isolated")] }
    static let single = preview("PreviewComponent", "single")
  }

  struct Generic<Value> {
    static var previews: [ComponentPreview] { [preview("Generic", "\(Value.self)")] }
  }

  enum Failing {
    static var thrown: [ComponentPreview] { get throws { throw CocoaError(.fileNoSuchFile) } }
    static var thrownPreview: ComponentPreview { get throws { throw CocoaError(.fileNoSuchFile) } }
    static var asynchronous: [ComponentPreview] { get async { [] } }
  }

  enum Library: ComponentLibrary {
    static var components: [LibraryComponent] {
      [
        LibraryComponent(
          category: "Texts", summary: "A nested one.", makeBlank: { UILabel() }, previews: [preview("Nested", "two")])
      ]
    }
  }
}

private struct HiddenFixture {
  static let previews: [ComponentPreview] = [GalleryFixtures.preview("HiddenFixture", "private")]
}

protocol FixtureProtocol {}

extension FixtureProtocol {
  /// A default, which belongs to no type.
  static var previews: [ComponentPreview] { [] }
}

extension UIPageControl {
  /// A type in an extension of another module's type.
  enum FixtureNamespace {
    static var previews: [ComponentPreview] { [GalleryFixtures.preview("FixtureNamespace", "nested")] }
  }

  static let fixturePreviews: [ComponentPreview] = [GalleryFixtures.preview("UIPageControl", "extension")]
}
