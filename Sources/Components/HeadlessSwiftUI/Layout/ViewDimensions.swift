import HeadlessUIKit

/// The size of a view and the positions of its alignment guides, in points.
public struct ViewDimensions: Equatable, Sendable {
  public let width, height: CGFloat
  /// The element that sets guides; `nil` for a container, which has the default ones.
  private let element: LayoutElement?

  init(_ size: CGSize, of element: LayoutElement? = nil) {
    (width, height, self.element) = (size.width, size.height, element)
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { position(of: guide.key) }
  public subscript(guide: VerticalAlignment) -> CGFloat { position(of: guide.key) }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  func position(of key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  private func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let element else { return nil }
    let size = CGSize(width: width, height: height)
    return MainActor.assumeIsolated { element.alignmentGuide(key, in: size) }
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.width == right.width && left.height == right.height && left.element === right.element
  }
}

extension LayoutElement {
  /// The distance of a guide from the leading edge, in points.
  func position(of alignment: HorizontalAlignment, in size: CGSize) -> CGFloat { position(of: alignment.key, in: size) }

  /// The distance of a guide from the top, in points.
  func position(of alignment: VerticalAlignment, in size: CGSize) -> CGFloat { position(of: alignment.key, in: size) }

  private func position(of key: AlignmentKey, in size: CGSize) -> CGFloat {
    alignmentGuide(key, in: size) ?? key.id.defaultValue(in: ViewDimensions(size, of: self))
  }

  /// The frame of the element in a rectangle, aligned with it, or with the element that has this rectangle as its frame.
  func frame(
    of size: CGSize, in rect: CGRect, alignment: Alignment, relativeTo other: LayoutElement? = nil
  ) -> CGRect {
    let container = ViewDimensions(rect.size, of: other)
    let x = container[alignment.horizontal] - position(of: alignment.horizontal, in: size)
    let y = container[alignment.vertical] - position(of: alignment.vertical, in: size)
    return CGRect(x: rect.minX + x, y: rect.minY + y, width: size.width, height: size.height)
  }
}

/// An element with a guide of its own.
final class AlignmentGuideElement: WrappingElement {
  private let key: AlignmentKey
  private let compute: (ViewDimensions) -> CGFloat

  init(_ content: LayoutElement, key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
    (self.key, self.compute) = (key, compute)
    super.init(content)
  }

  override var containsGuides: Bool { true }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    key == self.key ? compute(ViewDimensions(size, of: content)) : super.guide(key, in: size)
  }
}

extension View {
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    ModifiedView(each: self) { AlignmentGuideElement($0, key: guide.key, compute: computeValue) }
  }

  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    ModifiedView(each: self) { AlignmentGuideElement($0, key: guide.key, compute: computeValue) }
  }
}
