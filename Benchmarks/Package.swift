// swift-tools-version: 6.1
import PackageDescription

// Benchmarks, a program that makes random calls of components, and one that inserts mutants into sources. They are a
// separate package, so that users of FirstFrame do not build them.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of benchmarks that use FirstFrame's package declarations: they are compiled with FirstFrame's package
/// name, which SwiftPM derives from the name of its folder, and with `packageAccess: false`, without Benchmarks' name.
let packageAccessSettings: [SwiftSetting] = {
  let folder = Context.packageDirectory.split(separator: "/").dropLast().last ?? "FirstFrame"
  let name = String(folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
  return settings + [.unsafeFlags(["-package-name", name])]
}()

let rasterizer = Target.Dependency.product(name: "FirstFrameRasterizer", package: "FirstFrame")
let components = Target.Dependency.product(name: "HeadlessUIKit", package: "FirstFrame")
/// The example components, which are no product of FirstFrame.
let catalog = Target.Dependency.target(name: "ExampleComponents")
let firstFrame = Target.Dependency.product(name: "FirstFrame", package: "FirstFrame")
let snapshots = Target.Dependency.product(name: "FirstFrameSnapshots", package: "FirstFrame")

/// The trait of FirstFrame that optimizes it in debug builds.
let optimization = Trait.trait(name: "OptimizedDebugBuilds")

func syntax(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-syntax") }

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  traits: [optimization],
  dependencies: [
    .package(
      name: "FirstFrame", path: "..",
      traits: [.trait(name: optimization.name, condition: .when(traits: [optimization.name]))]),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CReferencePNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "Timing", swiftSettings: settings),
    // A link to Examples/Catalog.
    .target(
      name: "ExampleComponents",
      dependencies: [
        components, .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ],
      path: "Sources/Catalog",
      exclude: [
        "Components/Betting/TallOddsMatchCardView/Documentation",
        "Components/Casino/CasinoCategorySectionView/Documentation",
        "Components/Forms/PillItemView/Documentation",
        "Components/Forms/PinDigitEntryView/Documentation",
        "Components/Navigation/AdaptiveTabBarView/Documentation",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "PNGBenchmark", dependencies: [rasterizer, "CReferencePNG", "Timing"], swiftSettings: settings),
    .executableTarget(
      name: "AssertionBenchmark", dependencies: [firstFrame, rasterizer, snapshots], swiftSettings: settings),
    .executableTarget(
      name: "ScreenBenchmark", dependencies: [catalog, firstFrame, components, "Timing"], swiftSettings: settings),
    .executableTarget(
      name: "ComparisonBenchmark", dependencies: [snapshots], packageAccess: false, swiftSettings: packageAccessSettings
    ),
    .executableTarget(
      name: "ConstraintBenchmark", dependencies: [components, "Timing"], packageAccess: false,
      swiftSettings: packageAccessSettings),
    .executableTarget(
      name: "LayoutBenchmark",
      dependencies: [components, .product(name: "HeadlessSwiftUI", package: "FirstFrame"), "Timing"],
      swiftSettings: settings),
    .executableTarget(
      name: "TreeBenchmark", dependencies: [components, firstFrame, rasterizer, "Timing"], swiftSettings: settings),
    .executableTarget(name: "TextBenchmark", dependencies: [components, "Timing"], swiftSettings: settings),
    .executableTarget(
      name: "InsertMutants", dependencies: [syntax("SwiftOperators"), syntax("SwiftParser"), syntax("SwiftSyntax")],
      swiftSettings: settings),
    .executableTarget(
      name: "random-calls", dependencies: [components, rasterizer], path: "Sources/RandomCalls",
      packageAccess: false, swiftSettings: packageAccessSettings),
  ]
)
