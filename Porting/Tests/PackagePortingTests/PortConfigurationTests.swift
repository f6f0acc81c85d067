import Foundation
import Testing

@testable import FirstFramePackagePorting

@Suite struct PortConfigurationTests {
  @Test func aMissingFileIsNamed() {
    let file = URL(fileURLWithPath: "/nowhere/firstframe.json")
    let error = #expect(throws: PortError.self) { try PortConfiguration(contentsOf: file) }
    #expect(error?.description == "/nowhere/firstframe.json: there is no such file; name another --config")
  }
}
