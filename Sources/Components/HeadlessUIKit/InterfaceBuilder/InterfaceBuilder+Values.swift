import FirstFrameInterfaceDocuments
import FirstFrameLayoutTree
import Foundation

extension InterfaceBuilder {
  // MARK: Texts

  /// Returns a text of an element in the current language: an attribute, or a child with the key.
  ///
  /// - Parameters:
  ///   - id: The object that strings files name; the element itself unless given.
  ///   - key: The key in strings files after the object; the name unless given.
  func text(_ element: InterfaceElement, _ name: String, id: String? = nil, key: String? = nil) -> String? {
    let child = element.children.first { $0.key == name && ["string", "mutableString"].contains($0.name) }
    guard let value = element[name] ?? child.map(Self.content) else { return nil }
    guard let id = id ?? element.id else { return value }
    return localized(value, key: "\(id).\(key ?? name)")
  }

  /// The content of a `string` element.
  private static func content(_ element: InterfaceElement) -> String {
    guard element.flag("base64-UTF8") == true else { return element.text }
    // Xcode leaves out the padding.
    let digits = element.text.filter { !$0.isWhitespace }
    let padded = digits + String(repeating: "=", count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: padded).flatMap { String(data: $0, encoding: .utf8) } ?? element.text
  }

  func attributedText(_ element: InterfaceElement, _ key: String) -> NSAttributedString? {
    guard let source = element.children.first(where: { $0.name == "attributedString" && $0.key == key }) else {
      return nil
    }
    let result = NSMutableAttributedString(string: "")
    for fragment in source.children(named: "fragment") {
      let content =
        fragment["content"] ?? fragment.children.first { $0.key == "content" }.map(Self.content) ?? ""
      var attributes: [NSAttributedString.Key: Any] = [:]
      for value in fragment.list("attributes") {
        switch (value.name, value.key) {
        case ("color", "NSColor"): attributes[.foregroundColor] = color(value)
        case ("color", "NSBackgroundColor"): attributes[.backgroundColor] = color(value)
        case ("font", _), ("fontDescription", _): attributes[.font] = font(value)
        case ("paragraphStyle", _): attributes[.paragraphStyle] = paragraphStyle(value)
        case ("integer", "NSUnderline"): attributes[.underlineStyle] = value.integer("value")
        case ("integer", "NSStrikethrough"): attributes[.strikethroughStyle] = value.integer("value")
        case ("real", "NSKern"): attributes[.kern] = value.number("value").map { CGFloat($0) }
        case ("real", "NSBaselineOffset"): attributes[.baselineOffset] = value.number("value").map { CGFloat($0) }
        case ("url", "NSLink"): attributes[.link] = value["string"]
        default: break
        }
      }
      result.append(NSAttributedString(string: content, attributes: attributes))
    }
    return result
  }

  private func paragraphStyle(_ element: InterfaceElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    switch element["baseWritingDirection"] {
    case "leftToRight": style.baseWritingDirection = .leftToRight
    case "rightToLeft": style.baseWritingDirection = .rightToLeft
    default: break
    }
    func set(_ name: String, _ body: (CGFloat) -> Void) { element.number(name).map { body(CGFloat($0)) } }
    if let value = element["alignment"].flatMap({ Self.alignments[$0] }) { style.alignment = value }
    if let value = element["lineBreakMode"].flatMap({ Self.breakModes[$0] ?? Self.breakModes[$0 + "ping"] }) {
      style.lineBreakMode = value
    }
    set("lineSpacing") { style.lineSpacing = $0 }
    set("paragraphSpacing") { style.paragraphSpacing = $0 }
    set("paragraphSpacingBefore") { style.paragraphSpacingBefore = $0 }
    set("headIndent") { style.headIndent = $0 }
    set("tailIndent") { style.tailIndent = $0 }
    set("firstLineHeadIndent") { style.firstLineHeadIndent = $0 }
    set("minimumLineHeight") { style.minimumLineHeight = $0 }
    set("maximumLineHeight") { style.maximumLineHeight = $0 }
    set("lineHeightMultiple") { style.lineHeightMultiple = $0 }
    return style
  }

  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  static let breakModes: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
    "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
    "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
    "truncatingMiddle": .byTruncatingMiddle,
  ]

  // MARK: Colors, fonts and images

  /// Returns the color of the child with a key; `nil` if there is none.
  func color(_ element: InterfaceElement, _ key: String) -> UIColor? {
    element.children.first { $0.name == "color" && $0.key == key }.flatMap { color($0) }
  }

  func color(_ element: InterfaceElement) -> UIColor? {
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      return UIColor.system(named: name)
        ?? document.resource("systemColor", named: name)?.child(named: "color").flatMap(color)
    }
    if let name = element["name"] {
      for catalog in AssetCatalog.catalogs(of: bundle) {
        if let color = catalog.color(named: name) { return color }
      }
      if let copy = document.resource("namedColor", named: name)?.child(named: "color").flatMap(color) { return copy }
      return UIColor(named: name, in: bundle, compatibleWith: nil)
    }
    let alpha = CGFloat(element.number("alpha") ?? 1)
    if let white = element.number("white") { return UIColor(white: CGFloat(white), alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue") else {
      return nil
    }
    let (r, g, b) = (CGFloat(red), CGFloat(green), CGFloat(blue))
    return element["customColorSpace"] == "displayP3"
      ? UIColor(displayP3Red: r, green: g, blue: b, alpha: alpha) : UIColor(red: r, green: g, blue: b, alpha: alpha)
  }

  /// Returns the font of the child with a key; `nil` if there is none.
  func font(_ element: InterfaceElement, _ key: String) -> UIFont? {
    element.children.first { $0.name == "fontDescription" && $0.key == key }.flatMap { font($0) }
  }

  func font(_ element: InterfaceElement) -> UIFont? {
    if let style = element["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    let size = CGFloat(element.number("pointSize") ?? element.number("size") ?? 17)
    if let name = element["name"] {
      if let font = UIFont(name: name, size: size) { return font }
      warn(element, "the font `\(name)` is not registered; the system font is used. Register its file before")
      return .systemFont(ofSize: size)
    }
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: element["weight"].flatMap { Self.weights[$0] } ?? .regular)
    }
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// Returns the image that an attribute names; `nil` if there is none.
  func image(_ element: InterfaceElement, _ attribute: String) -> UIImage? {
    let reference = element.children.first { $0.name == "imageReference" && $0.key == attribute }
    guard let name = element[attribute] ?? reference?["image"] else { return nil }
    let isSymbol = reference?["catalog"] == "system" || element["catalog"] == "system"
    guard let found = isSymbol ? UIImage(systemName: name) : image(named: name) else { return nil }
    guard let reference else { return found }
    var image = found
    if let scale = reference["symbolScale"].flatMap({ Self.symbolScales[$0] }) {
      image = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: scale)) ?? image
    }
    switch reference["renderingMode"] {
    case "template": image = image.withRenderingMode(.alwaysTemplate)
    case "original": image = image.withRenderingMode(.alwaysOriginal)
    default: break
    }
    return image
  }

  private func image(named name: String) -> UIImage? {
    if document.resource("image", named: name)?["catalog"] == "system" { return UIImage(systemName: name) }
    return UIImage(named: name, in: bundle, compatibleWith: nil)
  }

  private static let symbolScales: [String: UIImage.SymbolScale] = [
    "small": .small, "default": .default, "medium": .medium, "large": .large,
  ]

  /// Returns the configuration of symbols of a child with a key; `nil` if there is none.
  func symbolConfiguration(_ element: InterfaceElement, _ key: String) -> UIImage.SymbolConfiguration? {
    guard let source = element.children.first(where: { $0.name == "preferredSymbolConfiguration" && $0.key == key })
    else { return nil }
    let scale = source["scale"].flatMap { Self.symbolScales[$0] }
    var parts: [UIImage.SymbolConfiguration] = []
    if let size = source.number("pointSize") { parts.append(.init(pointSize: CGFloat(size))) }
    if let style = source.child(named: "fontDescription")?["style"] {
      parts.append(.init(textStyle: UIFont.TextStyle(rawValue: style)))
    } else if let size = source.child(named: "fontDescription")?.number("pointSize") {
      parts.append(.init(pointSize: CGFloat(size)))
    }
    if let weight = source["weight"].flatMap({ Self.symbolWeights[$0] }) { parts.append(.init(weight: weight)) }
    if let scale { parts.append(.init(scale: scale)) }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { $0.applying($1) }
  }

  private static let symbolWeights: [String: UIImage.SymbolWeight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  // MARK: Geometry

  func rect(_ element: InterfaceElement, _ key: String) -> CGRect? {
    element.children.first { $0.name == "rect" && $0.key == key }.map {
      CGRect(
        x: $0.number("x") ?? 0, y: $0.number("y") ?? 0, width: $0.number("width") ?? 0, height: $0.number("height") ?? 0
      )
    }
  }

  func size(_ element: InterfaceElement, _ key: String) -> CGSize? {
    element.children.first { $0.name == "size" && $0.key == key }.map {
      CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0)
    }
  }

  /// Returns insets, which documents write as `edgeInsets`, or as `inset` with the smallest and largest coordinates.
  func insets(_ element: InterfaceElement, _ key: String) -> UIEdgeInsets? {
    guard let source = element.children.first(where: { $0.key == key && ["edgeInsets", "inset"].contains($0.name) })
    else { return nil }
    return UIEdgeInsets(
      top: source.number("top") ?? source.number("minY") ?? 0,
      left: source.number("left") ?? source.number("minX") ?? 0,
      bottom: source.number("bottom") ?? source.number("maxY") ?? 0,
      right: source.number("right") ?? source.number("maxX") ?? 0)
  }

  func directionalInsets(_ element: InterfaceElement, _ key: String) -> NSDirectionalEdgeInsets? {
    element.children.first { $0.name == "directionalEdgeInsets" && $0.key == key }.map {
      NSDirectionalEdgeInsets(
        top: $0.number("top") ?? 0, leading: $0.number("leading") ?? 0, bottom: $0.number("bottom") ?? 0,
        trailing: $0.number("trailing") ?? 0)
    }
  }

  // MARK: Values by key

  /// Returns the value of a user-defined runtime attribute.
  func runtimeValue(of attribute: InterfaceElement) -> Any? {
    let child = attribute.children.first { $0.key == "value" }
    switch attribute["type"] {
    case "boolean": return attribute.flag("value") ?? false
    case "number": return child?.number("value") ?? attribute.number("value") ?? 0
    case "color": return child.flatMap(color)
    case "image": return child?["name"].flatMap { image(named: $0) } ?? attribute["value"].flatMap { image(named: $0) }
    case "point": return child.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    case "size": return size(attribute, "value")
    case "rect": return rect(attribute, "value")
    case "range": return child.map { NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0) }
    case "nil": return nil
    default:
      let text = attribute["value"] ?? child.map(Self.content)
      guard attribute["type"] == "localizedString" || attribute["type"] == "string", let text else { return text }
      guard let id = attribute.id ?? attribute["keyPath"] else { return text }
      return localized(text, key: id)
    }
  }

  /// The values that `init(coder:)` can decode, by key.
  func codedValues(of element: InterfaceElement) -> [String: Any] {
    var values: [String: Any] = [:]
    for (name, value) in element.attributes {
      if value == "YES" || value == "NO" {
        values[name] = value == "YES"
      } else {
        values[name] = Double(value) ?? value
      }
    }
    for child in element.children {
      guard let key = child.key else { continue }
      switch child.name {
      case "color": values[key] = color(child)
      case "fontDescription": values[key] = font(child)
      case "rect": values[key] = rect(element, key)
      case "size": values[key] = size(element, key)
      case "string", "mutableString": values[key] = text(element, key)
      case "edgeInsets", "inset": values[key] = insets(element, key)
      default: break
      }
    }
    for attribute in element.list("userDefinedRuntimeAttributes") {
      if let path = attribute["keyPath"] { values[path] = runtimeValue(of: attribute) }
    }
    if let frame = rect(element, "frame") {
      values["UIBounds"] = CGRect(origin: .zero, size: frame.size)
      values["UICenter"] = CGPoint(x: frame.midX, y: frame.midY)
    }
    for (key, name) in Self.archiveKeys { values[key] = values[name] }
    return values
  }

  /// UIKit's keys in compiled nibs, with the names in documents.
  private static let archiveKeys = [
    "UIText": "text", "UITag": "tag", "UIAlpha": "alpha", "UIHidden": "hidden", "UIOpaque": "opaque",
    "UIBackgroundColor": "backgroundColor", "UITextColor": "textColor", "UIFont": "fontDescription",
    "UIReuseIdentifier": "reuseIdentifier", "UIRestorationIdentifier": "restorationIdentifier", "UITitle": "title",
    "UIPlaceholder": "placeholder", "UIClipsToBounds": "clipsSubviews",
  ]
}
