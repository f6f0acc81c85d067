import FirstFrameLocalFiles
import Foundation

/// `list_tests`: the names of the tests.
struct ListTestsTool: AgentTool {
  let package: AgentPackage

  let description = ToolDescription(
    name: "list_tests",
    summary: "Lists the package's tests, by the names that the argument `filter` of run_tests matches. Builds first.",
    parameters: [
      ToolParameter(
        name: "filter", kind: .text, summary: "Only tests whose names match this regular expression, such as CardTests")
    ])

  func call(_ arguments: ToolArguments, progress: ProgressReporter) async throws -> ToolAnswer {
    let filter = try arguments.text("filter").map(Self.expression)
    let result = try await package.run(
      try package.tests.command() + ["list"], progress: progress)
    let names = result.text.split(whereSeparator: \.isNewline).map(String.init).filter {
      $0.contains(#/^[A-Za-z_][^\s\/]*\..+/#) && !$0.contains(" warning: ") && !$0.contains(" error: ")
    }
    guard result.status == 0 else {
      let errors = BuildErrors.lines(of: result.text + "\n" + result.errors, in: package.folder)
      return ToolAnswer(
        failure: "The tests could not be listed (status \(result.status)).\n"
          + AnswerText.limited(errors, hint: "run `swift build --build-tests` in a terminal"))
    }
    let chosen = try names.filter { name in try filter.map { try $0.firstMatch(in: name) != nil } ?? true }
    guard !chosen.isEmpty else {
      return ToolAnswer(text: names.isEmpty ? "The package has no tests." : "No test of \(names.count) matches.")
    }
    return ToolAnswer(text: AnswerText.limited(chosen, hint: "use `filter`"))
  }

  private static func expression(_ text: String) throws(ToolFailure) -> Regex<AnyRegexOutput> {
    do {
      return try Regex(text)
    } catch {
      throw ToolFailure("the argument 'filter' is no regular expression: \(error)")
    }
  }
}
