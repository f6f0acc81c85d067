// swift-tools-version: 6.1
import PackageDescription

// Benchmarks, and the fuzz test with any number of cases. A separate package, so that users of FirstFrame do not build
// it.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of benchmarks that measure what is internal to FirstFrame. Its name among packages is that of its folder.
let insideSettings: [SwiftSetting] = {
  let folder = Context.packageDirectory.split(separator: "/").dropLast().last ?? "FirstFrame"
  let name = String(folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
  return settings + [.unsafeFlags(["-package-name", name])]
}()

let imaging = Target.Dependency.product(name: "FirstFrameRasterizer", package: "FirstFrame")
let components = Target.Dependency.product(name: "HeadlessUIKit", package: "FirstFrame")
let firstFrame = Target.Dependency.product(name: "FirstFrame", package: "FirstFrame")
let snapshots = Target.Dependency.product(name: "FirstFrameSnapshots", package: "FirstFrame")

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "FirstFrame", path: "..")],
  targets: [
    .systemLibrary(
      name: "CReferencePNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "Timing", swiftSettings: settings),
    .executableTarget(
      name: "PNGBenchmark", dependencies: [imaging, "CReferencePNG", "Timing"], swiftSettings: settings),
    .executableTarget(
      name: "AssertionBenchmark", dependencies: [firstFrame, imaging, snapshots], swiftSettings: settings),
    .executableTarget(name: "ComparisonBenchmark", dependencies: [snapshots], swiftSettings: insideSettings),
    .executableTarget(
      name: "ConstraintBenchmark", dependencies: [components, "Timing"], swiftSettings: insideSettings),
    .executableTarget(name: "LayoutBenchmark", dependencies: [components, "Timing"], swiftSettings: settings),
    .executableTarget(name: "TextBenchmark", dependencies: [components, "Timing"], swiftSettings: settings),
    .executableTarget(
      name: "fuzz-png", dependencies: [imaging], path: "Sources/FuzzPNG", swiftSettings: insideSettings),
  ]
)
