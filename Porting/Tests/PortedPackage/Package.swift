// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Bistro",
  defaultLocalization: "en",
  platforms: [.iOS(.v16)],
  products: [.library(name: "BistroUI", targets: ["MenuUI", "OrderUI"])],
  dependencies: [
    .package(path: "Packages/Ingredients"),
    .package(url: "https://github.com/pointfreeco/combine-schedulers", from: "1.0.0"),
    .package(url: "https://github.com/Quick/Nimble", from: "13.0.0"),
    .package(url: "https://github.com/Quick/Quick", from: "7.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
  ],
  targets: [
    .target(
      name: "MenuUI",
      dependencies: ["Ingredients"],
      resources: [.process("Resources"), .copy("Fixtures")],
      swiftSettings: [.swiftLanguageMode(.v5), .define("MENU")]
    ),
    .target(
      name: "OrderUI",
      dependencies: ["MenuUI", .product(name: "CombineSchedulers", package: "combine-schedulers")]
    ),
    .testTarget(
      name: "MenuUITests",
      dependencies: ["MenuUI", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")],
      resources: [.process("Resources")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "MenuSpecs", dependencies: ["MenuUI", "Nimble", "Quick"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "OrderUITests",
      dependencies: ["OrderUI", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")]
    ),
  ]
)
