// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "InlineSnapshots",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "FirstFrame", path: "../../..", traits: ["InlineSnapshots"])],
  targets: [
    .testTarget(
      name: "CardTests",
      dependencies: [
        .product(name: "FirstFrame", package: "FirstFrame"),
        .product(name: "FirstFrameInlineSnapshotAssertions", package: "FirstFrame"),
      ])
  ])
