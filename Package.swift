// swift-tools-version: 6.1
import PackageDescription

// The floors of the architecture, lowest first. A target depends only on floors below its own;
// Documentation/Architecture.md says what each is for.

let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let settings = [.swiftLanguageMode(.v6)] + features

func floor(_ name: String, on dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tool(_ name: String, on dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name,
    dependencies: dependencies + [.product(name: "ArgumentParser", package: "swift-argument-parser")],
    swiftSettings: settings)
}

/// A product of swift-syntax, which nobody builds who has not asked for it.
func syntax(_ name: String) -> Target.Dependency {
  .product(name: name, package: "swift-syntax", condition: .when(traits: ["InlineSnapshots"]))
}

/// Combine for every platform, which the catalog's view models and the tests of such components use.
let combine: [Target.Dependency] = [
  .product(name: "OpenCombine", package: "OpenCombine"),
  .product(name: "OpenCombineDispatch", package: "OpenCombine"),
]

func tests(
  of name: String, with others: [Target.Dependency] = [], exclude: [String] = [],
  languageMode: SwiftLanguageMode = .v6
) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: [.byName(name: name)] + others,
    exclude: exclude,
    swiftSettings: [.swiftLanguageMode(languageMode)] + features)
}

let package = Package(
  name: "FirstFrame",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "FirstFrame", targets: ["FirstFrame"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "Snapshots", targets: ["Snapshots"]),
    .library(name: "Rasterizer", targets: ["Rasterizer"]),
    .library(name: "OpenTypeText", targets: ["OpenTypeText"]),
    .library(name: "Catalog", targets: ["Catalog"]),
    .library(name: "InlineSnapshotAssertions", targets: ["InlineSnapshotAssertions"]),
    .executable(name: "firstframe", targets: ["FirstFrameTool"]),
    .executable(name: "catalog", targets: ["CatalogGallery"]),
  ],
  traits: [
    .trait(
      name: "InlineSnapshots",
      description: "Lets assertInlineSnapshot write into the sources of tests, for which it builds swift-syntax.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
  ],
  targets: [
    // Floor 0: C libraries and geometry.
    .systemLibrary(
      name: "CPNG",
      pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CHarfBuzz",
      pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFriBidi",
      pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    floor("Geometry", on: []),

    // Floor 1: pixels, letters, and linear constraints.
    floor("ConstraintSolving", on: []),
    floor("Imaging", on: ["CPNG", "Geometry"]),
    floor("Typesetting", on: ["Geometry"]),

    // Floor 2: what there is to draw, and every script through font files.
    floor("LayoutTree", on: ["Geometry", "Imaging", "Typesetting"]),
    floor("OpenTypeText", on: ["CFriBidi", "CHarfBuzz", "Geometry", "Imaging", "Typesetting"]),

    // Floor 3: drawing it, and comparing what was drawn.
    floor("Rasterizer", on: ["Geometry", "Imaging", "Typesetting", "LayoutTree"]),
    floor("ImageComparison", on: ["Imaging"]),
    floor("TreeComparison", on: ["Geometry", "Imaging", "LayoutTree", "Typesetting"]),
    floor("TerminalPictures", on: ["Imaging"]),

    // Floor 4: components, and their snapshots.
    floor("HeadlessUIKit", on: ["ConstraintSolving", "Geometry", "Imaging", "Typesetting", "LayoutTree"]),
    floor(
      "Snapshots",
      on: ["Geometry", "Imaging", "Typesetting", "LayoutTree", "Rasterizer", "ImageComparison", "TreeComparison"]),

    // Floor 5: assertions for the test frameworks, and the example component library.
    floor("SnapshotReport", on: ["Snapshots"]),
    floor("SnapshotAssertions", on: ["Imaging", "LayoutTree", "SnapshotReport", "Snapshots"]),
    floor("InlineSnapshots", on: ["Snapshots", syntax("SwiftParser"), syntax("SwiftSyntax")]),
    .target(
      name: "Catalog", dependencies: ["HeadlessUIKit"] + combine,
      exclude: [
        "Components/Betting/TallOddsMatchCardView/Documentation",
        "Components/Casino/CasinoCategorySectionView/Documentation",
        "Components/Forms/PillItemView/Documentation",
        "Components/Forms/PinDigitEntryView/Documentation",
        "Components/Navigation/AdaptiveTabBarView/Documentation",
      ],
      swiftSettings: settings),
    floor("ReviewServer", on: []),

    // Floor 6: deciding on what tests drew, assertions that know sources, and those that know components.
    floor("SnapshotReview", on: ["Imaging", "SnapshotReport", "Snapshots"]),
    floor("InlineSnapshotAssertions", on: ["InlineSnapshots", "LayoutTree", "SnapshotAssertions", "Snapshots"]),
    floor(
      "ComponentAssertions",
      on: [
        "Geometry", "HeadlessUIKit", "Imaging", "LayoutTree", "Rasterizer", "SnapshotAssertions", "Snapshots",
        "TreeComparison", "Typesetting",
      ]),

    // Floor 7: what a test imports, and the tools.
    floor(
      "FirstFrame", on: ["LayoutTree", "HeadlessUIKit", "Snapshots", "SnapshotAssertions", "ComponentAssertions"]),
    tool(
      "FirstFrameTool",
      on: [
        "ImageComparison", "Imaging", "LayoutTree", "OpenTypeText", "Rasterizer", "ReviewServer", "SnapshotReport",
        "SnapshotReview", "Snapshots", "TerminalPictures", "Typesetting",
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    tool(
      "CatalogGallery",
      on: [
        "Catalog", "HeadlessUIKit", "Imaging", "LayoutTree", "OpenTypeText", "Rasterizer", "Snapshots", "Typesetting",
      ]),

    // Tests that misbehave, run as child processes; no test target, so that no run of the tests has them.
    .executableTarget(
      name: "misbehaving-tests",
      dependencies: ["ComponentAssertions", "HeadlessUIKit", "Snapshots", "SnapshotAssertions"], path: "Tests/Misbehaving",
      swiftSettings: settings),

    // Numbers that a seed brings back, for the tests below.
    .target(name: "SeededRandomness", path: "Tests/SeededRandomness", swiftSettings: settings),
    tests(of: "Geometry"),
    tests(of: "ConstraintSolving", with: ["SeededRandomness"]),
    tests(of: "Imaging"),
    tests(of: "Typesetting", with: ["Geometry", "SeededRandomness"]),
    tests(
      of: "OpenTypeText",
      with: ["CHarfBuzz", "Geometry", "Imaging", "LayoutTree", "Rasterizer", "SeededRandomness", "Typesetting"],
      exclude: ["FreeTypeInk.json"]),
    tests(of: "LayoutTree", with: ["Geometry", "Imaging", "Typesetting"]),
    tests(of: "Rasterizer", with: ["Geometry", "Imaging", "LayoutTree", "SeededRandomness", "Typesetting"]),
    tests(of: "ImageComparison", with: ["Imaging", "SeededRandomness"]),
    tests(of: "TreeComparison", with: ["Geometry", "Imaging", "LayoutTree", "Typesetting"]),
    tests(of: "HeadlessUIKit", with: ["Geometry", "Imaging", "LayoutTree", "Rasterizer", "SeededRandomness", "Typesetting"]),
    tests(of: "Snapshots", with: ["Geometry", "Imaging", "LayoutTree", "Rasterizer", "Typesetting"]),
    tests(
      of: "SnapshotReport", with: ["Imaging", "LayoutTree", "Snapshots", "Typesetting"], exclude: ["Browser"]),
    tests(of: "SnapshotAssertions", with: ["Imaging", "LayoutTree", "SnapshotReport", "Snapshots"]),
    tests(
      of: "InlineSnapshots",
      with: ["InlineRecordingProcess", "SeededRandomness", "Snapshots", syntax("SwiftParser"), syntax("SwiftSyntax")]),
    .executableTarget(
      name: "InlineRecordingProcess", dependencies: ["InlineSnapshots", "Snapshots"],
      path: "Tests/InlineRecordingProcess", swiftSettings: settings),
    tests(of: "InlineSnapshotAssertions", with: ["Snapshots"]),
    tests(
      of: "ComponentAssertions",
      with: [
        "Catalog", "HeadlessUIKit", "Imaging", "LayoutTree", "Rasterizer", "SnapshotAssertions", "Snapshots",
        "TreeComparison", "Typesetting",
      ] + combine),
    // Swift 5 mode, as a UIKit team's tests are: there a nonisolated XCTest method may build a view.
    tests(
      of: "Catalog",
      with: ["ComponentAssertions", "FirstFrame", "LayoutTree", "Rasterizer", "SeededRandomness", "Typesetting"],
      languageMode: .v5),
    tests(of: "CatalogGallery", with: ["Catalog", "FirstFrame", "Imaging"], exclude: ["Browser"]),
    tests(of: "ReviewServer", with: ["SeededRandomness"]),
    tests(of: "TerminalPictures", with: ["Imaging", "SeededRandomness"]),
    tests(of: "FirstFrameTool", with: ["Imaging"]),
    .testTarget(
      name: "SceneTests", dependencies: ["FirstFrame", "HeadlessUIKit", "Imaging", "LayoutTree", "Rasterizer"],
      exclude: ["Scenes", "PeerAgreement.json"],
      swiftSettings: settings),
    // Every code block of the guides that components are written by: the components, then their tests in both modes.
    .target(
      name: "SeedComponents", dependencies: ["HeadlessUIKit"], path: "Tests/SeedComponents", swiftSettings: settings),
    .testTarget(
      name: "SeedTests", dependencies: ["Catalog", "FirstFrame", "HeadlessUIKit", "SeedComponents"] + combine,
      swiftSettings: settings),
    // Swift 5 mode, and no upcoming features: the blocks as they stand, protocols without isolation or `any`.
    .testTarget(
      name: "SeedSwift5Tests", dependencies: ["FirstFrame", "HeadlessUIKit", "SeedComponents"] + combine,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "Geometry", "Imaging", "LayoutTree", "OpenTypeText", "Rasterizer", "SeededRandomness", "Typesetting",
      ],
      swiftSettings: settings),
  ]
)
