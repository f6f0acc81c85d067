import ArgumentParser
import FirstFrameLocalFiles
import Foundation

/// Serves the package to agents, by the Model Context Protocol over standard input and output.
struct MCPCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve tools for agents, by the Model Context Protocol over standard input and output.",
    discussion: """
      A client starts this command; Documentation/Agents.md says how to register it. Agents run tests, and look at \
      pictures, changes and previews. They accept snapshots only with --allow-accept, and only by their names. The command \
      ends when its input ends.

      Example: firstframe mcp --package-path ../Cards
      """)

  @Option(help: ArgumentHelp("The folder of the package.", valueName: "dir"), completion: .directory)
  var packagePath = "."

  @Flag(help: "Allow agents to accept snapshots that they name.")
  var allowAccept = false

  func run() async throws {
    let path = URL(fileURLWithPath: packagePath).standardizedFileURL.path
    guard FileManager.default.changeCurrentDirectoryPath(path) else {
      StandardError.write("Error: --package-path: \(path) is no folder that can be opened")
      throw ExitCode(2)
    }
    let server = AgentServer(
      tools: try tools(of: AgentPackage()), instructions: Self.instructions, output: .standard)
    StandardError.write("firstframe mcp: serving \(path); accepting is \(allowAccept ? "allowed" : "not allowed")")
    await server.serve(MessageLines.lines(of: STDIN_FILENO))
  }

  private func tools(of package: AgentPackage) -> [any AgentTool] {
    let previews: any PreviewSource =
      package.tests.isPorted ? PortedPreviews(package: package) : NativePreviews(package: package)
    return [
      ListTestsTool(package: package), RunTestsTool(package: package), GetSnapshotTool(package: package),
      CompareTool(), ListPendingTool(package: package), AcceptTool(package: package, isAllowed: allowAccept),
      ListPreviewsTool(source: previews), DrawPreviewTool(source: previews),
    ]
  }

  private static let instructions = """
    FirstFrame draws UI components on Linux and compares them with stored references. After a change of a component, call \
    run_tests with a filter. For each change, read the record (nodes, before and after, likely causes) and look at the \
    pictures. A change that you did not intend is a bug: fix the code, and run again. Pixels are deterministic, so never \
    retry and never add a tolerance. Accept only changes that you can explain.
    """
}
