import FirstFrameLayoutTree
import Foundation
import Testing

@testable import HeadlessUIKit

/// A view that is created in one environment and first drawn in another is told of the change.
@MainActor
struct FirstTraitChangeTests {
  private static let size = CGSize(width: 60, height: 40)

  /// Environments that differ from the default in one trait, and that trait.
  private static let changes: [(name: String, environment: RenderingEnvironment, trait: UITrait)] = [
    ("appearance", RenderingEnvironment(size: size, appearance: .dark), UITraitUserInterfaceStyle.self),
    (
      "text size", RenderingEnvironment(size: size, contentSize: .accessibilityExtraLarge),
      UITraitPreferredContentSizeCategory.self
    ),
    ("direction", RenderingEnvironment(size: size, layoutDirection: .rightToLeft), UITraitLayoutDirection.self),
    ("scale", RenderingEnvironment(size: size, scale: 3), UITraitDisplayScale.self),
    ("idiom", RenderingEnvironment(size: size, idiom: .pad), UITraitUserInterfaceIdiom.self),
    ("width", RenderingEnvironment(size: size, horizontalSizeClass: .regular), UITraitHorizontalSizeClass.self),
    ("height", RenderingEnvironment(size: size, verticalSizeClass: .compact), UITraitVerticalSizeClass.self),
    ("contrast", RenderingEnvironment(size: size, isContrastIncreased: true), UITraitAccessibilityContrast.self),
    ("bold text", RenderingEnvironment(size: size, isTextBold: true), UITraitLegibilityWeight.self),
  ]

  @Test(arguments: 0..<9) func eachTraitIsDeliveredOnceBeforeThePasses(index: Int) {
    let (name, environment, trait) = Self.changes[index]
    let view = TraitLogView()
    view.register(for: trait)
    _ = view.layoutTree(in: environment)
    #expect(
      view.calls == ["didChange", "handler", "action", "target", "properties", "constraints", "layout"], "\(name)")
    #expect(view.previous.map { $0 == UITraitCollection.unhosted } == [true, true])
    view.calls = []
    _ = view.layoutTree(in: environment)
    #expect(view.calls.isEmpty, "\(name)")
  }

  @Test func equalTraitsAreNotReported() {
    for environment in [RenderingEnvironment(), RenderingEnvironment(size: Self.size)] {
      let view = TraitLogView()
      view.register(for: UITraitUserInterfaceStyle.self)
      _ = view.layoutTree(in: environment)
      #expect(view.calls == ["properties", "constraints", "layout"])
    }
  }

  @Test func handlersRunForTheirTraitsOnly() {
    let view = TraitLogView()
    view.register(for: UITraitDisplayScale.self)
    _ = view.layoutTree(in: Self.changes[0].environment)
    #expect(view.calls == ["didChange", "properties", "constraints", "layout"])
  }

  @Test func viewsHaveTheTraitsThatWereCurrentWhenTheyWereCreated() {
    var view = TraitLogView()
    UITraitCollection(environment: Self.changes[0].environment).performAsCurrent { view = TraitLogView() }
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    _ = view.layoutTree(in: Self.changes[0].environment)
    #expect(!view.calls.contains("didChange"))
    UITraitCollection(environment: Self.changes[0].environment).performAsCurrent { view = TraitLogView() }
    _ = view.layoutTree(in: RenderingEnvironment(size: Self.size))
    #expect(view.calls.first == "didChange")
    #expect(view.previous.first?.userInterfaceStyle == .dark)
  }

  @Test func restoredTraitsDoNotOutlastTheirAssignment() {
    let previous = UITraitCollection.current
    UITraitCollection.current = UITraitCollection(environment: Self.changes[0].environment)
    UITraitCollection.current = previous
    RenderingEnvironment(scale: 3).performAsCurrent { #expect(UITraitCollection.current.displayScale == 3) }
  }

  @Test func aViewThatALayoutAddsIsToldBeforeItsOwnPasses() {
    let inner = TraitLogView()
    let outer = AddingView(inner)
    _ = outer.layoutTree(in: Self.changes[0].environment)
    #expect(Array(inner.calls.prefix(2)) == ["didChange", "properties"])
    #expect(inner.calls.count { $0 == "didChange" } == 1)
  }

  @Test func aViewThatALayoutCreatesHasItsTraitsFromTheBeginning() {
    let outer = CreatingView()
    _ = outer.layoutTree(in: Self.changes[0].environment)
    #expect(outer.created?.stylesAtStart == [.dark, .dark])
    #expect(outer.created?.calls.contains("didChange") == false)
  }

  @Test func overridesOfAViewAreAChange() {
    let view = TraitLogView()
    view.overrideUserInterfaceStyle = .dark
    _ = view.layoutTree(in: RenderingEnvironment(size: Self.size))
    #expect(view.calls.first == "didChange")
    let other = TraitLogView()
    other.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    let outer = UIView()
    outer.addSubview(other)
    _ = outer.layoutTree(in: RenderingEnvironment(size: Self.size))
    #expect(other.calls.first == "didChange")
    #expect(other.previous.first?.preferredContentSizeCategory == .large)
  }

  @Test func controllersAndTheirChildrenAreTold() {
    let (controller, child) = (TraitLogController(), TraitLogController())
    controller.addChild(child)
    controller.view.addSubview(child.view)
    child.didMove(toParent: controller)
    _ = controller.layoutTree(in: RenderingEnvironment(size: CGSize(width: 390, height: 844), appearance: .dark))
    #expect(controller.calls == ["loaded in light", "didChange 1 to 2", "handler 1 to 2"])
    #expect(child.calls == ["loaded in light", "didChange 1 to 2", "handler 1 to 2"])
  }

  @Test func aControllerIsLoadedInLightInEveryOrder() {
    let dark = RenderingEnvironment(size: CGSize(width: 390, height: 844), appearance: .dark)
    var light = dark
    light.appearance = .light
    let (one, other) = (TraitLogController(), TraitLogController())
    let first = [one.layoutTree(in: dark), one.layoutTree(in: light)]
    let second = [other.layoutTree(in: light), other.layoutTree(in: dark)]
    #expect(first[0] == second[1])
    #expect(first[1] == second[0])
    #expect(one.calls.first == "loaded in light")
    #expect(other.calls.first == "loaded in light")
  }

  @Test func presentedControllersAreTold() {
    let (controller, presented) = (UIViewController(), TraitLogController())
    controller.present(presented, animated: false)
    _ = controller.layoutTree(in: RenderingEnvironment(size: CGSize(width: 390, height: 844), appearance: .dark))
    #expect(presented.calls.count { $0 == "handler 1 to 2" } == 1)
  }

  @Test func cellsAndHeadersThatExistBeforeAreTold() {
    let table = StaticTable()
    _ = table.layoutTree(in: RenderingEnvironment(size: CGSize(width: 320, height: 400), appearance: .dark))
    #expect(table.cell.changes == 1)
    #expect(table.header.changes == 1)
  }

  /// Views whose colors and arrangement follow their traits, by handlers alone.
  private static let followers: [@MainActor () -> UIView] = [
    { FollowingView(.handler) }, { FollowingView(.override) }, { FollowingView(.layerOnly) }, { AxisCard() },
    { ControllerPreviewView(UINavigationController(rootViewController: TraitLogController())) },
  ]

  @Test(arguments: 0..<5) func theOrderOfEnvironmentsHasNoEffect(index: Int) {
    let environments =
      [RenderingEnvironment(size: CGSize(width: 320, height: 480))]
      + Self.changes.map { change in
        var environment = change.environment
        environment.size = CGSize(width: 320, height: 480)
        return environment
      }
    let references = environments.map { Self.followers[index]().layoutTree(in: $0) }
    for first in environments {
      let view = Self.followers[index]()
      _ = view.layoutTree(in: first)
      #expect(environments.map(view.layoutTree(in:)) == references)
    }
  }

  @Test func actionsCanBeSelectors() {
    let view = FollowingView(.handler)
    let log = TraitLogView(frame: .zero)
    view.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: log, action: Selector("receive", TraitLogView.receive))
    log.registerForTraitChanges([UITraitUserInterfaceStyle.self], action: Selector("act", TraitLogView.act))
    view.addSubview(log)
    _ = view.layoutTree(in: Self.changes[0].environment)
    #expect(log.calls.filter { ["act", "action", "target"].contains($0) }.sorted() == ["action", "target"])
  }

  @Test func appearanceProxiesAreAppliedBeforeTheHandlers() {
    FollowingView.appearance().tintColor = .red
    defer { AppearanceProxies.removeAll() }
    let view = FollowingView(.handler)
    var tint: UIColor?
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: FollowingView, _) in tint = view.tintColor }
    _ = view.layoutTree(in: Self.changes[0].environment)
    #expect(tint == .red)
  }
}

/// Logs its passes and the changes of its traits.
private final class TraitLogView: UIView {
  var calls: [String] = []
  var previous: [UITraitCollection] = []
  private(set) var stylesAtStart: [UIUserInterfaceStyle] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    stylesAtStart = [UITraitCollection.current.userInterfaceStyle, traitCollection.userInterfaceStyle]
  }

  required init?(coder: NSCoder) { nil }

  func register(for trait: UITrait) {
    registerForTraitChanges([trait]) { (view: TraitLogView, previous) in
      view.calls.append("handler")
      view.previous.append(previous)
    }
    registerForTraitChanges([trait], action: TraitLogView.act)
    registerForTraitChanges([trait], target: self, action: TraitLogView.receive)
  }

  func act() { calls.append("action") }
  func receive() { calls.append("target") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    calls.append("didChange")
    if let previousTraitCollection { previous.append(previousTraitCollection) }
  }

  override func updateProperties() {
    super.updateProperties()
    calls.append("properties")
  }

  override func updateConstraints() {
    super.updateConstraints()
    calls.append("constraints")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    calls.append("layout")
  }
}

/// Adds a view in its layout.
private final class AddingView: UIView {
  private let inner: UIView

  init(_ inner: UIView) {
    self.inner = inner
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if inner.superview == nil { addSubview(inner) }
  }
}

/// Creates a view in its layout.
private final class CreatingView: UIView {
  var created: TraitLogView?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard created == nil else { return }
    let view = TraitLogView()
    created = view
    addSubview(view)
  }
}

/// Logs the appearance in which its view is loaded, and its changes. Its background follows them.
private final class TraitLogController: UIViewController {
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append(traitCollection.userInterfaceStyle == .light ? "loaded in light" : "loaded in another appearance")
    view.layer.borderWidth = 1
    view.layer.borderColor = UIColor.label.cgColor
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (controller: TraitLogController, previous) in
      controller.calls.append("handler \(controller.change(from: previous))")
      controller.view.layer.borderColor = UIColor.label.cgColor
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if let previousTraitCollection { calls.append("didChange \(change(from: previousTraitCollection))") }
  }

  private func change(from previous: UITraitCollection) -> String {
    "\(previous.userInterfaceStyle.rawValue) to \(traitCollection.userInterfaceStyle.rawValue)"
  }
}

/// A cell and a header that count the changes of their appearance.
private final class CountingCell: UITableViewCell {
  var changes = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { changes += 1 }
  }
}

private final class CountingHeader: UIView {
  var changes = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { changes += 1 }
  }
}

/// A table whose only cell and header exist before it is drawn.
private final class StaticTable: UITableView, UITableViewDataSource {
  let cell = CountingCell(style: .default, reuseIdentifier: nil)
  let header = CountingHeader(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
    dataSource = self
    tableHeaderView = header
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}

/// A view with a border in the color of text.
private final class FollowingView: UIView {
  enum Way {
    case handler, override
    /// The border is a layer of its own.
    case layerOnly
  }

  private let way: Way
  private let line = CALayer()

  init(_ way: Way) {
    self.way = way
    super.init(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    backgroundColor = .systemBackground
    if way == .layerOnly { layer.addSublayer(line) }
    line.frame = CGRect(x: 0, y: 0, width: 60, height: 2)
    layer.borderWidth = 4
    apply()
    guard way != .override else { return }
    registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]) {
      (view: FollowingView, _) in view.apply()
    }
  }

  required init?(coder: NSCoder) {
    way = .handler
    super.init(coder: coder)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if way == .override { apply() }
  }

  private func apply() {
    layer.borderColor = way == .layerOnly ? nil : UIColor.label.cgColor
    line.backgroundColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
  }
}

/// Two labels that are stacked vertically at accessibility sizes, and in the opposite order from right to left.
private final class AxisCard: UIView {
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for text in ["Left", "Right"] {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.text = text
      stack.addArrangedSubview(label)
    }
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
    addSubview(stack)
    update()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  private func update() {
    stack.axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
  }
}
