public import HeadlessUIKit

/// A controller whose view shows a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content {
    didSet { hosted.setRoot(rootView) }
  }

  /// Which sizes follow the ideal size of the content.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { updatePreferredSize() }
  }
  /// The parts of the safe area that the content keeps clear of.
  public var safeAreaRegions = SafeAreaRegions.all {
    didSet { hosted.safeAreaRegions = safeAreaRegions }
  }
  /// Whether the content ignores the safe area, by the name that teams' helpers for snapshots set.
  public var _disableSafeArea: Bool {
    get { safeAreaRegions.isEmpty }
    set { safeAreaRegions = newValue ? [] : .all }
  }
  private let hosted: HostingView

  public init(rootView: Content) {
    self.rootView = rootView
    hosted = HostingView(rootView)
    super.init(nibName: nil, bundle: nil)
    hosted.controller = self
  }

  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    hosted = HostingView(rootView)
    super.init(coder: coder)
    hosted.controller = self
  }

  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    hosted.backgroundColor = .systemBackground
    view = hosted
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updatePreferredSize()
  }

  private func updatePreferredSize() {
    guard sizingOptions.contains(.preferredContentSize) else { return }
    let ideal = hosted.intrinsicContentSize
    if preferredContentSize != ideal { preferredContentSize = ideal }
  }

  open func sizeThatFits(in size: CGSize) -> CGSize { hosted.sizeThatFits(size) }
}

/// Which of a hosting controller's sizes follow its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)

  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// A configuration of a cell or another view that shows a SwiftUI view.
public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
  private let content: Content
  private var insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  private var minimumWidth, minimumHeight: CGFloat?
  private var background: AnyView?

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    var configuration = self
    if edges.contains(.top) { configuration.insets.top = length }
    if edges.contains(.leading) { configuration.insets.leading = length }
    if edges.contains(.bottom) { configuration.insets.bottom = length }
    if edges.contains(.trailing) { configuration.insets.trailing = length }
    return configuration
  }

  /// Sets the smallest size, in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var configuration = self
    (configuration.minimumWidth, configuration.minimumHeight) = (width, height)
    return configuration
  }

  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration {
    var configuration = self
    configuration.background = AnyView(Rectangle().fill(style))
    return configuration
  }

  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration {
    var configuration = self
    configuration.background = AnyView(content())
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }

  fileprivate var root: AnyView {
    let placed = content.padding(insets).frame(
      minWidth: minimumWidth, maxWidth: .infinity, minHeight: minimumHeight, maxHeight: .infinity,
      alignment: .leading)
    guard let background else { return AnyView(placed) }
    return AnyView(placed.background { background })
  }

  /// The view of a configuration.
  private final class HostingContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration {
      didSet {
        if let configuration = configuration as? UIHostingConfiguration { hosted.setRoot(configuration.root) }
      }
    }

    private let hosted: HostingView

    init(_ configuration: UIHostingConfiguration) {
      self.configuration = configuration
      hosted = HostingView(configuration.root)
      super.init(frame: .zero)
      addSubview(hosted)
      hosted.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        hosted.leadingAnchor.constraint(equalTo: leadingAnchor),
        hosted.trailingAnchor.constraint(equalTo: trailingAnchor),
        hosted.topAnchor.constraint(equalTo: topAnchor),
        hosted.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }
}
