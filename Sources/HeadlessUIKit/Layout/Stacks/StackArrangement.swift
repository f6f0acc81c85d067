import Foundation

/// Computes the sizes and positions of a stack's views by arithmetic.
///
/// It is used for stacks without constraints on their arranged views. Other stacks take part in Auto Layout (see
/// ``StackConstraints``).
///
/// Source: Apple's documentation of `UIStackView.Distribution` and `UIStackView.Alignment`. Ties are broken by index:
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

  /// Returns the natural size of the content, in points, reduced to the proposal.
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
    // A view is measured again only if its length differs from its natural length. Otherwise, each level of nesting
    // would double the work.
    let sizes = views.indices.map { index in
      lengths[index] == natural[index]
        ? naturalSizes[index]
        : views[index].measured(in: SizeProposal(axis, main: lengths[index], cross: proposal[axis.other]))
    }
    return CGSize(axis, main: length, cross: crossLength(of: sizes))
  }

  /// Returns the preferred sizes of the views.
  private func naturalSizes(cross: CGFloat?) -> [CGSize] {
    views.map { $0.measured(in: SizeProposal(axis, main: nil, cross: cross)) }
  }

  /// Returns the preferred length of the stack along its axis.
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

  /// Returns the frames of the views in a rectangle.
  ///
  /// - Parameter isMirrored: Whether the layout is right to left: the mirror image of left to right.
  func frames(in content: CGRect, isMirrored: Bool) -> [CGRect] {
    guard !views.isEmpty else { return [] }
    let extent = max(content.size[axis], 0)
    let crossExtent = max(content.size[axis.other], 0)
    let naturalSizes = naturalSizes(cross: crossExtent)
    let lengths = distributedLengths(naturalSizes.map { $0[axis] }, within: extent)
    let positions = positions(of: lengths, within: extent)
    let sizes = views.indices.map { index -> CGSize in
      let length = lengths[index]
      guard alignment != .fill else { return CGSize(axis, main: length, cross: crossExtent) }
      let size =
        length == naturalSizes[index][axis]
        ? naturalSizes[index] : views[index].measured(in: SizeProposal(axis, main: length, cross: crossExtent))
      return CGSize(axis, main: length, cross: min(size[axis.other], crossExtent))
    }
    let offsets = crossOffsets(of: sizes, within: crossExtent)
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

  private func crossOffsets(of sizes: [CGSize], within crossExtent: CGFloat) -> [CGFloat] {
    if let baselines = baselines(of: sizes) {
      let lowest = baselines.max() ?? 0
      return baselines.map { lowest - $0 }
    }
    return sizes.map { size in
      switch alignment {
      case .fill, .leading, .firstBaseline, .lastBaseline: 0
      case .center: (crossExtent - size[axis.other]) / 2
      case .trailing: crossExtent - size[axis.other]
      }
    }
  }

  /// Returns the distances from the views' tops to their baselines, or `nil` if the views are not aligned by baselines.
  private func baselines(of sizes: [CGSize]) -> [CGFloat]? {
    guard axis == .horizontal else { return nil }
    switch alignment {
    case .firstBaseline: return zip(views, sizes).map { $0.firstBaseline(in: $1) }
    case .lastBaseline: return zip(views, sizes).map { $0.lastBaseline(in: $1) }
    case .fill, .leading, .center, .trailing: return nil
    }
  }

  // MARK: Distribution

  /// Returns the lengths of the views in a stack of a given length.
  func distributedLengths(_ natural: [CGFloat], within extent: CGFloat) -> [CGFloat] {
    let available = max(extent - gaps.reduce(0, +), 0)
    let total = natural.reduce(0, +)
    switch distribution {
    case .fill: return filled(natural, within: available)
    case .fillEqually: return natural.map { _ in available / CGFloat(natural.count) }
    case .fillProportionally:
      return natural.map { total > 0 ? available * $0 / total : available / CGFloat(natural.count) }
    case .equalSpacing, .equalCentering:
      // A single view is attached to both ends. Several views are shrunk, but never stretched.
      return natural.count == 1 || total > available ? filled(natural, within: available) : natural
    }
  }

  /// Stretches the view with the lowest hugging, or shrinks the views with the lowest resistance, to fill a length.
  private func filled(_ natural: [CGFloat], within available: CGFloat) -> [CGFloat] {
    var lengths = natural
    let extraSpace = available - natural.reduce(0, +)
    if extraSpace > 0 {
      let strengths = zip(views, natural).map { view, length in
        view.huggingStrength(along: axis, size: CGSize(axis, main: length, cross: 0))
      }
      let weakest = strengths.indices.min { strengths[$0] < strengths[$1] }
      if let weakest { lengths[weakest] += extraSpace }
      return lengths
    }
    let strengths = views.map { $0.compressionStrength(along: axis) }
    var missingSpace = -extraSpace
    for index in strengths.indices.sorted(by: { (strengths[$0], -$0) < (strengths[$1], -$1) }) where missingSpace > 0 {
      let reduction = min(lengths[index], missingSpace)
      lengths[index] -= reduction
      missingSpace -= reduction
    }
    return lengths
  }

  /// Returns the offsets of the views from the start of the stack, in points.
  func positions(of lengths: [CGFloat], within extent: CGFloat) -> [CGFloat] {
    switch distribution {
    case .fill, .fillEqually, .fillProportionally: Self.positions(of: lengths, gaps: gaps)
    case .equalSpacing:
      Self.positions(of: lengths, gaps: Self.equalized(gaps, filling: extent - lengths.reduce(0, +)))
    case .equalCentering: centredPositions(of: lengths, within: extent)
    }
  }

  private static func positions(of lengths: [CGFloat], gaps: [CGFloat]) -> [CGFloat] {
    var start: CGFloat = 0
    return lengths.indices.map { index in
      defer { start += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return start
    }
  }

  /// Returns gaps that fill a length: equal ones, except where a minimum is larger.
  private static func equalized(_ minimums: [CGFloat], filling total: CGFloat) -> [CGFloat] {
    guard !minimums.isEmpty, total > minimums.reduce(0, +) else { return minimums }
    var gaps = minimums
    var free = Array(minimums.indices)
    var share = total / CGFloat(free.count)
    // Each round fixes the gaps with a minimum that exceeds an equal share, until the rest is shared equally.
    while true {
      let fixed = minimums.indices.filter { !free.contains($0) }.reduce(0) { $0 + minimums[$1] }
      share = (total - fixed) / CGFloat(free.count)
      let remaining = free.filter { minimums[$0] <= share }
      if remaining.count == free.count { break }
      free = remaining
    }
    for index in free { gaps[index] = share }
    return gaps
  }

  /// Returns offsets with equal distances between centres, except where the gap between neighbours requires more.
  private func centredPositions(of lengths: [CGFloat], within extent: CGFloat) -> [CGFloat] {
    guard lengths.count > 1, let first = lengths.first, let last = lengths.last else {
      return lengths.map { _ in 0 }
    }
    let minimums = gaps.indices.map { lengths[$0] / 2 + gaps[$0] + lengths[$0 + 1] / 2 }
    var centre = first / 2
    let centres =
      [centre]
      + Self.equalized(minimums, filling: extent - first / 2 - last / 2).map { step in
        centre += step
        return centre
      }
    return zip(centres, lengths).map { $0 - $1 / 2 }
  }

  // MARK: Priorities

  /// The hugging strength of a stack that can grow without stretching a view: lower than the hugging of any content.
  private static let looseStrength: Float = 49

  /// Returns the priority with which the content prevents the stack from growing. A stack has no priority of its own.
  func huggingStrength(along axis: NSLayoutConstraint.Axis) -> Float {
    let strengths = views.map { view in
      view.huggingStrength(
        along: axis,
        size: MeasurementCache.size(of: view, as: .layout, in: .unlimited) { view.layoutSize(fitting: .unlimited) })
    }
    if axis == self.axis {
      switch distribution {
      case .fill: return strengths.min() ?? 0
      case .fillEqually, .fillProportionally: return strengths.max() ?? 0
      case .equalSpacing, .equalCentering:
        return views.count == 1 ? strengths.max() ?? 0 : min(Self.looseStrength, strengths.max() ?? 0)
      }
    }
    return alignment == .fill ? strengths.max() ?? 0 : min(Self.looseStrength, strengths.max() ?? 0)
  }

  /// Returns the priority with which the content prevents the stack from shrinking.
  func compressionStrength(along axis: NSLayoutConstraint.Axis) -> Float {
    let strengths = views.map { $0.compressionStrength(along: axis) }
    guard let weakest = strengths.min(), let strongest = strengths.max() else { return 0 }
    guard axis == self.axis, distribution == .fill, weakest < strongest else { return strongest }
    // A view without length cannot shrink.
    let shrinkable = zip(views, strengths).filter { $0.0.measured(in: .unlimited)[axis] > 0 }.map(\.1)
    return shrinkable.min() ?? strongest
  }
}
