import ArgumentParser

await CommandLineProgram.runAsynchronously(FirstFrameCommand.self)

/// The command-line tool.
struct FirstFrameCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "firstframe",
    abstract: "Snapshot tests of UI components without a simulator.",
    discussion: """
      Begin with `firstframe init` in a package of your own, or with `firstframe test` in a package that imports UIKit or
      SwiftUI. After a run, `firstframe review` shows what changed.
      """,
    version: FirstFrameVersion.current,
    subcommands: [RenderCommand.self, CompareCommand.self, MergeReferenceCommand.self, ManualPageCommand.self],
    groupedSubcommands: [
      CommandGroup(
        name: "Snapshots",
        subcommands: [
          ReviewCommand.self, PendingCommand.self, AcceptCommand.self, RejectCommand.self, PruneCommand.self,
          MergeCommand.self, DiffCommand.self, ReportCommand.self, WatchCommand.self, HuntCommand.self,
          DoctorCommand.self,
        ]),
      CommandGroup(name: "Packages", subcommands: [InitCommand.self, GalleryCommand.self, MCPCommand.self]),
      CommandGroup(name: "UIKit packages", subcommands: [TestCommand.self, PreviewsCommand.self, PortCommand.self]),
    ])
}
