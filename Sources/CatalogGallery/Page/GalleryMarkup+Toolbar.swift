import Foundation

extension GalleryMarkup {
  static func toolbar(hasDevices: Bool) -> String {
    let devices = [("", "Own size")] + Device.gallery.map { ($0.rawValue, $0.title) }
    return """
      <div id="toolbar" role="toolbar" aria-label="What the pictures show">
      \(choice("appearance", "Appearance", key: "d", [("light", "Light"), ("dark", "Dark")]))
      \(choice("text", "Text", key: "t", [("L", "Usual"), ("XXXL", "XXXL")]))
      \(choice("direction", "Direction", key: "r", [("ltr", "LTR"), ("rtl", "RTL")]))
      \(hasDevices ? choice("device", "Screens on", key: nil, devices) : "")
      \(choice("beside", "Beside", key: nil, [("", "Nothing"), ("text", "Text"), ("layout", "Layout"), ("source", "Source")]))
      </div>
      """
  }

  private static func choice(_ name: String, _ title: String, key: String?, _ values: [(value: String, title: String)]) -> String {
    let options = values.enumerated().map { index, option in
      "<label><input type=\"radio\" name=\"\(name)\" value=\"\(option.value)\"\(index == 0 ? " checked" : "")>"
        + "<span>\(option.title)</span></label>"
    }
    let hint = key.map { " title=\"Key: \($0)\"" } ?? ""
    return "<fieldset\(hint)><legend>\(title)</legend><div class=\"choice\">\(options.joined())</div></fieldset>"
  }
}
