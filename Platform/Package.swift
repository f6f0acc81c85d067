// swift-tools-version: 6.1
import PackageDescription

// The modules that code for iOS imports, under Apple's names. They are a separate package, so that only ports depend on
// modules named UIKit and Combine: otherwise `canImport(UIKit)` would be true in every package.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The name of FirstFrame's package, which is the name of its folder.
let firstFrame = Context.packageDirectory.split(separator: "/").dropLast().last.map(String.init) ?? "FirstFrame"
let components = Target.Dependency.product(name: "HeadlessUIKit", package: firstFrame)
let fonts = Target.Dependency.product(name: "OpenTypeText", package: firstFrame)
let snapshots = Target.Dependency.product(name: "FirstFrame", package: firstFrame)
/// FirstFrame's assertions, with an interface for assertions with other names.
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
  platforms: [.macOS(.v15)],
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
    // The overlays that the compiler requires in files that import Testing together with CoreGraphics or UIKit.
    platform("_Testing_CoreGraphics", on: ["CoreGraphics"]),
    platform("_Testing_UIKit", on: ["UIKit"]),
    // OpenCombineFoundation and OpenCombineDispatch are not used: their declarations depend on whether a module named
    // Combine exists, and therefore on the order of the build.
    platform("Combine", on: [.product(name: "OpenCombine", package: "OpenCombine")]),
    platform("CombineSchedulers", on: ["Combine"]),
    .testTarget(
      name: "CombineTests", dependencies: ["Combine", "CombineSchedulers"], exclude: ["Client"],
      swiftSettings: settings),
    // Code like an app's: it compiles in Swift 5 mode and depends only on the module.
    .testTarget(
      name: "CombineClientTests", dependencies: ["Combine"], path: "Tests/CombineTests/Client",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "UIKit", components], swiftSettings: settings),
    .testTarget(
      name: "SnapshotTestingTests",
      dependencies: ["SnapshotTesting", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"],
      exclude: ["Client"],
      swiftSettings: settings),
    // Tests like a team's, in Swift 5 mode.
    .testTarget(
      name: "SnapshotTestingClientTests",
      dependencies: ["SnapshotTesting", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"],
      path: "Tests/SnapshotTestingTests/Client", swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
