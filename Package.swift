// swift-tools-version: 6.1
import PackageDescription

// The layers of the architecture, lowest first. A target depends only on layers below its own;
// Documentation/Architecture.md describes the purpose of each.

let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let settings = [.swiftLanguageMode(.v6)] + features

/// The module whose sources are in a folder.
///
/// SwiftPM requires module names that are unique among all packages of a build, so each begins with `FirstFrame`,
/// except those that nobody else is likely to use.
func module(_ folder: String) -> String {
  ["FirstFrame", "FirstFrameTool", "HeadlessUIKit", "OpenTypeText"].contains(folder) ? folder : "FirstFrame" + folder
}

func layer(
  _ folder: String, in parent: String = "Sources", on dependencies: [String],
  and products: [Target.Dependency] = [], exclude: [String] = [], embedding files: [String] = []
) -> Target {
  .target(
    name: module(folder), dependencies: dependencies.map { .byName(name: module($0)) } + products,
    path: "\(parent)/\(folder)", exclude: exclude, resources: files.map { .embedInCode($0) }, swiftSettings: settings)
}

func tool(
  _ name: String, path: String, on dependencies: [String], and products: [Target.Dependency] = [],
  embedding files: [String] = []
) -> Target {
  .executableTarget(
    name: name,
    dependencies: dependencies.map { .byName(name: module($0)) } + products
      + [.product(name: "ArgumentParser", package: "swift-argument-parser")],
    path: path, resources: files.map { .embedInCode($0) }, swiftSettings: settings)
}

/// A C library, under a name of its own for the same reason.
func library(_ folder: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: module(folder), path: "Sources/\(folder)", pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}

/// A product of swift-syntax, which is built only where a trait that needs it is enabled.
func syntax(_ name: String) -> Target.Dependency {
  .product(name: name, package: "swift-syntax", condition: .when(traits: ["InlineSnapshots", "Porting"]))
}

/// Combine for every platform: the catalog's view models use it, and the tests of such components.
let combine: [Target.Dependency] = [
  .product(name: "OpenCombine", package: "OpenCombine"),
  .product(name: "OpenCombineDispatch", package: "OpenCombine"),
]

func tests(
  of name: String, with others: [String] = [], and products: [Target.Dependency] = [], exclude: [String] = [],
  languageMode: SwiftLanguageMode = .v6
) -> Target {
  .testTarget(
    name: name + "Tests",
    dependencies: ([name] + others).map { .byName(name: module($0)) } + products,
    exclude: exclude,
    swiftSettings: [.swiftLanguageMode(languageMode)] + features)
}

let package = Package(
  name: "FirstFrame",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "FirstFrame", targets: ["FirstFrame"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "FirstFrameSnapshots", targets: ["FirstFrameSnapshots"]),
    .library(name: "FirstFrameRasterizer", targets: ["FirstFrameRasterizer"]),
    .library(name: "OpenTypeText", targets: ["OpenTypeText"]),
    .library(name: "FirstFrameSnapshotAssertions", targets: ["FirstFrameSnapshotAssertions"]),
    .library(name: "FirstFrameCatalog", targets: ["FirstFrameCatalog"]),
    .library(name: "FirstFrameInlineSnapshotAssertions", targets: ["FirstFrameInlineSnapshotAssertions"]),
    .executable(name: "firstframe", targets: ["FirstFrameTool"]),
    .executable(name: "catalog", targets: ["FirstFrameCatalogGallery"]),
  ],
  traits: [
    .trait(
      name: "InlineSnapshots",
      description: "Lets assertInlineSnapshot write into the sources of tests, for which it builds swift-syntax."),
    .trait(
      name: "Porting",
      description: "Gives the tool the commands that port packages written for UIKit; builds swift-syntax."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
  ],
  targets: [
    // Layer 0: C libraries, geometry, and local files.
    library("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    library("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    library("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev", brew: "fribidi"),
    layer("Geometry", on: []),
    layer("WebPages", on: []),
    layer("LocalFiles", on: []),
    layer("ChildProcesses", on: []),
    layer("CompiledResources", on: []),

    // Layer 1: pixels, letters, and linear constraints.
    layer("ConstraintSolving", on: []),
    layer("Imaging", on: ["CPNG", "Geometry"]),
    layer("Typesetting", on: ["Geometry"]),

    // Layer 2: what there is to draw, and every script through font files.
    layer("LayoutTree", on: ["Geometry", "Imaging", "Typesetting"]),
    layer("OpenTypeText", on: ["CFriBidi", "CHarfBuzz", "Geometry", "Imaging", "Typesetting"]),

    // Layer 3: drawing it, and comparing what was drawn.
    layer("Rasterizer", on: ["Geometry", "Imaging", "Typesetting", "LayoutTree"]),
    layer("ImageComparison", on: ["Imaging"]),
    layer("TreeComparison", on: ["Geometry", "Imaging", "LayoutTree", "Typesetting"]),
    layer("TerminalOutput", on: ["Imaging"]),
    layer("ResourcePorting", on: ["CompiledResources", "Geometry", "Imaging", "LayoutTree"]),

    // Layer 4: components, and their snapshots.
    layer(
      "HeadlessUIKit",
      on: ["CompiledResources", "ConstraintSolving", "Geometry", "Imaging", "Typesetting", "LayoutTree"]),
    layer(
      "Snapshots",
      on: [
        "Geometry", "Imaging", "Typesetting", "LayoutTree", "LocalFiles", "Rasterizer", "ImageComparison",
        "TreeComparison",
      ]),

    // Layer 5: assertions for the test frameworks, and the example component library.
    layer(
      "SnapshotReport", on: ["LocalFiles", "Snapshots", "WebPages"],
      embedding: ["Page/Script", "Page/Style", "Page/body.html"]),
    layer("SnapshotAssertions", on: ["Imaging", "LayoutTree", "SnapshotReport", "Snapshots"]),
    layer("InlineSnapshots", on: ["LocalFiles", "Snapshots"], and: [syntax("SwiftParser"), syntax("SwiftSyntax")]),
    layer(
      "Catalog", in: "Examples", on: ["HeadlessUIKit"], and: combine,
      exclude: [
        "Components/Betting/TallOddsMatchCardView/Documentation",
        "Components/Casino/CasinoCategorySectionView/Documentation",
        "Components/Forms/PillItemView/Documentation",
        "Components/Forms/PinDigitEntryView/Documentation",
        "Components/Navigation/AdaptiveTabBarView/Documentation",
      ]),
    layer("ReviewServer", on: ["LocalFiles"]),
    layer("SourceRewriting", on: [], and: [syntax("SwiftParser"), syntax("SwiftSyntax")]),
    layer(
      "PackagePorting", on: ["ChildProcesses", "CompiledResources", "ResourcePorting", "SourceRewriting"],
      and: [syntax("SwiftSyntax")]),

    // Layer 6: deciding on what tests drew, assertions that know sources, and those that know components.
    layer("SnapshotReview", on: ["Imaging", "LocalFiles", "SnapshotReport", "Snapshots"]),
    layer("InlineSnapshotAssertions", on: ["InlineSnapshots", "LayoutTree", "SnapshotAssertions", "Snapshots"]),
    layer(
      "ComponentAssertions",
      on: [
        "Geometry", "HeadlessUIKit", "Imaging", "LayoutTree", "Rasterizer", "SnapshotAssertions", "Snapshots",
        "TreeComparison", "Typesetting",
      ]),

    // Layer 7: what a test imports, and the tools.
    layer(
      "FirstFrame",
      on: [
        "ComponentAssertions", "Geometry", "HeadlessUIKit", "ImageComparison", "Imaging", "LayoutTree", "Rasterizer",
        "SnapshotAssertions", "Snapshots", "Typesetting",
      ]),
    tool(
      "FirstFrameTool", path: "Sources/FirstFrameTool",
      on: [
        "ChildProcesses", "ImageComparison", "Imaging", "LayoutTree", "LocalFiles", "OpenTypeText", "PackagePorting",
        "Rasterizer", "ReviewServer", "SnapshotReport", "SnapshotReview", "Snapshots", "TerminalOutput", "Typesetting",
        "WebPages",
      ],
      and: [.product(name: "FlyingSocks", package: "FlyingFox")],
      embedding: [
        "Port/Previews/Page/previews.css", "Port/Previews/Page/previews.js", "Review/Web/listing.css",
        "Review/Web/listing.js",
      ]),
    tool(
      "FirstFrameCatalogGallery", path: "Examples/Gallery",
      on: [
        "Catalog", "ChildProcesses", "HeadlessUIKit", "Imaging", "LayoutTree", "LocalFiles", "OpenTypeText",
        "Rasterizer", "Snapshots",
        "TerminalOutput", "Typesetting", "WebPages",
      ],
      embedding: ["Page/Script", "Page/Style"]),

    // Tests that misbehave, run as child processes; no test target, so that no run of the tests has them.
    .executableTarget(
      name: "misbehaving-tests",
      dependencies: [
        "FirstFrameComponentAssertions", "HeadlessUIKit", "FirstFrameSnapshots", "FirstFrameSnapshotAssertions",
      ],
      path: "Tests/Misbehaving", swiftSettings: settings),

    // Numbers that a seed brings back, for the tests below.
    layer("SeededRandomness", in: "Tests", on: []),
    // Programs of the package that tests run, and folders for their files.
    layer("ProgramTesting", in: "Tests", on: []),
    tests(of: "Geometry"),
    tests(of: "WebPages"),
    tests(of: "LocalFiles"),
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
    tests(
      of: "HeadlessUIKit",
      with: [
        "CompiledResources", "Geometry", "Imaging", "LayoutTree", "Rasterizer", "SeededRandomness", "Typesetting",
      ]),
    tests(of: "ResourcePorting", with: ["CompiledResources", "Imaging", "LayoutTree", "Rasterizer"]),
    tests(of: "Snapshots", with: ["Geometry", "Imaging", "LayoutTree", "LocalFiles", "Rasterizer", "Typesetting"]),
    tests(
      of: "SnapshotReport", with: ["Imaging", "LayoutTree", "Snapshots", "Typesetting"], exclude: ["Browser"]),
    tests(of: "SnapshotAssertions", with: ["Imaging", "LayoutTree", "SnapshotReport", "Snapshots"]),
    tests(
      of: "InlineSnapshots", with: ["InlineRecordingProcess", "ProgramTesting", "SeededRandomness", "Snapshots"],
      and: [syntax("SwiftParser"), syntax("SwiftSyntax")]),
    .executableTarget(
      name: "FirstFrameInlineRecordingProcess", dependencies: ["FirstFrameInlineSnapshots", "FirstFrameSnapshots"],
      path: "Tests/InlineRecordingProcess", swiftSettings: settings),
    tests(of: "InlineSnapshotAssertions", with: ["Snapshots"]),
    tests(
      of: "ComponentAssertions",
      with: [
        "Catalog", "HeadlessUIKit", "Imaging", "LayoutTree", "Rasterizer", "SeededRandomness", "SnapshotAssertions",
        "Snapshots", "TreeComparison", "Typesetting",
      ],
      and: combine),
    // Swift 5 mode, as a UIKit team's tests are: there a nonisolated XCTest method may build a view.
    tests(
      of: "Catalog",
      with: ["ComponentAssertions", "FirstFrame", "LayoutTree", "Rasterizer", "SeededRandomness", "Typesetting"],
      languageMode: .v5),
    tests(
      of: "CatalogGallery", with: ["Catalog", "FirstFrame", "Imaging", "ProgramTesting", "Snapshots"],
      exclude: ["Browser"]),
    tests(of: "SourceRewriting", and: [syntax("SwiftParser"), syntax("SwiftSyntax")]),
    tests(of: "PackagePorting", with: ["SourceRewriting"]),
    tests(of: "ReviewServer", with: ["ProgramTesting", "SeededRandomness"]),
    tests(of: "TerminalOutput", with: ["Imaging", "SeededRandomness"]),
    tests(of: "FirstFrameTool", with: ["Imaging", "ProgramTesting"]),
    .testTarget(
      name: "SceneTests",
      dependencies: [
        "FirstFrame", "HeadlessUIKit", "FirstFrameImaging", "FirstFrameLayoutTree", "FirstFrameRasterizer",
      ],
      exclude: ["Scenes", "PeerAgreement.json"],
      swiftSettings: settings),
    // Every code block of the guides that components are written by: the components, then their tests in both modes.
    .target(
      name: "SeedComponents", dependencies: ["HeadlessUIKit"], path: "Tests/SeedComponents", swiftSettings: settings),
    .testTarget(
      name: "SeedTests",
      dependencies: ["FirstFrameCatalog", "FirstFrame", "HeadlessUIKit", "SeedComponents"] + combine,
      swiftSettings: settings),
    // Swift 5 mode, and no upcoming features: the blocks as they stand, protocols without isolation or `any`.
    .testTarget(
      name: "SeedSwift5Tests", dependencies: ["FirstFrame", "HeadlessUIKit", "SeedComponents"] + combine,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "FirstFrameGeometry", "FirstFrameImaging", "FirstFrameLayoutTree", "OpenTypeText", "FirstFrameRasterizer",
        "FirstFrameSeededRandomness", "FirstFrameTypesetting",
      ],
      swiftSettings: settings),
  ]
)
