// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Hunted",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "FirstFrame", path: "../../..")],
  targets: [
    .testTarget(name: "HuntedTests", dependencies: [.product(name: "FirstFrame", package: "FirstFrame")])
  ])
