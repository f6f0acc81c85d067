import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import Testing

@Suite struct FontJSONTests {
  @Test func aSlantIsWrittenOnlyWhereThereIsOne() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let leaning = Font(size: 12, isItalic: true)
    let data = try encoder.encode(leaning)
    #expect(String(decoding: data, as: UTF8.self) == #"{"italic":true,"size":12}"#)
    #expect(try JSONDecoder().decode(Font.self, from: data) == leaning)
    #expect(String(decoding: try encoder.encode(Font(size: 12)), as: UTF8.self) == #"{"size":12}"#)
  }
}
