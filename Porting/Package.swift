// swift-tools-version: 6.2
import PackageDescription

// Runs packages that are written for UIKit on Linux: rewrites their sources, compiles their resources, generates their
// manifests, and builds and tests the result. A separate package, so that only those who port build swift-syntax.

let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Flags that shorten debug builds, as in FirstFrame's manifest, which explains them.
#if os(Linux)
let quickBuilds: [SwiftSetting] = [
  .unsafeFlags(
    ["-driver-batch-size-limit", "1000", "-index-ignore-system-modules", "-gline-tables-only"],
    .when(configuration: .debug))
]
#else
let quickBuilds: [SwiftSetting] = []
#endif

/// The name of FirstFrame's package, which is the name of its folder.
let firstFrame = Context.packageDirectory.split(separator: "/").dropLast().last.map(String.init) ?? "FirstFrame"

/// The modules use FirstFrame's package declarations: they are compiled with FirstFrame's package name, as SwiftPM derives
/// it, and with `packageAccess: false`, without the name of this package.
let packageAccess = SwiftSetting.unsafeFlags([
  "-package-name", String(firstFrame.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" }),
])

let settings = [.swiftLanguageMode(.v6), packageAccess] + features + quickBuilds

/// The modules of FirstFrame that this package uses, in one product.
let support = Target.Dependency.product(name: "FirstFramePortingSupport", package: firstFrame)
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")

func syntax(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "swift-syntax") }
}

func module(_ folder: String, on modules: [String] = [], and products: [Target.Dependency] = []) -> Target {
  .target(
    name: "FirstFrame" + folder, dependencies: modules.map { .byName(name: "FirstFrame" + $0) } + [support] + products,
    path: "Sources/" + folder, packageAccess: false, swiftSettings: settings)
}

func tests(
  of folder: String, with modules: [String] = [], and products: [Target.Dependency] = [], path: String? = nil
) -> Target {
  .testTarget(
    name: folder + "Tests",
    dependencies: ([folder] + modules).map { .byName(name: "FirstFrame" + $0) } + [support] + products,
    path: path ?? "Tests/\(folder)Tests", packageAccess: false, swiftSettings: settings + [linkedTests])
}

/// Links to tests of FirstFrame use the module of this package that has the same purpose.
let linkedTests = SwiftSetting.define("HostilePackages")

let package = Package(
  name: "Porting",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "firstframe-port", targets: ["FirstFramePortingTool"])],
  dependencies: [
    // With the trait of the tests, so that a build of both packages in one folder compiles their modules once.
    .package(path: "..", traits: ["InlineSnapshots"]),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    // The modules, lowest first: a module depends only on modules above it.
    module("SourceRewriting", and: syntax("SwiftDiagnostics", "SwiftParser", "SwiftParserDiagnostics", "SwiftSyntax")),
    .systemLibrary(
      name: "FirstFrameCJPEG", path: "Sources/CJPEG", pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
    module("ResourcePorting", on: ["CJPEG"]),
    module("PackagePorting", on: ["ResourcePorting", "SourceRewriting"], and: syntax("SwiftSyntax")),
    .executableTarget(
      name: "FirstFramePortingTool",
      dependencies: ["FirstFramePackagePorting", "FirstFrameSourceRewriting", support, arguments],
      path: "Sources/PortingTool", packageAccess: false, swiftSettings: settings),

    // Hostile inputs: a program that reads damaged files. HostilePackageTests runs its short form.
    .executableTarget(
      name: "FirstFrameHostilePackages",
      dependencies: ["FirstFramePackagePorting", "FirstFrameResourcePorting", "FirstFrameSeededRandomness", support],
      path: "Tests/HostilePackages", packageAccess: false, swiftSettings: settings),
    // Links to folders of FirstFrame's tests.
    .target(
      name: "FirstFrameSeededRandomness", path: "Tests/SeededRandomness", packageAccess: false,
      swiftSettings: settings),
    .target(
      name: "FirstFrameProgramTesting", path: "Tests/ProgramTesting", packageAccess: false, swiftSettings: settings),
    tests(of: "SourceRewriting", and: syntax("SwiftParser", "SwiftSyntax")),
    tests(of: "ResourcePorting"),
    tests(of: "PackagePorting", with: ["HostilePackages", "ProgramTesting", "SeededRandomness", "SourceRewriting"]),
    tests(of: "PortingTool", with: ["ProgramTesting"], and: [arguments]),
  ]
)
