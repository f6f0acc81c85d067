import Foundation

/// The content view of a cell, header or footer, and the backgrounds behind it.
///
/// From back to front: the background configuration, the background view, the selected background view, the content.
@MainActor
class CellViews {
  private unowned let host: UIView
  private let makeEmptyContent: () -> UIView
  private let contentMask: UIView.AutoresizingMask
  private(set) var content: UIView {
    didSet { oldValue.constraintStore.isMeasuredByItsContainer = false }
  }

  /// - Parameters:
  ///   - contentMask: How the content view changes with the host's size, before the host is laid out.
  ///   - emptyContent: Makes the content view that is used without a content configuration.
  init(in host: UIView, contentMask: UIView.AutoresizingMask = [], emptyContent: @escaping () -> UIView) {
    self.host = host
    self.contentMask = contentMask
    makeEmptyContent = emptyContent
    content = emptyContent()
    prepareContent()
  }

  private func prepareContent() {
    content.constraintStore.isMeasuredByItsContainer = true
    if !contentMask.isEmpty { content.autoresizingMask = contentMask }
  }

  /// Adds the content view, with margins of its own.
  func addContent(layoutMargins: UIEdgeInsets? = nil) {
    if let layoutMargins { content.layoutMargins = layoutMargins }
    content.insetsLayoutMarginsFromSafeArea = false
    host.addSubview(content)
  }

  /// Shows a configuration: in the current content view if it supports the configuration, otherwise in a new one.
  ///
  /// Without a configuration, a configured content view is replaced by an empty one.
  func show(_ configuration: (any UIContentConfiguration)?) {
    if let configuration {
      if let view = content as? any UIContentView, view.supports(configuration) {
        view.configuration = configuration
      } else {
        replaceContent(with: configuration.makeContentView())
      }
    } else if content is any UIContentView {
      replaceContent(with: makeEmptyContent())
    }
  }

  private func replaceContent(with view: UIView) {
    host.insertSubview(view, aboveSubview: content)
    content.removeFromSuperview()
    content = view
    prepareContent()
  }

  /// Whether constraints in the content view, or a content configuration, determine a size.
  var hasMeasurableContent: Bool { !content.constraints.isEmpty || content is any UIContentView }

  // MARK: Backgrounds

  var background: UIView? {
    didSet { replace(oldValue, with: background) }
  }

  /// The background that is shown while the cell is selected or highlighted.
  var selectedBackground: UIView? {
    didSet { replace(oldValue, with: selectedBackground) }
  }

  var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard backgroundConfiguration != oldValue else { return }
      configuredBackground = backgroundConfiguration.map(ConfiguredBackgroundView.make)
    }
  }

  private var configuredBackground: UIView? {
    didSet { replace(oldValue, with: configuredBackground) }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { host.insertSubview(new, belowSubview: content) }
    if let background { host.sendSubviewToBack(background) }
    if let configuredBackground { host.sendSubviewToBack(configuredBackground) }
    host.setNeedsLayout()
  }

  // MARK: Layout

  func place(content frame: CGRect) {
    if content.frame != frame { content.frame = frame }
  }

  /// Places the content in a frame, and the backgrounds in all of the host's bounds.
  func layOut(contentFrame: CGRect, appearsSelected: Bool = false) {
    place(content: contentFrame)
    for view in [background, selectedBackground, configuredBackground] { view?.frame = host.bounds }
    selectedBackground?.isHidden = !appearsSelected
  }
}

/// A cell whose content, state and backgrounds are stored in a ``CellConfiguration``.
///
/// The requirements are public members that subclasses of the cell may override. ``CellConfiguration`` calls them
/// through this protocol, so that it calls the overrides.
@preconcurrency @MainActor
protocol ConfiguredCell: UIView {
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var configurationState: UICellConfigurationState { get }
  func setNeedsUpdateConfiguration()
  func updateConfiguration(using state: UICellConfigurationState)
}

/// The implementation of one cell: its views, its state, and the handler that runs before layout.
///
/// The cells of tables and of collection views have different superclasses, so each cell has one of these objects and
/// forwards calls to it.
@MainActor
final class CellConfiguration<Cell: ConfiguredCell>: CellViews {
  private unowned let cell: Cell

  init(of cell: Cell, contentMask: UIView.AutoresizingMask = [], emptyContent: @escaping () -> UIView) {
    self.cell = cell
    super.init(in: cell, contentMask: contentMask, emptyContent: emptyContent)
  }

  // MARK: State

  var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Whether the cell is drawn as selected.
  var appearsSelected: Bool { isSelected || isHighlighted }

  private func stateDidChange() {
    cell.setNeedsUpdateConfiguration()
    cell.setNeedsLayout()
  }

  var state: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: cell.traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    return state
  }

  // MARK: Content

  var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      show(contentConfiguration)
      contentDidChange()
    }
  }

  var automaticallyUpdatesContent = true
  var automaticallyUpdatesBackground = true

  /// Invalidates the cell's size and layout.
  func contentDidChange() {
    cell.invalidateIntrinsicContentSize()
    cell.setNeedsLayout()
  }

  // MARK: Updates

  var updateHandler: ((Cell, UICellConfigurationState) -> Void)? {
    didSet { cell.setNeedsUpdateConfiguration() }
  }

  func setNeedsUpdate() {
    cell.invalidation.mark(.configuration)
  }

  /// Updates the content for a state, and calls the handler.
  func update(using state: UICellConfigurationState) {
    if automaticallyUpdatesContent, let content = contentConfiguration {
      cell.contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackground, let background = backgroundConfiguration {
      let updated = background.updated(for: state)
      if updated != background { cell.backgroundConfiguration = updated }
    }
    updateHandler?(cell, state)
  }

  /// Runs the cell's update if one is pending, and tracks the observable properties that it reads.
  func updateIfNeeded() {
    guard let runNumber = cell.invalidation.begin(.configuration) else { return }
    cell.traitCollection.performAsCurrent {
      cell.invalidation.tracking(.configuration, runNumber: runNumber) {
        cell.updateConfiguration(using: cell.configurationState)
      }
    }
  }

  // MARK: Rows

  /// Returns the default background color of a row: gray if the cell appears selected, or else the color of rows in a
  /// group.
  ///
  /// Returns `nil` if the cell has its own background, or if it appears unselected and its row is not in a group.
  func rowBackground(isGrouped: Bool, showsSelection: Bool = true) -> UIColor? {
    guard backgroundConfiguration == nil else { return nil }
    if appearsSelected, showsSelection, selectedBackground == nil { return .systemGray4 }
    return isGrouped && cell.backgroundColor == nil ? .secondarySystemGroupedBackground : nil
  }

  /// Rounds the outer corners of a row of an inset group.
  func roundCorners(isFirst: Bool, isLast: Bool) {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : cell.traitCollection.look.list.groupRadius
    cell.layer.cornerCurve = .continuous
    cell.layer.maskedCorners = corners
    cell.layer.masksToBounds = !corners.isEmpty
  }
}
