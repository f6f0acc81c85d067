import FirstFrameProgramTesting
import Foundation
import HeadlessUIKit
import Testing

@testable import FirstFrameCatalogGallery

struct ListCommandTests {
  private struct Row: Decodable {
    let component, category, summary: String
    let states: [String]
  }

  @Test func jsonHasEveryComponentOnceWithAllItsStates() throws {
    let result = try Program.catalog.run(["list", "--json"])
    let rows = try JSONDecoder().decode([Row].self, from: Data(result.output.utf8))
    let index = CatalogIndex()
    #expect(rows.map(\.component) == index.components.map(\.name))
    #expect(rows.flatMap { row in row.states.map { "\(row.component).\($0)" } } == index.previews.map(\.name))
    #expect(Set(rows.map(\.component)).count == rows.count)
    #expect(rows.first { $0.component == "ScoreView" }?.states.contains("tennisMatch") == true)
  }

  @Test func componentsOfACategoryAreConsecutive() {
    let categories = CatalogIndex().components.map(\.category)
    let runs = categories.indices.filter { $0 == 0 || categories[$0] != categories[$0 - 1] }.map { categories[$0] }
    #expect(Set(runs).count == runs.count)
  }
}
