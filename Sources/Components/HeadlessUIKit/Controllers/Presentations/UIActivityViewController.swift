import FirstFrameLayoutTree
public import Foundation

/// A sheet with what can be done with items: share, copy or save them.
///
/// The sheet has a head with the first item, the activities of the app with their images, and the activities of the
/// system as a list. Other apps and people, which a device suggests, are missing.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void

  private let givenItems: [Any]
  private let activities: [UIActivity]
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The closure of iOS 7, without the items.
  open var completionHandler: CompletionHandler?
  open var allowsProminentActivity = true
  open var excludedActivitySectionTypes: UIActivitySectionTypes = []

  public init(activityItems: [Any], applicationActivities: [UIActivity]? = nil) {
    givenItems = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// Shows the items that a configuration provides.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    let title = activityItemsConfiguration.activityItemsConfigurationMetadata(key: .title) as? String
    let names = activityItemsConfiguration.itemProvidersForActivityItemsConfiguration.compactMap(\.suggestedName)
    self.init(
      activityItems: title.map { [$0] } ?? names,
      applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration())
  }

  /// The items, or the placeholders of their sources.
  private var items: [Any] {
    givenItems.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
  }

  public required init?(coder: NSCoder) {
    givenItems = []
    activities = []
    super.init(coder: coder)
  }

  open override func loadView() {
    view = ActivityView(head: head, activities: rows)
  }

  /// The subject of a source, or the text of the first item: a string, or the host of an address.
  private var head: String {
    for item in givenItems {
      guard let source = item as? any UIActivityItemSource else { continue }
      let subject = source.activityViewController(self, subjectForActivityType: nil)
      if !subject.isEmpty { return subject }
    }
    for item in items {
      if let text = item as? String { return text }
      if let url = item as? URL { return url.host() ?? url.lastPathComponent }
    }
    return items.contains { $0 is UIImage } ? "Image" : "Share"
  }

  private var rows: [ActivityView.Choice] {
    let system: [(UIActivity.ActivityType, String, String)] = [
      (.copyToPasteboard, "Copy", "doc.on.doc"), (.addToReadingList, "Add to Reading List", "eyeglasses"),
      (.saveToCameraRoll, "Save Image", "square.and.arrow.down"), (.markupAsPDF, "Markup", "pencil.tip.crop.circle"),
      (.print, "Print", "printer"),
    ]
    let own = activities.filter { $0.canPerform(withActivityItems: items) }
      .filter { activity in activity.activityType.map { excludedActivityTypes?.contains($0) != true } ?? true }
      .map { ActivityView.Choice(title: $0.activityTitle ?? "", image: $0.activityImage) }
    return own
      + system.filter { isOffered($0.0) }
      .map { ActivityView.Choice(title: $0.1, image: UIImage(systemName: $0.2)) }
  }

  private func isOffered(_ type: UIActivity.ActivityType) -> Bool {
    if excludedActivityTypes?.contains(type) == true { return false }
    switch type {
    case .addToReadingList: return items.contains { ($0 as? URL)?.isFileURL == false }
    case .saveToCameraRoll, .markupAsPDF: return items.contains { $0 is UIImage }
    case .print: return items.contains { $0 is UIImage || $0 is String }
    default: return true
    }
  }
}

/// The content of the sheet: a head, and a card of rows.
final class ActivityView: UIView {
  struct Choice {
    let title: String
    let image: UIImage?
  }

  private let icon = UIImageView()
  private let titleLabel = UILabel()
  private let closeButton = UIButton(type: .system)
  private var rows: [(label: UILabel, image: UIImageView)] = []
  private static let side: CGFloat = 16
  private static let headHeight: CGFloat = 72
  private static let rowHeight: CGFloat = 52

  init(head: String, activities: [Choice]) {
    super.init(frame: CGRect(origin: .zero, size: UIViewController.screenSize))
    backgroundColor = .systemGroupedBackground
    icon.image = UIImage(
      systemName: "square.and.arrow.up", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
    icon.tintColor = .secondaryLabel
    icon.contentMode = .center
    titleLabel.text = head
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    closeButton.setImage(
      UIImage(systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold)),
      for: .normal)
    closeButton.tintColor = .secondaryLabel
    closeButton.accessibilityLabel = "Close"
    for view in [icon, titleLabel, closeButton] { addSubview(view) }
    for row in activities {
      let label = UILabel()
      label.text = row.title
      label.font = .preferredFont(forTextStyle: .body)
      label.isAccessibilityElement = true
      label.accessibilityTraits = .button
      let image = UIImageView(image: row.image?.withRenderingMode(.alwaysTemplate))
      image.tintColor = .label
      image.contentMode = .center
      image.isHidden = row.image == nil
      rows.append((label, image))
      addSubview(label)
      addSubview(image)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var top: CGFloat { max(safeAreaInsets.top, 8) + Self.headHeight }

  private func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    view.frame = placed(fromLeft: CGRect(x: x, y: y, width: width, height: height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let headTop = top - Self.headHeight
    place(icon, Self.side, headTop + 14, 44, 44)
    place(titleLabel, Self.side + 56, headTop + 14, max(bounds.width - 2 * Self.side - 112, 0), 44)
    place(closeButton, bounds.width - Self.side - 32, headTop + 20, 32, 32)
    for (index, row) in rows.enumerated() {
      let y = top + CGFloat(index) * Self.rowHeight
      place(row.label, 2 * Self.side, y, max(bounds.width - 4 * Self.side - 40, 0), Self.rowHeight)
      place(row.image, bounds.width - 2 * Self.side - 28, y, 28, Self.rowHeight)
    }
  }

  override func describeContent(in node: inout LayoutNode) {
    let traits = traitCollection
    node.children.append(.box("thumbnail", icon.frame, color: .tertiarySystemFill, radius: 10, in: traits))
    node.children.append(.box("close", closeButton.frame, color: .tertiarySystemFill, radius: 16, in: traits))
    guard !rows.isEmpty else { return }
    let card = CGRect(
      x: Self.side, y: top, width: max(bounds.width - 2 * Self.side, 0), height: CGFloat(rows.count) * Self.rowHeight)
    node.children.append(
      .box(
        "card", card, color: .secondarySystemGroupedBackground, radius: traits.look.list.groupRadius, in: traits))
    let line = 1 / max(traits.displayScale, 1)
    for index in rows.indices.dropFirst() {
      let y = top + CGFloat(index) * Self.rowHeight
      node.children.append(
        .box(
          "separator", CGRect(x: 2 * Self.side, y: y, width: max(card.width - 2 * Self.side, 0), height: line),
          color: .separator, in: traits))
    }
  }
}

/// Something that can be done with items, which an app adds to the sheet.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  open class var activityCategory: Category { .action }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open var activityViewController: UIViewController? { nil }

  public override init() {
    super.init()
  }

  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}

  public enum Category: Int, CaseIterable, Sendable {
    case action = 0
    case share = 1
  }

  /// The identity of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    private static func type(_ name: String) -> ActivityType { ActivityType("com.apple.UIKit.activity.\(name)") }

    public static let postToFacebook = type("PostToFacebook")
    public static let postToTwitter = type("PostToTwitter")
    public static let postToWeibo = type("PostToWeibo")
    public static let postToVimeo = type("PostToVimeo")
    public static let postToFlickr = type("PostToFlickr")
    public static let message = type("Message")
    public static let mail = type("Mail")
    public static let print = type("Print")
    public static let copyToPasteboard = type("CopyToPasteboard")
    public static let assignToContact = type("AssignToContact")
    public static let saveToCameraRoll = type("SaveToCameraRoll")
    public static let addToReadingList = type("AddToReadingList")
    public static let airDrop = type("AirDrop")
    public static let openInIBooks = type("OpenInIBooks")
    public static let markupAsPDF = type("MarkupAsPDF")
    public static let addToHomeScreen = type("AddToHomeScreen")
  }
}
