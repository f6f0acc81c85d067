import FirstFrameInterfaceDocuments
import Foundation

extension InterfaceBuilder {
  // MARK: Items

  /// Creates the item of a bar.
  func makeItem(_ element: InterfaceElement) -> AnyObject? {
    switch element.name {
    case "navigationItem":
      let item = UINavigationItem(title: "")
      decode(item, element)
      return item
    case "tabBarItem":
      let item = declaredType(of: element, default: UITabBarItem.self).init()
      decode(item, element)
      return item
    default:
      let item = declaredType(of: element, default: UIBarButtonItem.self).init()
      decode(item, element)
      return item
    }
  }

  func decode(_ item: UINavigationItem, _ element: InterfaceElement) {
    note(item, element)
    if let value = text(element, "title") { item.title = value }
    if let value = text(element, "prompt") { item.prompt = value }
    if let value = text(element, "backButtonTitle") { item.backButtonTitle = value }
    if let value = element.flag("leftItemsSupplementBackButton") { item.leftItemsSupplementBackButton = value }
    if let value = element.flag("hidesBackButton") { item.hidesBackButton = value }
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    func items(_ single: String, _ list: String) -> [UIBarButtonItem] {
      let sources = [element.child(key: single)].compactMap { $0 } + element.list(list)
      let keyed = element.children.first { $0.key == list }?.children ?? []
      return (sources + (element.child(named: list) == nil ? keyed : [])).compactMap { make($0) as? UIBarButtonItem }
    }
    let (left, right) = (
      items("leftBarButtonItem", "leftBarButtonItems"), items("rightBarButtonItem", "rightBarButtonItems")
    )
    if !left.isEmpty { item.leftBarButtonItems = left }
    if !right.isEmpty { item.rightBarButtonItems = right }
    if let source = element.child(key: "backBarButtonItem") {
      item.backBarButtonItem = make(source) as? UIBarButtonItem
    }
    if let source = element.child(key: "titleView") { item.titleView = makeView(source) }
  }

  func decode(_ item: UITabBarItem, _ element: InterfaceElement) {
    note(item, element)
    if let value = text(element, "title") { item.title = value }
    if let value = image(element, "image") { item.image = value }
    if let value = image(element, "selectedImage") { item.selectedImage = value }
    if let value = text(element, "badgeValue") { item.badgeValue = value }
    if let value = element.flag("enabled") { item.isEnabled = value }
    if let value = element.integer("tag") { item.tag = value }
    if let system = element["systemItem"].flatMap({ Self.systemTabs[$0] })?.content {
      if item.title == nil { item.title = system.title }
      if item.image == nil { item.image = UIImage(systemName: system.symbol) }
    }
  }

  private static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
    "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
    "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]

  private func decode(_ item: UIBarButtonItem, _ element: InterfaceElement) {
    note(item, element)
    if let system = element["systemItem"].flatMap({ Self.systemItems[$0] }) { item.changeSystemItem(to: system) }
    if let value = text(element, "title") { item.title = value }
    if let value = image(element, "image") { item.image = value }
    if element["style"] == "done" { item.style = .done }
    if let value = element.number("width") { item.width = CGFloat(value) }
    if let value = element.flag("enabled") { item.isEnabled = value }
    if let value = element.integer("tag") { item.tag = value }
    if let value = color(element, "tintColor") { item.tintColor = value }
    if let source = element.child(key: "customView") { item.customView = makeView(source) }
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]

  // MARK: Bars

  /// Applies the attributes of bars.
  func decodeBar(_ view: UIView, _ element: InterfaceElement) {
    func style(_ set: (UIBarStyle) -> Void) {
      if let value = element["barStyle"] { set(value.hasPrefix("black") ? .black : .default) }
    }
    switch view {
    case let bar as UINavigationBar:
      style { bar.barStyle = $0 }
      if let value = element.flag("translucent") { bar.isTranslucent = value }
      if let value = element.flag("largeTitles") { bar.prefersLargeTitles = value }
      if let value = color(element, "barTintColor") { bar.barTintColor = value }
    case let bar as UITabBar:
      style { bar.barStyle = $0 }
      if let value = element.flag("translucent") { bar.isTranslucent = value }
      if let value = color(element, "barTintColor") { bar.barTintColor = value }
      if let value = color(element, "selectedImageTintColor") { bar.tintColor = value }
      if let value = color(element, "unselectedItemTintColor") { bar.unselectedItemTintColor = value }
    case let bar as UIToolbar:
      if let value = element.flag("translucent") { bar.isTranslucent = value }
      if let value = color(element, "barTintColor") { bar.barTintColor = value }
    case let bar as UISearchBar:
      style { bar.barStyle = $0 }
      if let value = text(element, "text") { bar.text = value }
      if let value = text(element, "placeholder") { bar.placeholder = value }
      if let value = text(element, "prompt") { bar.prompt = value }
      switch element["searchBarStyle"] {
      case "minimal": bar.searchBarStyle = .minimal
      case "prominent": bar.searchBarStyle = .prominent
      default: break
      }
      if let value = element.flag("showsCancelButton") { bar.showsCancelButton = value }
      if let value = element.flag("showsBookmarkButton") { bar.showsBookmarkButton = value }
      let titles = element.list("scopeButtonTitles").map(\.text)
      if !titles.isEmpty { bar.scopeButtonTitles = titles }
      if let value = element.flag("showsScopeBar") { bar.showsScopeBar = value }
      if let value = color(element, "barTintColor") { bar.barTintColor = value }
    default: break
    }
  }

  /// Creates the items of bars.
  func addBarContent(of element: InterfaceElement, to view: UIView) {
    let items = element.list("items")
    guard !items.isEmpty else { return }
    switch view {
    case let bar as UINavigationBar: bar.items = items.compactMap { make($0) as? UINavigationItem }
    case let bar as UITabBar: bar.items = items.compactMap { make($0) as? UITabBarItem }
    case let bar as UIToolbar: bar.items = items.compactMap { make($0) as? UIBarButtonItem }
    default: break
    }
  }

  // MARK: Gestures

  func makeGesture(_ element: InterfaceElement) -> AnyObject? {
    let gesture: UIGestureRecognizer
    if let name = element["customClass"],
      let made = classes.makeObject(named: name, module: element["customModule"]) as? UIGestureRecognizer
    {
      gesture = made
    } else {
      if let name = element["customClass"] { warnOfClass(name, element) }
      switch element.name {
      case "tapGestureRecognizer": gesture = UITapGestureRecognizer(target: nil, action: nil)
      case "pongPressGestureRecognizer": gesture = UILongPressGestureRecognizer(target: nil, action: nil)
      case "panGestureRecognizer": gesture = UIPanGestureRecognizer(target: nil, action: nil)
      case "screenEdgePanGestureRecognizer": gesture = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
      case "pinchGestureRecognizer": gesture = UIPinchGestureRecognizer(target: nil, action: nil)
      case "rotationGestureRecognizer": gesture = UIRotationGestureRecognizer(target: nil, action: nil)
      case "swipeGestureRecognizer": gesture = UISwipeGestureRecognizer(target: nil, action: nil)
      default: gesture = UIGestureRecognizer(target: nil, action: nil)
      }
    }
    note(gesture, element)
    if let value = element.flag("enabled") { gesture.isEnabled = value }
    if let value = element.flag("cancelsTouchesInView") { gesture.cancelsTouchesInView = value }
    if let value = element.flag("delaysTouchesBegan") { gesture.delaysTouchesBegan = value }
    if let value = element.flag("delaysTouchesEnded") { gesture.delaysTouchesEnded = value }
    switch gesture {
    case let gesture as UITapGestureRecognizer:
      if let value = element.integer("numberOfTapsRequired") { gesture.numberOfTapsRequired = value }
      if let value = element.integer("numberOfTouchesRequired") { gesture.numberOfTouchesRequired = value }
    case let gesture as UILongPressGestureRecognizer:
      if let value = element.number("minimumPressDuration") { gesture.minimumPressDuration = value }
      if let value = element.number("allowableMovement") { gesture.allowableMovement = CGFloat(value) }
      if let value = element.integer("numberOfTapsRequired") { gesture.numberOfTapsRequired = value }
      if let value = element.integer("numberOfTouchesRequired") { gesture.numberOfTouchesRequired = value }
    case let gesture as UIPanGestureRecognizer:
      if let value = element.integer("minimumNumberOfTouches") { gesture.minimumNumberOfTouches = value }
    case let gesture as UISwipeGestureRecognizer:
      if let value = element.integer("numberOfTouchesRequired") { gesture.numberOfTouchesRequired = value }
      let directions: [String: UISwipeGestureRecognizer.Direction] = [
        "right": .right, "left": .left, "up": .up, "down": .down,
      ]
      let named = element["direction"].flatMap { directions[$0] }
      let flags = directions.filter { element.child(key: "direction")?.flag($0.key) == true }.values
      if let value = named ?? (flags.isEmpty ? nil : flags.reduce(into: []) { $0.formUnion($1) }) {
        gesture.direction = value
      }
    default: break
    }
    return gesture
  }
}
