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
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
  ],
  targets: [
    .target(
      name: "Combine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"),
      ],
      swiftSettings: settings),
    .target(name: "CombineSchedulers", dependencies: ["Combine"], swiftSettings: settings),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "CombineSchedulers"], swiftSettings: settings),
  ]
)
