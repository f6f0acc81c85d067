import FirstFrameLocalFiles
import FirstFrameTextEscaping
import Foundation

extension PackageSetup {
  /// Adds the files of the CI system and of the container.
  func addProjectFiles(
    to plan: inout SetupPlan, name: String, dependency: FirstFrameDependency?, known: SwiftPackage.Dependency?
  ) throws {
    let image = SwiftImage.name(versionOutput: ChildProcess.run("swift", ["--version"])?.text)
    let checkout = Checkout(of: folder)
    let system = options.system ?? .system(ofRemote: checkout.remote)
    if let path = system.path {
      try addWorkflow(
        system.file(packagePath: checkout.packagePath, image: image, place: FirstFramePlace(dependency)),
        of: system, to: checkout.prefix + path, place: FirstFramePlace(dependency), in: &plan)
      if let local = dependency?.localPath ?? known?.path, !checkout.contains(local, from: folder) {
        remarkOnLocalSources(local, in: &plan)
      }
    }
    if options.hasContainer {
      let container = DevelopmentContainer(name: name, image: image, sources: dependency?.localPath ?? known?.path)
      try plan.create(DevelopmentContainer.path, container.file(), note: "a container for Macs")
    }
  }

  private func addWorkflow(
    _ text: String, of system: ContinuousIntegrationSystem, to path: String, place: FirstFramePlace,
    in plan: inout SetupPlan
  ) throws {
    let old = try plan.contents(of: path)
    try plan.create(path, text, note: "runs the tests on \(system == .gitlab ? "GitLab" : "GitHub")")
    if old == nil, place.owner == nil {
      plan.remarks.append(
        "In \(path), replace \(system == .gitlab ? "GROUP" : "OWNER") by the account whose repository FirstFrame you use."
      )
    } else if let old, !String(decoding: old, as: UTF8.self).contains(system == .gitlab ? ".firstframe" : "FirstFrame@")
    {
      plan.remarks.append(
        "\(path) exists and was kept; Documentation/ContinuousIntegration.md of FirstFrame has the lines to add.")
    }
  }

  private func remarkOnLocalSources(_ path: String, in plan: inout SetupPlan) {
    plan.remarks.append(
      "Package.swift names a folder of this machine, \(path), which CI does not have. Before you push, write a repository "
        + "in its place: .package(url: \"https://github.com/OWNER/FirstFrame\", branch: \"main\")")
  }
}

/// The working tree of git that contains a package.
private struct Checkout {
  /// The URL of the remote `origin`; `nil` if there is none.
  let remote: String?
  /// The package's folder from the root; empty for the root.
  let packagePath: String
  /// The start of paths of files in the root: empty if the package is there.
  let prefix: String
  /// The root; `nil` outside of working trees.
  private let root: String?

  /// Whether a folder, relative to the package's, is in the working tree.
  func contains(_ path: String, from folder: String) -> Bool {
    let absolute = URL(fileURLWithPath: path.hasPrefix("/") ? path : folder + "/" + path).standardizedFileURL.path
    guard let root, let resolved = SymbolicLink.resolved(absolute) else { return false }
    return resolved.hasPrefix(root + "/")
  }

  init(of folder: String) {
    let repository = GitRepository(folder: folder)
    remote = try? repository.text(["remote", "get-url", "origin"])
    root = try? repository.text(["rev-parse", "--show-toplevel"])
    let resolved = SymbolicLink.resolved(folder) ?? folder
    if let root, root != resolved, resolved.hasPrefix(root + "/") {
      packagePath = String(resolved.dropFirst(root.count + 1))
      prefix = root + "/"
    } else {
      (packagePath, prefix) = ("", "")
    }
  }
}
