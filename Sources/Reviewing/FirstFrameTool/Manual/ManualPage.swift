import FirstFrameLocalFiles
import FirstFrameTextEscaping
import Foundation

/// The manual page of the tool in the language mdoc, which `man` of every system reads (mdoc(7)).
struct ManualPage {
  let text: String

  /// - Parameter date: The date of the page.
  init(of tool: CommandInformation, date: Date = Date()) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "MMMM d, yyyy"
    let name = tool.commandName
    let lines =
      [
        ".Dd \(formatter.string(from: date))", ".Dt \(name.uppercased()) 1", ".Os", ".Sh NAME", ".Nm \(name)",
        ".Nd \((tool.abstract ?? "").escapedForManual)", ".Sh SYNOPSIS", ".Nm", ".Ar command", ".Op Ar options",
        ".Sh DESCRIPTION",
        "Snapshot testing for UI components without a simulator: this tool shows what tests found, and stores decisions.",
        "All commands use the package that contains the current folder.", ".Sh COMMANDS",
      ]
      + tool.shownSubcommands.flatMap { Self.section(of: $0, name: name) } + Self.exitStatus + Self.environment
      + [".Sh SEE ALSO", ".Xr git 1"]
    text = lines.map { $0 + "\n" }.joined()
  }

  private static func section(of command: CommandInformation, name: String) -> [String] {
    let shown = (command.arguments ?? []).filter { argument in
      argument.shouldDisplay && argument.names?.contains { ["help", "version"].contains($0.name) } != true
    }
    let options = shown.flatMap { [".It \(heading(of: $0))", ($0.abstract ?? "").escapedForManual] }
    return [".Ss \(name) \(command.commandName)", (command.abstract ?? "").escapedForManual]
      + paragraphs(command.discussion ?? "") + (options.isEmpty ? [] : [".Bl -tag -width Ds"] + options + [".El"])
  }

  /// The paragraphs of a discussion. The text after "Example: " is code.
  private static func paragraphs(_ discussion: String) -> [String] {
    let paragraphs = discussion.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return paragraphs.filter { !$0.isEmpty }.flatMap { paragraph -> [String] in
      let start = "Example: "
      guard paragraph.hasPrefix(start) else { return [".Pp", paragraph.escapedForManual] }
      return [
        ".Pp", "Example:", ".Bd -literal -offset indent", String(paragraph.dropFirst(start.count)).escapedForManual,
        ".Ed",
      ]
    }
  }

  /// The macros for the names and the value of an argument.
  private static func heading(of argument: CommandInformation.Argument) -> String {
    let value = "Ar \((argument.valueName ?? "value").escapedForManual)" + (argument.isRepeating ? " ..." : "")
    guard argument.kind != .positional else { return value }
    let names = (argument.names ?? []).map { $0.kind == "long" ? "Fl -\($0.name)" : "Fl \($0.name)" }
    return names.joined(separator: " , ") + (argument.kind == .option ? " \(value)" : "")
  }

  private static let exitStatus = [
    ".Sh EXIT STATUS", ".Bl -tag -width Ds", ".It 0", "Done, with nothing left to decide.", ".It 1",
    "Something is left: pending changes, differences, unused references, or problems to fix.", ".It 2",
    "The command failed; standard error contains the reason and the next command.", ".It 3",
    "Unknown, because the run of the tests was not complete.", ".El",
  ]

  private static var environment: [String] {
    let variables = EnvironmentVariable.allCases.filter { [.assertions, .tool].contains($0.entry.section) }
    let items = variables.flatMap { variable in
      [".It Ev \(variable.name)", variable.entry.meaning.withoutMarkdown.escapedForManual]
    }
    return [".Sh ENVIRONMENT", ".Bl -tag -width Ds"] + items + [".El"]
  }
}
