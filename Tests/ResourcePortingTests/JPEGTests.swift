import FirstFrameCompiledResources
import FirstFrameImaging
import FirstFrameResourcePorting
import Foundation
import Testing

@Suite struct JPEGTests {
  let folder: ResourceFolder

  init() throws {
    folder = try ResourceFolder()
  }

  /// Compiles a JPEG file and returns its pixels.
  private func decoded(_ data: Data) throws -> (bitmap: Bitmap?, findings: [ResourceFinding]) {
    try folder.write(data, to: "a@2x.jpg")
    let report = try folder.compile()
    let file = report.table.images[0].variants[0].file
    return (try file.map { try Bitmap(pngData: folder.compiled($0)) }, report.findings)
  }

  private static let kinds = ["baseline", "subsampled", "progressive", "gray"]

  @Test(arguments: kinds)
  func filesOfEveryKindAreDecoded(kind: String) throws {
    let data = try #require(Self.files[kind].flatMap { Data(base64Encoded: $0) })
    let (decoded, findings) = try decoded(data)
    let bitmap = try #require(decoded)
    #expect(findings.isEmpty && bitmap.width == 24 && bitmap.height == 20)
    var maximum = 0
    for y in 0..<20 {
      for x in 0..<24 {
        let color = bitmap[x, y]
        let gray = x * 6 + y * 4
        let expected = kind == "gray" ? [gray, gray, gray] : [x * 8, y * 10, 200 - x * 4]
        let channels = [Int(color.red), Int(color.green), Int(color.blue)]
        for (channel, value) in zip(channels, expected) { maximum = max(maximum, abs(channel - value)) }
      }
    }
    // Subsampled colours are averages of four pixels.
    #expect(maximum <= (kind == "gray" || kind == "baseline" ? 8 : 20), "\(maximum)")
  }

  @Test func damagedFilesAreReportedWithTheirSize() throws {
    let data = try #require(Self.files["baseline"].flatMap { Data(base64Encoded: $0) })
    var arithmetic = data
    let frame = try #require(arithmetic.range(of: Data([0xFF, 0xC0])))
    arithmetic[frame.lowerBound + 1] = 0xC9
    let (bitmap, findings) = try decoded(arithmetic)
    #expect(bitmap == nil)
    #expect(
      findings.map(\.reason) == [
        "it cannot be decoded: the JPEG data uses arithmetic or hierarchical coding"
      ])
    #expect(findings.first?.remedy.contains("djpeg") == true)
    #expect(try folder.compile().table.images[0].variants[0].width == 12)
    #expect(try decoded(data.prefix(100)).findings.count == 1)
    for length in stride(from: 120, to: data.count, by: 37) { _ = try decoded(data.prefix(length)) }
  }

  /// A picture of 24 by 20 pixels in each kind of JPEG, encoded by libjpeg. Red increases to the right and green
  /// increases downwards.
  private static let files: [String: String] = [
    "baseline":
      """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQ\
    CgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
    EBD/wAARCAAUABgDAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQID\
    AAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlq\
    c3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3\
    +Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEI\
    FEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImK\
    kpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD4\
    v03wTnGYv0r+zM0zTfU+VyXOttTqtN8FdMQ/pX5xmmab6n65kuc7anU6b4J6Zi/SvzfNM031P13Jc621Or03wT0zF+lfpOaZpvqf525L\
    nW2p1Om+CumIf0r83zTNN9T9cyXOdtTqdN8E9MxfpX5xmmab6n65kuc7amvpulWRx+6r9TzTEVNdT/PvJcVV01Oq07SrIY/dV+cZpiKm\
    up+uZLiqump1Om6VZHH7qvzfNMRU11P13JcVV01P/9k=
    """,
    "subsampled":
      """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQ\
    CgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
    EBD/wAARCAAUABgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQID\
    AAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlq\
    c3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3\
    +Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEI\
    FEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImK\
    kpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/90ABAAB/9oADAMBAAIR\
    AxEAPwD4v03wTnGYv0rqtN8FdMQ/pXqmm+CemYv0rqdN8FdMQ/pX9C8U8UfF7x8twVxn8PvH/9DwLTfBPTMX6UV77pvgnpmL9KK68y4o\
    /wBofvH7tk/Gf+yr3j//0dfTdKsjj91XVadpVkMfuqKK+n4pnL3tT+XuCqk/d1Z//9L2rTdKsjj91RRRX5VmU5fWHqTk9Sf1Vas//9k=
    """,
    "progressive":
      """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQ\
    CgwSExIQEw8QEBD/2wBDAQMDAwQDBAgEBAgQCwkLEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ\
    EBD/wgARCAAUABgDASIAAhEBAxEB/8QAGAABAQEBAQAAAAAAAAAAAAAAAAUGBAf/xAAYAQACAwAAAAAAAAAAAAAAAAAGBwQFCP/aAAwD\
    AQACEAMQAAAB8Xq6qowqrKt+Amh11SdnOqAFof/EABcQAQEBAQAAAAAAAAAAAAAAAAMABAL/2gAIAQEAAQUCPFHijxR4o8UeKMuIy4jL\
    i//EABwRAAEEAwEAAAAAAAAAAAAAAAABAgQFEyExI//aAAgBAwEBPwGluebIdz5dKVy6IblxH//EABsRAAICAwEAAAAAAAAAAAAAAAAB\
    BAUTITEj/9oACAECAQE/AbS07sk2np0tG9klvIf/xAAVEAEBAAAAAAAAAAAAAAAAAAAAMf/aAAgBAQAGPwKIiIiIj//EABQQAQAAAAAA\
    AAAAAAAAAAAAADD/2gAIAQEAAT8hHXa6Aj//2gAMAwEAAgADAAAAEB8vwv/EABgRAQADAQAAAAAAAAAAAAAAAAABESFB/9oACAEDAQE/\
    EGYjtSotl//EABcRAQEBAQAAAAAAAAAAAAAAAAAhEUH/2gAIAQIBAT8QRQdxqV//xAAYEAADAQEAAAAAAAAAAAAAAAAAEaExAf/aAAgB\
    AQABPxBicmKgwcmDkxUGDk60edHrR//Z
    """,
    "gray":
      """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQ\
    CgwSExIQEw8QEBD/wgALCAAUABgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAB//aAAgBAQAAAAEDQEApQEAjQED/xAAWEAEBAQAAAAAA\
    AAAAAAAAAAAEAAL/2gAIAQEAAQUCEaEaEaEaEaEaFjMLGYWM3//EABYQAQEBAAAAAAAAAAAAAAAAAAABIf/aAAgBAQAGPwKYmJiYmJiI\
    j//EABYQAQEBAAAAAAAAAAAAAAAAAABBIP/aAAgBAQABPyHURERExMTH/9oACAEBAAAAEB//AP/EABcQAAMBAAAAAAAAAAAAAAAAAABB\
    oZH/2gAIAQEAAT8QkIkIkIkIkIkIzpnTOn//2Q==
    """,
  ]
}
