import FirstFrameLayoutTree
import Foundation

extension UISegmentedControl {
  /// The widths that the segments want, in points: all as wide as the widest, unless they are apportioned.
  var segmentWidths: [CGFloat] {
    // In the selected font, so that a selection moves nothing.
    let titles = segments.map { segment -> CGFloat in
      guard segment.width == 0 else { return segment.width }
      let font = UIFont.systemFont(ofSize: 13, weight: .semibold)
      let width = (segment.title ?? "").size(withAttributes: [.font: font]).width
      return max(width, segment.label.intrinsicContentSize.width).rounded(.up) + Self.padding
    }
    guard !apportionsSegmentWidthsByContent else { return titles }
    let widest = zip(segments, titles).filter { $0.0.width == 0 }.map(\.1).max() ?? 0
    return zip(segments, titles).map { $0.width == 0 ? widest : $1 }
  }

  /// The frames of the segments, as wide as they want, and what is left over shared in equal parts.
  func segmentFrames(in size: CGSize) -> [CGRect] {
    let widths = segmentWidths
    let total = widths.reduce(0, +)
    let flexible = segments.filter { $0.width == 0 }.count
    let extra = flexible > 0 ? (size.width - total) / CGFloat(flexible) : 0
    var frames: [CGRect] = []
    var x: CGFloat = 0
    for (segment, width) in zip(segments, widths) {
      let length = max(segment.width == 0 ? width + extra : width, 0)
      frames.append(CGRect(x: x, y: 0, width: length, height: size.height))
      x += length
    }
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frames }
    return frames.map { CGRect(x: size.width - $0.maxX, y: 0, width: $0.width, height: $0.height) }
  }

  func describeSegments(in node: inout LayoutNode) {
    let traits = traitCollection
    node.children.append(.box("background", node.bounds, color: .tertiarySystemFill, radius: 9, in: traits))
    let frames = segmentFrames(in: node.frame.size)
    for index in frames.indices.dropFirst()
    where index != selectedSegmentIndex && index - 1 != selectedSegmentIndex {
      let x = max(frames[index].minX, frames[index - 1].minX)
      let divider = CGRect(x: x - 0.5, y: 8, width: 1, height: max(node.frame.height - 16, 0))
      node.children.append(.box("divider", divider, color: .separator, in: traits))
    }
    guard frames.indices.contains(selectedSegmentIndex) else { return }
    let plate = UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    node.children.append(
      .box(
        "selection", frames[selectedSegmentIndex].insetBy(dx: 2, dy: 2), color: selectedSegmentTintColor ?? plate,
        radius: 7, shadow: .knob, in: traits))
  }
}
