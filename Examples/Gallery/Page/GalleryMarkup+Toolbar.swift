import FirstFrameCatalog
import Foundation

extension GalleryMarkup {
  static func toolbar(of gallery: Gallery) -> String {
    let devices = [("", "Own size")] + Device.gallery.map { ($0.rawValue, $0.title) }
    let hasDevices = gallery.entries.contains { $0.preview.isScreen }
    let languages = gallery.languages.map { ($0.rawValue, $0.rawValue.uppercased()) }
    return """
      <div id="toolbar">
      <div id="switches" role="toolbar" aria-label="What the pictures show">
      \(choice("appearance", "Appearance", key: "d", [("light", "Light"), ("dark", "Dark")]))
      \(choice("text", "Text", key: "t", [("L", "Usual"), ("XXXL", "XXXL")]))
      \(choice("direction", "Direction", key: "r", [("ltr", "LTR"), ("rtl", "RTL")]))
      \(hasDevices ? choice("device", "Screens on", key: nil, devices) : "")
      \(languages.count > 1 ? choice("locale", "Language", key: "l", languages, names: gallery.languages.map(\.ownName)) : "")
      \(choice("beside", "Beside", key: nil, [("", "Nothing"), ("text", "Text"), ("layout", "Layout"), ("source", "Source")]))
      </div>
      <p id="note" role="status" hidden></p>
      </div>
      """
  }

  /// - Parameter names: What the values are called where their titles are short.
  private static func choice(
    _ name: String, _ title: String, key: String?, _ values: [(value: String, title: String)], names: [String] = []
  ) -> String {
    let options = values.enumerated().map { index, option in
      let label = index < names.count ? " aria-label=\"\(names[index])\" title=\"\(names[index])\"" : ""
      return "<label><input type=\"radio\" name=\"\(name)\" value=\"\(option.value)\"\(label)"
        + "\(index == 0 ? " checked" : "")><span>\(option.title)</span></label>"
    }
    let hint = key.map { " title=\"Key: \($0)\"" } ?? ""
    return "<fieldset\(hint)><legend>\(title)</legend><div class=\"choice\">\(options.joined())</div></fieldset>"
  }
}
