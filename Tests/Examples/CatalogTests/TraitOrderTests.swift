import FirstFrameProgramTesting
import Foundation
import Testing

/// A view looks the same in an environment, whichever it was drawn in before.
struct TraitOrderTests {
  private static let names = ["light", "dark", "largest", "mirrored", "sharp"]

  @Test func everyPreviewLooksTheSameInTheOppositeOrderOfEnvironmentsInAnotherProcess() async throws {
    async let forwards = Self.lines(of: Self.names)
    async let backwards = Self.lines(of: Self.names.reversed())
    let (one, other) = (try await forwards, try await backwards)
    #expect(one.count == other.count)
    #expect(one.count > 500)
    let differences = one.subtracting(other).sorted()
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  private static func lines(of environments: [String]) async throws -> Set<String> {
    let result = try Program.traitOrder.run(environments)
    #expect(result.status == 0, "\(result.error)")
    return Set(result.output.split(separator: "\n").map(String.init))
  }
}
