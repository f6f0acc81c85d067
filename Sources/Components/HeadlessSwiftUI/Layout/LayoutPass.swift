import HeadlessUIKit

/// A measurement or an arrangement of views, in which elements keep their sizes.
///
/// Sizes are not kept between two passes, because the content of views may change. A hosting view that is measured within
/// the pass of another one is a part of that pass; a pass of its own would make the elements around it measure again.
@MainActor
final class LayoutPass {
  @TaskLocal private static var running: LayoutPass?

  /// The sizes of texts. A text is measured for many proposals of the same width.
  private var textSizes: [TextMeasurement: CGSize] = [:]

  private struct TextMeasurement: Hashable {
    let label: ObjectIdentifier
    let width: CGFloat
  }

  /// Tasks that start in a pass inherit it, and outlast it.
  private(set) var isOver = false

  /// The pass that the caller is in; `nil` outside of passes.
  static var current: LayoutPass? { running.flatMap { $0.isOver ? nil : $0 } }

  /// Forgets the sizes of texts, since an evaluation may change them.
  static func forgetTextSizes() { current?.textSizes.removeAll(keepingCapacity: true) }

  /// The size of a label's text with all its lines, which is measured once in a pass for a width in points.
  static func size(of label: UILabel, within width: CGFloat) -> CGSize {
    let space = CGSize(width: width, height: .greatestFiniteMagnitude)
    guard let pass = current else { return label.sizeThatFits(space) }
    let measurement = TextMeasurement(label: ObjectIdentifier(label), width: width)
    if let known = pass.textSizes[measurement] { return known }
    let size = label.sizeThatFits(space)
    pass.textSizes[measurement] = size
    return size
  }

  /// Runs a function in the current pass, or in a new one.
  static func run<Result>(_ body: () -> Result) -> Result {
    guard current == nil else { return body() }
    let pass = LayoutPass()
    defer { pass.isOver = true }
    return $running.withValue(pass, operation: body)
  }
}
