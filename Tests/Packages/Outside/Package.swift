// swift-tools-version: 6.1
import PackageDescription

let firstFrame = Target.Dependency.product(name: "FirstFrame", package: "FirstFrame")
let rasterizer = Target.Dependency.product(name: "FirstFrameRasterizer", package: "FirstFrame")
let package = Package(
  name: "Outside",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "FirstFrame", path: "../../..")],
  targets: [
    .target(name: "Geometry", dependencies: [firstFrame, rasterizer]),
    .target(name: "Catalog", dependencies: ["Geometry", firstFrame]),
    .testTarget(name: "ShapesTests", dependencies: ["Catalog", "Geometry", firstFrame, rasterizer]),
    .testTarget(
      name: "OldModeTests", dependencies: ["Geometry", firstFrame],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "ReadmeTests", dependencies: [firstFrame]),
  ])
