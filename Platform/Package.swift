// swift-tools-version: 6.1
import PackageDescription

// The modules that code for iOS imports, under Apple's names. They are a package of their own, so that nobody sees a
// module named UIKit or Combine who has not asked for a port: `canImport(UIKit)` would become true in every package.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "FirstFramePlatform",
  products: [
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CombineSchedulers", targets: ["CombineSchedulers"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0"))
  ],
  targets: [
    // OpenCombineFoundation and OpenCombineDispatch are left out on purpose: both declare other things once a module
    // named Combine exists, so what they contain would depend on the order of the build.
    .target(
      name: "Combine",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
      swiftSettings: settings),
    .target(name: "CombineSchedulers", dependencies: ["Combine"], swiftSettings: settings),
    .testTarget(
      name: "CombineTests", dependencies: ["Combine", "CombineSchedulers"], exclude: ["Client"],
      swiftSettings: settings),
    // Code as an app has it: it compiles in Swift 5 mode, against the module and nothing else.
    .testTarget(
      name: "CombineClientTests", dependencies: ["Combine"], path: "Tests/CombineTests/Client",
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
