// swift-tools-version: 6.0
import PackageDescription

// The package whose previews are shown in the documentation.
let package = Package(
  name: "Orders",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Orders", targets: ["Orders"])],
  targets: [.target(name: "Orders")])
