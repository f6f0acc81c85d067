import Foundation

/// Computes the sizes and positions of a stack's views by arithmetic.
///
/// For stacks without constraints on their arranged views; others take part in Auto Layout (see ``StackConstraints``).
///
/// Source: Apple's documentation of `UIStackView.Distribution` and `UIStackView.Alignment`. Ties are decided by index:
/// extra space goes to the first view, and missing space is taken from the last.
@MainActor
struct StackArrangement {
  var views: [UIView]
  /// The distances between neighbours, in points.
  var gaps: [CGFloat]
  var axis: NSLayoutConstraint.Axis
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  var grid: PixelGrid

  private var totalGap: CGFloat { gaps.reduce(0, +) }

  // MARK: Size

  /// The natural size of the content, shrunk to the proposal.
  func size(fitting proposal: SizeProposal) -> CGSize {
    guard !views.isEmpty else { return .zero }
    let naturalSizes = naturalSizes(cross: proposal[axis.other])
    let natural = naturalSizes.map { $0[axis] }
    var length = naturalLength(of: natural)
    var lengths = natural
    if let limit = proposal[axis], length > limit {
      length = limit
      lengths = distributedLengths(natural, within: limit)
    } else if distribution == .fillEqually {
      lengths = distributedLengths(natural, within: length)
    }
    // Measuring twice at every level would double the work with each level of nesting.
    let sizes = views.indices.map { index in
      lengths[index] == natural[index]
        ? naturalSizes[index]
        : views[index].measured(in: SizeProposal(axis, main: lengths[index], cross: proposal[axis.other]))
    }
    return CGSize(axis, main: length, cross: crossLength(of: sizes))
  }

  /// The preferred sizes of the views.
  private func naturalSizes(cross: CGFloat?) -> [CGSize] {
    views.map { $0.measured(in: SizeProposal(axis, main: nil, cross: cross)) }
  }

  /// The preferred length of the stack along its axis.
  private func naturalLength(of lengths: [CGFloat]) -> CGFloat {
    let count = CGFloat(lengths.count)
    switch distribution {
    case .fill, .fillProportionally, .equalSpacing: return lengths.reduce(0, +) + totalGap
    case .fillEqually: return (lengths.max() ?? 0) * count + totalGap
    case .equalCentering:
      let steps = gaps.indices.map { lengths[$0] / 2 + gaps[$0] + lengths[$0 + 1] / 2 }
      let step = steps.max() ?? 0
      return step * (count - 1) + ((lengths.first ?? 0) + (lengths.last ?? 0)) / 2
    }
  }

  private func crossLength(of sizes: [CGSize]) -> CGFloat {
    let longest = sizes.map { $0[axis.other] }.max() ?? 0
    guard let baselines = baselines(of: sizes) else { return longest }
    let above = baselines.max() ?? 0
    let below = zip(sizes, baselines).map { $0.height - $1 }.max() ?? 0
    return grid.ceiled(above + below)
  }

  // MARK: Frames

  /// The frames of the views in a rectangle.
  ///
  /// - Parameter isMirrored: Whether the layout is right to left, the mirror image of left to right.
  func frames(in content: CGRect, isMirrored: Bool) -> [CGRect] {
    guard !views.isEmpty else { return [] }
    let extent = max(content.size[axis], 0)
    let breadth = max(content.size[axis.other], 0)
    let naturalSizes = naturalSizes(cross: breadth)
    let lengths = distributedLengths(naturalSizes.map { $0[axis] }, within: extent)
    let positions = positions(of: lengths, within: extent)
    let sizes = views.indices.map { index -> CGSize in
      let length = lengths[index]
      guard alignment != .fill else { return CGSize(axis, main: length, cross: breadth) }
      let size =
        length == naturalSizes[index][axis]
        ? naturalSizes[index] : views[index].measured(in: SizeProposal(axis, main: length, cross: breadth))
      return CGSize(axis, main: length, cross: min(size[axis.other], breadth))
    }
    let offsets = crossOffsets(of: sizes, within: breadth)
    return views.indices.map { index in
      var frame = CGRect(
        origin: axis == .horizontal
          ? CGPoint(x: positions[index], y: offsets[index]) : CGPoint(x: offsets[index], y: positions[index]),
        size: sizes[index])
      if isMirrored { frame.origin.x = content.size.width - frame.origin.x - frame.size.width }
      frame.origin.x += content.origin.x
      frame.origin.y += content.origin.y
      return grid.rounded(frame)
    }
  }

  private func crossOffsets(of sizes: [CGSize], within breadth: CGFloat) -> [CGFloat] {
    if let baselines = baselines(of: sizes) {
      let lowest = baselines.max() ?? 0
      return baselines.map { lowest - $0 }
    }
    return sizes.map { size in
      switch alignment {
      case .fill, .leading, .firstBaseline, .lastBaseline: 0
      case .center: (breadth - size[axis.other]) / 2
      case .trailing: breadth - size[axis.other]
      }
    }
  }

  /// The distances of the baselines from the views' tops, or `nil` if the views are not aligned by baselines.
  private func baselines(of sizes: [CGSize]) -> [CGFloat]? {
    guard axis == .horizontal else { return nil }
    switch alignment {
    case .firstBaseline: return zip(views, sizes).map { $0.firstBaseline(in: $1) }
    case .lastBaseline: return zip(views, sizes).map { $0.lastBaseline(in: $1) }
    case .fill, .leading, .center, .trailing: return nil
    }
  }
}
