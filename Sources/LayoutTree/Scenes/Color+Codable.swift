public import FirstFrameImaging
import Foundation

extension Color: Codable {
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let color = Color(hexadecimal: text) else {
      throw SceneError.invalidValue(
        at: decoder.codingPath.jsonPath, expected: "a colour as #RRGGBB or #RRGGBBAA", found: "\"\(text)\"")
    }
    self = color
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hexadecimal)
  }
}
