import FirstFrameImaging
import FirstFrameSeededRandomness
import Foundation

/// Damaged `Contents.json` files of asset catalogs.
struct CatalogInput: InputKind {
  static let name = "catalog"

  private let files: [HostileInput]
  private let reading: ResourceReading

  init(scratch: ScratchFolder) throws {
    reading = ResourceReading(scratch: scratch)
    let png = try Bitmap(size: PixelSize(width: 6, height: 4), color: PremultipliedColor(.black)).pngData()
    for name in ["a@1x.png", "a@2x.png"] {
      try scratch.write([UInt8](png), to: "a.imageset/A.xcassets/a.imageset/\(name)")
    }
    try scratch.write(Array("{}".utf8), to: "a.dataset/A.xcassets/a.dataset/a.json")
    files = Self.samples.map { HostileInput(path: "A.xcassets/\($0)/Contents.json", bytes: Array($1.utf8)) }
  }

  func input(_ random: inout SeededGenerator) -> HostileInput {
    guard var file = files.randomElement(using: &random) else { return HostileInput(path: "a", bytes: []) }
    file.bytes = InputMutation(donors: files.map(\.bytes), tokens: Self.tokens).mutated(file.bytes, &random)
    return file
  }

  /// Each set has a folder of its own, so that the others are not found incomplete.
  func read(_ input: HostileInput) throws {
    try reading.read(input, in: String(input.path.split(separator: "/").dropFirst().first ?? "other"))
  }

  private static let samples = [
    (
      "a.imageset",
      #"""
      {"images":[{"idiom":"universal","scale":"1x","filename":"a@1x.png"},{"idiom":"ipad","scale":"2x","filename":"a@2x.png",
      "appearances":[{"appearance":"luminosity","value":"dark"}],"display-gamut":"display-P3","language-direction":"right-to-left",
      "resizing":{"mode":"9-part","center":{"mode":"tile","width":1},"cap-insets":{"top":1,"left":2,"bottom":1,"right":2}},
      "alignment-insets":{"top":1,"left":0.5}}],"info":{"author":"xcode","version":1},"properties":{"template-rendering-intent":"template"}}
      """#
    ),
    (
      "a.colorset",
      #"""
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"0x80","green":"128","blue":"0.5","alpha":1}}},
      {"idiom":"universal","color":{"color-space":"display-p3","components":{"red":0.2,"green":300,"blue":"1.0","alpha":"0.5"}},
      "appearances":[{"appearance":"contrast","value":"high"}]},{"idiom":"universal","color":{"platform":"ios","reference":"systemRedColor"}},
      {"color":{"color-space":"extended-gray","components":{"white":"1","alpha":"1"}}}]}
      """#
    ),
    ("a.dataset", #"{"data":[{"idiom":"universal","filename":"a.json","universal-type-identifier":"public.json"}]}"#),
    ("b", #"{"info":{"version":1},"properties":{"provides-namespace":true}}"#),
  ]

  private static let tokens = [
    "null", "[]", "{}", "\"scale\":\"0x\"", "\"scale\":\"-3x\"", "\"scale\":\"9223372036854775807x\"", "1e30", "-1e308",
    "1e308",
    "\"filename\":\"..\"", "\"filename\":\".\"", "\"filename\":\"/etc/passwd\"", "\"filename\":\"a\\u0000b\"",
    "\"0xFFFF\"",
    "\"nan\"", "\"inf\"", "\"1e308\"", "\\ud800", "true", "\"images\":", "\"colors\":",
  ]
}
