import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

/// A row of segments with at most one selected segment, 32 points high.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  override var isOpaqueByDefault: Bool { false }

  /// The index for no selection.
  public static let noSegment = -1

  /// Whether a segment stays selected only while it is touched. The selection of such a control is not shown.
  open var isMomentary = false { didSet { if isMomentary != oldValue { segmentsDidChange() } } }
  open var selectedSegmentTintColor: UIColor?
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }
  var segments: [SegmentParts] = []
  var actions: [Int: UIAction] = [:]
  private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  private var selected = UISegmentedControl.noSegment

  static let height: CGFloat = 32
  /// The total horizontal padding of a title, in points.
  static let padding: CGFloat = 20

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with a segment for each item: a title for a string, and an image for a `UIImage`.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      insert(SegmentParts(title: item as? String, image: item as? UIImage), at: index)
    }
    sizeToFit()
  }

  public convenience init(frame: CGRect = .zero, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() { insertSegment(action: action, at: index, animated: false) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentParts(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentParts(title: nil, image: image), at: segment)
  }

  private func insert(_ segment: SegmentParts, at position: Int) {
    let index = max(0, min(position, segments.count))
    segments.insert(segment, at: index)
    if selected >= index { selected += 1 }
    addSubview(segment.label)
    addSubview(segment.imageView)
    segmentsDidChange()
  }

  /// Inserts a segment with the image of an action, or else with its title.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let index = max(0, min(segment, segments.count))
    insert(SegmentParts(title: action.image == nil ? action.title : nil, image: action.image), at: index)
    if action.image != nil { segments[index].label.accessibilityLabel = action.title }
    actions = Dictionary(uniqueKeysWithValues: actions.map { ($0.key >= index ? $0.key + 1 : $0.key, $0.value) })
    actions[index] = action
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let removed = segments.remove(at: segment)
    removed.label.removeFromSuperview()
    removed.imageView.removeFromSuperview()
    actions[segment] = nil
    actions = Dictionary(uniqueKeysWithValues: actions.map { ($0.key > segment ? $0.key - 1 : $0.key, $0.value) })
    if selected == segment { selected = Self.noSegment } else if selected > segment { selected -= 1 }
    segmentsDidChange()
  }

  open func removeAllSegments() {
    for index in segments.indices.reversed() { removeSegment(at: index, animated: false) }
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    segmentsDidChange()
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Shows an image in place of the title of a segment. It is drawn in the color of titles, unless it is always drawn in
  /// its own colors.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
    segmentsDidChange()
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Moves the content of a segment from its middle, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].contentOffset = offset
    setNeedsLayout()
  }

  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].contentOffset : .zero
  }

  /// - Parameters:
  ///   - width: The width in points; 0 for the width of the title.
  ///   - segment: The index, from 0. An index without a segment has no effect.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = width
    segmentsDidChange()
  }

  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    segmentsDidChange()
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[exactly: state] = attributes
    segmentsDidChange()
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[exactly: state]
  }

  // MARK: Selection

  /// The index of the selected segment. Setting it sends no event; a touch does.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      selected = segments.indices.contains(newValue) ? newValue : Self.noSegment
      segmentsDidChange()
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let x = touch.location(in: self).x
    let frames = segmentFrames(in: bounds.size)
    guard let index = frames.firstIndex(where: { $0.minX <= x && x < $0.maxX }), segments[index].isEnabled,
      isMomentary || index != selected
    else { return }
    selectedSegmentIndex = index
    actions[index].map(sendAction)
    sendActions(for: .valueChanged, event: event)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  // MARK: Layout

  private func titleAttributes(isSelected: Bool, isOn: Bool) -> [NSAttributedString.Key: Any] {
    let state: State = isSelected ? .selected : .normal
    let disabled = titleAttributes[exactly: state.union(.disabled)] ?? titleAttributes[exactly: .disabled]
    return (isOn ? nil : disabled) ?? titleAttributes[state] ?? [:]
  }

  private func segmentsDidChange() {
    let look = look
    for (index, segment) in segments.enumerated() {
      let isSelected = index == selected
      let attributes = titleAttributes(isSelected: isSelected, isOn: segment.isEnabled && isEnabled)
      segment.label.font =
        attributes[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isSelected ? look.selectedWeight : .regular)
      let isOn = segment.isEnabled && isEnabled
      segment.label.textColor = attributes[.foregroundColor] as? UIColor ?? (isOn ? .label : look.disabledTitleColor)
      segment.imageView.tintColor = segment.label.textColor
      var traits: UIAccessibilityTraits = .button
      if isSelected { traits.insert(.selected) }
      if !isOn { traits.insert(.notEnabled) }
      segment.label.accessibilityTraits = traits
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  var look: SegmentedControlLook { traitCollection.look.segmentedControl }

  override func stateDidChange() {
    super.stateDidChange()
    segmentsDidChange()
  }

  override func applyTraits(_ traits: UITraitCollection) {
    super.applyTraits(traits)
    segmentsDidChange()
  }

  override var accessibilitySeries: Accessibility.Container.Kind? { .series }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: segmentWidths.reduce(0, +), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let grid = PixelGrid(traitCollection)
    for (segment, frame) in zip(segments, segmentFrames(in: bounds.size)) {
      let area = frame.insetBy(dx: 2, dy: 2)
        .offsetBy(dx: segment.contentOffset.width, dy: segment.contentOffset.height)
      segment.label.frame = grid.rounded(area)
      guard segment.image != nil else { continue }
      let size = segment.imageView.imageSize
      segment.imageView.frame = grid.rounded(
        CGRect(x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width, height: size.height))
    }
  }

  override func describeContent(in node: inout LayoutNode) {
    describeSegments(in: &node)
  }

  // MARK: Members that subclasses can override

  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    standardSetBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
  }
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    standardBackgroundImage(for: state, barMetrics: barMetrics)
  }
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    standardSetDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
  }

  // MARK: Actions and images

  /// Replaces a segment by an action, whose image or title it shows.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    setTitle(action.image == nil ? action.title : nil, forSegmentAt: segment)
    setImage(action.image, forSegmentAt: segment)
    segments[segment].label.accessibilityLabel = action.image == nil ? nil : action.title
    actions[segment] = action
  }

  open func actionForSegment(at segment: Int) -> UIAction? { actions[segment] }

  /// Returns the segment of an action; `noSegment` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    actions.first { $0.value.identifier == actionIdentifier }?.key ?? Self.noSegment
  }

  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    seldom[key("dividerImage", leftState.rawValue << 32 | rightState.rawValue, barMetrics)]
  }

  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    store(adjustment, "contentPositionAdjustment", UInt(leftCenterRightOrAlone.rawValue), barMetrics)
  }

  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    seldom[key("contentPositionAdjustment", UInt(leftCenterRightOrAlone.rawValue), barMetrics)] ?? .zero
  }
}

extension UISegmentedControl {
  /// The natural widths of the segments, in points. All are as wide as the widest one, unless widths are apportioned by
  /// content.
  var segmentWidths: [CGFloat] {
    // Titles are measured in the font of selected segments, so that selection does not change widths.
    let weight = look.selectedWeight
    let ownWidths = segments.map { segment -> CGFloat in
      guard segment.width == 0 else { return segment.width }
      let font = UIFont.systemFont(ofSize: 13, weight: weight)
      let width = (segment.title ?? "").size(withAttributes: [.font: font]).width
      let content = segment.image?.size.width ?? segment.label.intrinsicContentSize.width
      return max(width, content).rounded(.up) + Self.padding
    }
    guard !apportionsSegmentWidthsByContent else { return ownWidths }
    let widest = zip(segments, ownWidths).compactMap { $0.width == 0 ? $1 : nil }.max() ?? 0
    return zip(segments, ownWidths).map { segment, width -> CGFloat in segment.width == 0 ? widest : width }
  }

  /// Returns the frames of the segments, with boundaries at whole points. Segments without a fixed width share the
  /// remaining space equally.
  func segmentFrames(in size: CGSize) -> [CGRect] {
    let widths = segmentWidths
    let total = widths.reduce(0, +)
    let flexible = segments.filter { $0.width == 0 }.count
    let extra = flexible > 0 ? (size.width - total) / CGFloat(flexible) : 0
    var frames: [CGRect] = []
    var x: CGFloat = 0
    for (segment, width) in zip(segments, widths) {
      let length = max(segment.width == 0 ? width + extra : width, 0)
      let start = x.rounded(.down)
      x += length
      frames.append(CGRect(x: start, y: 0, width: max(x.rounded(.down) - start, 0), height: size.height))
    }
    guard isRightToLeft else { return frames }
    return frames.map { CGRect(x: size.width - $0.maxX, y: 0, width: $0.width, height: $0.height) }
  }

  func describeSegments(in node: inout LayoutNode) {
    let traits = traitCollection
    let look = look
    let radius = look.corners.radius(height: node.frame.height)
    node.children.append(.box("background", node.bounds, color: .tertiarySystemFill, radius: radius, in: traits))
    let frames = segmentFrames(in: node.frame.size)
    if look.hasDividers { describeDividers(between: frames, in: &node) }
    guard frames.indices.contains(selectedSegmentIndex), !isMomentary else { return }
    node.children.append(
      .box(
        "selection", frames[selectedSegmentIndex].insetBy(dx: 2, dy: 2),
        color: selectedSegmentTintColor ?? look.selectionColor, radius: radius - 2, shadow: traits.look.thumb.shadow,
        in: traits))
  }

  private func describeDividers(between frames: [CGRect], in node: inout LayoutNode) {
    for index in frames.indices.dropFirst()
    where index != selectedSegmentIndex && index - 1 != selectedSegmentIndex {
      let x = max(frames[index].minX, frames[index - 1].minX)
      let divider = CGRect(x: x - 0.5, y: 8, width: 1, height: max(node.frame.height - 16, 0))
      node.children.append(.box("divider", divider, color: .separator, in: traitCollection))
    }
  }

  /// A segment of the control.
  @MainActor
  final class SegmentParts {
    /// The label of the title. Assistive technology reads it for segments with images, too.
    let label = UILabel()
    let imageView = UIImageView()
    var contentOffset = CGSize.zero
    var isEnabled = true
    /// The width in points; 0 for the width of the title.
    var width: CGFloat = 0

    var title: String? {
      get { label.text }
      set {
        label.text = newValue
        if newValue != nil { show(nil) }
      }
    }

    /// The image, which takes the place of the title.
    var image: UIImage? {
      get { original }
      set {
        show(newValue)
        if newValue != nil { label.text = nil }
      }
    }

    private var original: UIImage?

    init(title: String?, image: UIImage? = nil) {
      label.text = title
      label.textAlignment = .center
      label.isAccessibilityElement = true
      show(image)
    }

    private func show(_ image: UIImage?) {
      original = image
      imageView.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
      imageView.isHidden = image == nil
      label.accessibilityLabel = image?.accessibilityLabel
    }
  }
}

/// The typography, corners and colors of a segmented control.
struct SegmentedControlLook {
  /// The weight of the selected title.
  let selectedWeight: UIFont.Weight
  let disabledTitleColor: UIColor
  let corners: CornerShape
  /// Whether lines separate segments that are not selected.
  let hasDividers: Bool
  /// The background of the selected segment.
  let selectionColor: UIColor

  static let iOS18 = SegmentedControlLook(
    selectedWeight: .semibold, disabledTitleColor: .tertiaryLabel, corners: .radius(9), hasDividers: true,
    selectionColor: UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white })

  static let iOS26 = SegmentedControlLook(
    selectedWeight: .medium, disabledTitleColor: .label.withAlphaComponent(0.5), corners: .capsule, hasDividers: false,
    selectionColor: UIColor {
      $0.userInterfaceStyle == .dark ? UIColor(red: 90 / 255, green: 90 / 255, blue: 96 / 255, alpha: 1) : .white
    })
}
