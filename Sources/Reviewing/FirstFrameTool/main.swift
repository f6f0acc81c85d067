import ArgumentParser

await CommandLineProgram.runAsynchronously(FirstFrameCommand.self)

/// The command-line tool.
struct FirstFrameCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "firstframe",
    abstract: "Draws layout trees, compares pictures, and reviews what snapshot tests found.",
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
