import ArgumentParser

/// The command-line tool.
struct FirstFrameCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "firstframe",
    abstract: "Draws layout trees, compares pictures, and reviews what snapshot tests found.",
    subcommands: [RenderCommand.self, CompareCommand.self],
    groupedSubcommands: [
      CommandGroup(
        name: "Snapshots",
        subcommands: [
          ReviewCommand.self, PendingCommand.self, AcceptCommand.self, RejectCommand.self, PruneCommand.self,
          DiffCommand.self, ReportCommand.self, DoctorCommand.self,
        ])
    ])
}
