import Foundation
import HeadlessUIKit
import Testing

@MainActor struct KeyValueObservationTests {
  @Test func aChangeOfGeometryIsObserved() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var changes: [String] = []
    let token = view.observe(\.bounds, options: [.new, .old]) { _, change in
      changes.append("\(change.oldValue?.minY ?? -1) \(change.newValue?.minY ?? -1)")
    }
    view.contentOffset.y = 5
    view.contentOffset.y = 5
    token.invalidate()
    view.contentOffset.y = 6
    #expect(changes == ["0.0 5.0"])
  }

  @Test func theInitialValueIsReported() {
    let view = UIView()
    var values: [Bool] = []
    let token = view.observe(\.isHidden, options: [.initial, .new]) { _, change in
      values += change.newValue.map { [$0] } ?? []
    }
    view.isHidden = true
    #expect(values == [false, true])
    withExtendedLifetime(token) {}
  }

  /// A change calls observers at once, as on a device, and only if the new value differs from the old one.
  @Test(arguments: ObservedProperty.all) func aChangeIsReportedAtOnceAndOnce(_ property: ObservedProperty) {
    #expect(property.reportedChanges() == 1)
  }
}

/// A property of a class of UIKit that components observe.
struct ObservedProperty: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Sets the property to the same value twice, and returns how often an observer was called.
  let reportedChanges: @MainActor () -> Int

  init<Object: NSObject, Value>(
    _ name: String, of make: @escaping @MainActor @autoclosure () -> Object,
    _ keyPath: @escaping @MainActor @autoclosure () -> ReferenceWritableKeyPath<Object, Value>,
    _ value: @escaping @MainActor @autoclosure () -> Value
  ) {
    testDescription = name
    reportedChanges = {
      let (object, keyPath, value) = (make(), keyPath(), value())
      var count = 0
      let token = object.observe(keyPath) { _, _ in count += 1 }
      object[keyPath: keyPath] = value
      object[keyPath: keyPath] = value
      return withExtendedLifetime(token) { count }
    }
  }

  static let all = [
    ObservedProperty("control highlighted", of: UIControl(), \.isHighlighted, true),
    ObservedProperty("control selected", of: UIButton(), \.isSelected, true),
    ObservedProperty("control enabled", of: UISwitch(), \.isEnabled, false),
    ObservedProperty("cell selected", of: UICollectionViewCell(), \.isSelected, true),
    ObservedProperty("label text", of: UILabel(), \.text, "a"),
    ObservedProperty("label font", of: UILabel(), \.font, UIFont.systemFont(ofSize: 30)),
    ObservedProperty("field text", of: UITextField(), \.text, "a"),
    ObservedProperty("text view text", of: UITextView(), \.text, "a"),
    ObservedProperty("image", of: UIImageView(), \.image, UIImage(systemName: "star")),
    ObservedProperty("progress", of: UIProgressView(), \.progress, 0.5),
    ObservedProperty("slider", of: UISlider(), \.value, 0.5),
    ObservedProperty("switch", of: UISwitch(), \.isOn, true),
    ObservedProperty("page", of: pages(), \.currentPage, 1),
    ObservedProperty("hidden", of: UIView(), \.isHidden, true),
    ObservedProperty("alpha", of: UIView(), \.alpha, 0.5),
    ObservedProperty("background", of: UIView(), \.backgroundColor, .red),
    ObservedProperty("center", of: UIView(), \.center, CGPoint(x: 1, y: 2)),
    ObservedProperty("frame", of: UIView(), \.frame, CGRect(x: 1, y: 2, width: 3, height: 4)),
    ObservedProperty("transform", of: UIView(), \.transform, CGAffineTransform(scaleX: 2, y: 2)),
    ObservedProperty("content offset", of: UIScrollView(), \.contentOffset, CGPoint(x: 0, y: 4)),
    ObservedProperty("content size", of: UIScrollView(), \.contentSize, CGSize(width: 9, height: 9)),
    ObservedProperty("spacing", of: UIStackView(), \.spacing, 4),
    ObservedProperty("constant", of: constraint(), \.constant, 4),
    ObservedProperty("title of a controller", of: UIViewController(), \.title, "a"),
    ObservedProperty("title of an item", of: UINavigationItem(title: ""), \.title, "a"),
  ]

  @MainActor private static func pages() -> UIPageControl {
    let control = UIPageControl()
    control.numberOfPages = 3
    return control
  }

  @MainActor private static func constraint() -> NSLayoutConstraint {
    UIView().widthAnchor.constraint(equalToConstant: 1)
  }
}
