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
    ] + porting)

  /// The commands that need swift-syntax, which is built only with the trait `Porting`.
  private static var porting: [CommandGroup] {
    #if Porting
    [CommandGroup(name: "UIKit packages", subcommands: [TestCommand.self, PortCommand.self])]
    #else
    []
    #endif
  }
}
