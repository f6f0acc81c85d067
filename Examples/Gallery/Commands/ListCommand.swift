import ArgumentParser
import FirstFrameTextEscaping
import Foundation
import HeadlessUIKit

/// Lists the components and their states.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the components by category, with their states.")

  @Flag(help: "Print an array of objects with `component`, `category`, `summary` and `states`.")
  var json = false

  func run() throws {
    let components = CatalogIndex().components
    if json {
      try printJSON(components)
    } else {
      printText(components)
    }
  }

  private func printText(_ components: [ListedComponent]) {
    var category: String?
    for component in components {
      if component.category != category {
        print((category == nil ? "" : "\n") + component.category)
        category = component.category
      }
      print("  \(component.name): \(component.previews.map(\.state).joined(separator: ", "))")
    }
  }

  private func printJSON(_ components: [ListedComponent]) throws {
    struct Row: Encodable {
      let component, category, summary: String
      let states: [String]
    }
    let rows = components.map {
      Row(component: $0.name, category: $0.category, summary: $0.summary, states: $0.previews.map(\.state))
    }
    print(String(decoding: try JSONEncoder.sortedAndIndented.encode(rows), as: UTF8.self))
  }
}
