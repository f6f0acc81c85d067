// swift-tools-version: 6.1
import PackageDescription

// The modules that code for iOS imports, under Apple's names. They are a package of their own, so that nobody sees a
// module named UIKit or Combine who has not asked for a port: `canImport(UIKit)` would become true in every package.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The package of FirstFrame, whose name is that of its folder.
let firstFrame = Context.packageDirectory.split(separator: "/").dropLast().last.map(String.init) ?? "FirstFrame"
let components = Target.Dependency.product(name: "HeadlessUIKit", package: firstFrame)
let fonts = Target.Dependency.product(name: "OpenTypeText", package: firstFrame)
let snapshots = Target.Dependency.product(name: "FirstFrame", package: firstFrame)
/// The assertions under the names of FirstFrame, with an interface for those of other names.
let assertions = Target.Dependency.product(name: "FirstFrameSnapshotAssertions", package: firstFrame)

func platform(_ name: String, on dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

let modules = [
  "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "ObjectiveC", "os", "SwiftUI", "SnapshotTesting",
  "_Testing_CoreGraphics", "_Testing_UIKit", "Combine", "CombineSchedulers", "PreviewRendering",
]

let package = Package(
  name: "Platform",
  platforms: [.macOS(.v14)],
  products: modules.map { .library(name: $0, targets: [$0]) },
  dependencies: [
    .package(path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
  ],
  targets: [
    platform("CoreGraphics", on: [components, fonts]),
    platform("QuartzCore", on: ["CoreGraphics", components]),
    platform("CoreText", on: ["CoreGraphics", components, fonts]),
    platform("ObjectiveC", on: []),
    platform("os", on: []),
    platform("UIKit", on: ["CoreGraphics", "CoreText", "QuartzCore", "ObjectiveC", components]),
    platform("SwiftUI", on: ["UIKit", "Combine", components]),
    platform("SnapshotTesting", on: ["UIKit", components, snapshots, assertions]),
    // Draws the previews of a ported package, in a program that the port generates.
    platform("PreviewRendering", on: ["UIKit", components, snapshots, assertions]),
    // The overlays that the compiler requires of a file that sees Testing and the module of that name.
    platform("_Testing_CoreGraphics", on: ["CoreGraphics"]),
    platform("_Testing_UIKit", on: ["UIKit"]),
    // OpenCombineFoundation and OpenCombineDispatch are left out on purpose: both declare other things once a module
    // named Combine exists, so what they contain would depend on the order of the build.
    platform("Combine", on: [.product(name: "OpenCombine", package: "OpenCombine")]),
    platform("CombineSchedulers", on: ["Combine"]),
    .testTarget(
      name: "CombineTests", dependencies: ["Combine", "CombineSchedulers"], exclude: ["Client"],
      swiftSettings: settings),
    // Code as an app has it: it compiles in Swift 5 mode, against the module and nothing else.
    .testTarget(
      name: "CombineClientTests", dependencies: ["Combine"], path: "Tests/CombineTests/Client",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "UIKit", components], swiftSettings: settings),
    .testTarget(
      name: "SnapshotTestingTests",
      dependencies: ["SnapshotTesting", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"],
      exclude: ["Client"],
      swiftSettings: settings),
    // Tests as a team has them, in Swift 5 mode.
    .testTarget(
      name: "SnapshotTestingClientTests",
      dependencies: ["SnapshotTesting", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"],
      path: "Tests/SnapshotTestingTests/Client", swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
