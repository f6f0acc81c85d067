// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Ingredients",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Ingredients", targets: ["Ingredients"])],
  targets: [.target(name: "Ingredients", resources: [.process("Ingredients.xcassets")])]
)
