// swift-tools-version: 6.2
import PackageDescription

// The layers of the architecture, lowest first. A target depends only on layers below its own;
// Documentation/Architecture.md describes the purpose of each.

let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Flags that shorten debug builds, which people wait for.
///
/// As many processes as there are processors compile a module: otherwise, each takes 25 files at most, and reads the whole
/// module again. The index leaves out the modules of the system, which those who use them index. The debug information
/// has files, lines and types, but no variables of functions; `swift build -Xswiftc -g` adds them.
///
/// Since version 6.2 of the tools, a package with such flags can be a dependency with a version.
#if os(Linux)
let quickBuilds: [SwiftSetting] = [
  .unsafeFlags(
    ["-driver-batch-size-limit", "1000", "-index-ignore-system-modules", "-gline-tables-only"],
    .when(configuration: .debug))
]
#else
let quickBuilds: [SwiftSetting] = []
#endif

let settings = [.swiftLanguageMode(.v6)] + features + quickBuilds

/// Flags that optimize a module in debug builds too, if the trait is enabled, and leave out the checks that code runs on
/// the main actor and that accesses of a property do not overlap. Builds without the trait make these checks.
#if os(Linux)
let optimization: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode",
      "-enforce-exclusivity=unchecked", "-Xfrontend", "-disable-dynamic-actor-isolation",
    ],
    .when(configuration: .debug, traits: ["OptimizedDebugBuilds"]))
]
#else
let optimization: [SwiftSetting] = []
#endif

/// The name of the module with its sources in a folder.
///
/// SwiftPM requires module names that are unique among all packages of a build, so each name begins with `FirstFrame`,
/// except names that no other package is likely to use.
func module(_ folder: String) -> String {
  ["FirstFrame", "FirstFrameTool", "HeadlessUIKit", "OpenTypeText"].contains(folder) ? folder : "FirstFrame" + folder
}

func layer(
  _ folder: String, in parent: String = "Sources", on dependencies: [String],
  and products: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(
    name: module(folder), dependencies: dependencies.map { .byName(name: module($0)) } + products,
    path: "\(parent)/\(folder)", exclude: exclude,
    swiftSettings: settings + (parent == "Sources" ? optimization : []))
}

func tool(
  _ name: String, path: String, on dependencies: [String], and products: [Target.Dependency] = []
) -> Target {
  .executableTarget(
    name: name,
    dependencies: dependencies.map { .byName(name: module($0)) } + products
      + [.product(name: "ArgumentParser", package: "swift-argument-parser")],
    path: path, swiftSettings: settings)
}

/// A C library. Its module also has a unique name.
func library(_ folder: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: module(folder), path: "Sources/\(folder)", pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}

/// C sources of this package. They can embed other files of their folder.
func sources(
  _ folder: String, in parent: String = "Sources", on dependencies: [String] = [], embedding files: [String] = []
) -> Target {
  .target(
    name: module(folder), dependencies: dependencies.map { .byName(name: module($0)) }, path: "\(parent)/\(folder)",
    exclude: files,
    linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))])
}

/// A product of swift-syntax, which is built only if a trait that needs it is enabled.
func syntax(_ name: String) -> Target.Dependency {
  .product(name: name, package: "swift-syntax", condition: .when(traits: ["InlineSnapshots", "Porting"]))
}

/// OpenCombine, which has the API of Combine on every platform. The catalog's view models and some tests use it.
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
    swiftSettings: [.swiftLanguageMode(languageMode)] + features + quickBuilds)
}

let package = Package(
  name: "FirstFrame",
  platforms: [.macOS(.v15)],
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
      description: "Allows assertInlineSnapshot to write into the sources of tests; builds swift-syntax."),
    .trait(
      name: "Porting",
      description: "Adds commands to the tool that port packages written for UIKit; builds swift-syntax."),
    .trait(
      name: "OptimizedDebugBuilds",
      description: "Optimizes debug builds on Linux: faster tests, a longer first build."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.0"),
  ],
  targets: [
    // Layer 0: C libraries, the conditions of processes, geometry, escaping, web pages, local files,
    // and compiled resources.
    library("CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    library("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    library("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev", brew: "fribidi"),
    sources("CConditions"),
    sources("CTestProcess"),
    // Swift 6 has no setter of the arguments.
    .target(
      name: module("TestArguments"), path: "Sources/TestArguments",
      swiftSettings: [.swiftLanguageMode(.v5)] + features + quickBuilds),
    sources("CPageFiles", embedding: ["Listing", "Previews", "Report"]),
    layer("Conditions", on: ["CConditions"]),
    layer("Geometry", on: []),
    layer("TextEscaping", on: []),
    layer("WebPages", on: ["CPageFiles"]),
    layer("LocalFiles", on: ["TextEscaping"]),
    layer("ChildProcesses", on: ["LocalFiles"]),
    layer("CompiledResources", on: []),

    // Layer 1: pixels, letters, and linear constraints.
    layer("ConstraintSolving", on: []),
    layer("Imaging", on: ["CPNG", "Geometry"]),
    layer("Typesetting", on: ["Geometry"]),

    // Layer 2: the description of a frame, and text in every script through font files.
    layer("LayoutTree", on: ["Geometry", "Imaging", "LocalFiles", "Typesetting"]),
    layer("OpenTypeText", on: ["CFriBidi", "CHarfBuzz", "Geometry", "Imaging", "LocalFiles", "Typesetting"]),

    // Layer 3: drawing frames, comparing pictures and trees, terminal output, and porting resources.
    layer("Rasterizer", on: ["Geometry", "Imaging", "Typesetting", "LayoutTree"]),
    layer("ImageComparison", on: ["Imaging"]),
    layer("TreeComparison", on: ["Geometry", "Imaging", "LayoutTree", "TextEscaping", "Typesetting"]),
    layer("TerminalOutput", on: ["Imaging", "LocalFiles"]),
    layer(
      "ResourcePorting",
      on: ["CompiledResources", "Geometry", "Imaging", "LayoutTree", "LocalFiles", "OpenTypeText", "TextEscaping"]),

    // Layer 4: components, and their snapshots.
    layer(
      "HeadlessUIKit",
      on: [
        "CompiledResources", "ConstraintSolving", "Geometry", "Imaging", "LayoutTree", "LocalFiles", "Rasterizer",
        "Typesetting",
      ]),
    layer(
      "Snapshots",
      on: [
        "Conditions", "Geometry", "Imaging", "Typesetting", "LayoutTree", "LocalFiles", "Rasterizer",
        "ImageComparison", "TextEscaping", "TreeComparison",
      ]),

    // Places in the sources of components that probably caused a change.
    layer("ChangeCauses", on: ["LocalFiles"]),

    // Layer 5: reports, assertions for the test frameworks, the example component library, and porting packages.
    layer(
      "SnapshotReport", on: ["CPageFiles", "ChangeCauses", "LocalFiles", "Snapshots", "TextEscaping", "WebPages"]),
    layer(
      "SnapshotAssertions",
      on: [
        "CTestProcess", "Imaging", "LayoutTree", "LocalFiles", "SnapshotReport", "Snapshots", "TestArguments",
        "TextEscaping",
      ]),
    layer(
      "InlineSnapshots", on: ["LocalFiles", "Snapshots", "TextEscaping"],
      and: [syntax("SwiftParser"), syntax("SwiftSyntax")]),
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
    layer(
      "SourceRewriting", on: ["LocalFiles", "TextEscaping"],
      and: [syntax("SwiftParser"), syntax("SwiftParserDiagnostics"), syntax("SwiftDiagnostics"), syntax("SwiftSyntax")]),
    layer(
      "PackagePorting",
      on: [
        "ChildProcesses", "CompiledResources", "LocalFiles", "ResourcePorting", "SourceRewriting", "TextEscaping",
      ],
      and: [syntax("SwiftSyntax")]),

    // Layer 6: reviewing changes, inline snapshot assertions, and checks of components.
    layer("SnapshotReview", on: ["Imaging", "LocalFiles", "SnapshotReport", "Snapshots", "TextEscaping"]),
    layer("InlineSnapshotAssertions", on: ["InlineSnapshots", "LayoutTree", "SnapshotAssertions", "Snapshots"]),
    layer(
      "ComponentAssertions",
      on: [
        "Conditions", "Geometry", "HeadlessUIKit", "Imaging", "LayoutTree", "LocalFiles", "Rasterizer",
        "SnapshotAssertions", "Snapshots", "TreeComparison", "Typesetting",
      ]),

    // Layer 7: the module that tests import, and the tools.
    layer(
      "FirstFrame",
      on: [
        "ComponentAssertions", "Geometry", "HeadlessUIKit", "ImageComparison", "Imaging", "LayoutTree", "Rasterizer",
        "SnapshotAssertions", "Snapshots", "Typesetting",
      ]),
    tool(
      "FirstFrameTool", path: "Sources/FirstFrameTool",
      on: [
        "CPageFiles", "ChildProcesses", "Conditions", "ImageComparison", "Imaging", "LayoutTree", "LocalFiles",
        "OpenTypeText", "PackagePorting", "Rasterizer", "ReviewServer", "SnapshotReport", "SnapshotReview", "Snapshots",
        "TerminalOutput", "TextEscaping", "TreeComparison", "Typesetting", "WebPages",
      ],
      and: [.product(name: "FlyingSocks", package: "FlyingFox")]),
    sources("CGalleryPage", in: "Examples", on: ["CPageFiles"], embedding: ["Script", "Style"]),
    tool(
      "FirstFrameCatalogGallery", path: "Examples/Gallery",
      on: [
        "CGalleryPage", "Catalog", "ChildProcesses", "HeadlessUIKit", "Imaging", "LayoutTree", "LocalFiles",
        "OpenTypeText", "Rasterizer", "Snapshots", "TerminalOutput", "TextEscaping", "Typesetting", "WebPages",
      ]),

    // Tests that misbehave on purpose. They are a program that other tests run as a child process, not a test target.
    .executableTarget(
      name: "misbehaving-tests",
      dependencies: [
        "FirstFrameComponentAssertions", "FirstFrameLayoutTree", "HeadlessUIKit", "FirstFrameSnapshots",
        "FirstFrameSnapshotAssertions",
      ],
      path: "Tests/Misbehaving", swiftSettings: settings),

    // Hostile inputs: a program that reads damaged files. FuzzTests runs its short form.
    .executableTarget(
      name: "FirstFrameHostileInputs",
      dependencies: [
        "FirstFrameCompiledResources", "FirstFrameGeometry", "FirstFrameImaging", "FirstFrameLayoutTree",
        "OpenTypeText", "FirstFramePackagePorting", "FirstFrameRasterizer", "FirstFrameResourcePorting",
        "FirstFrameSeededRandomness", "FirstFrameSnapshotReport", "FirstFrameSnapshots", "FirstFrameTypesetting",
      ],
      path: "Tests/HostileInputs", swiftSettings: settings),
    // The catalogue in several environments, one after the other: a program that CatalogTests runs in several orders.
    .executableTarget(
      name: "FirstFrameTraitOrder",
      dependencies: [
        "FirstFrameCatalog", "FirstFrameImaging", "FirstFrameLayoutTree", "FirstFrameLocalFiles",
        "FirstFrameRasterizer", "HeadlessUIKit",
      ],
      path: "Tests/TraitOrder", swiftSettings: settings),
    // Hot paths: a program whose instructions are counted.
    .executableTarget(
      name: "FirstFrameHotPaths",
      dependencies: [
        "FirstFrameCatalog", "FirstFrameImageComparison", "FirstFrameImaging", "FirstFrameLayoutTree",
        "FirstFrameRasterizer", "FirstFrameSnapshotAssertions", "FirstFrameSnapshots", "HeadlessUIKit",
      ],
      path: "Tests/HotPaths", exclude: ["Instructions.tsv"], swiftSettings: settings),
    // Random numbers that a seed reproduces, for the tests below.
    layer("SeededRandomness", in: "Tests", on: []),
    // Functions for tests that run programs of the package, and folders for their files.
    layer("ProgramTesting", in: "Tests", on: []),
    tests(of: "Conditions"),
    tests(of: "Geometry"),
    tests(of: "TextEscaping", with: ["ProgramTesting", "SeededRandomness"]),
    tests(of: "WebPages"),
    tests(of: "LocalFiles"),
    tests(of: "ConstraintSolving", with: ["SeededRandomness"]),
    tests(of: "Imaging", with: ["SeededRandomness"]),
    tests(of: "Typesetting", with: ["Geometry", "SeededRandomness"]),
    tests(
      of: "OpenTypeText",
      with: ["CHarfBuzz", "Geometry", "Imaging", "LayoutTree", "Rasterizer", "SeededRandomness", "Typesetting"],
      exclude: ["FreeTypeInk.json"]),
    tests(of: "LayoutTree", with: ["Geometry", "Imaging", "Typesetting"]),
    tests(of: "Rasterizer", with: ["Geometry", "Imaging", "LayoutTree", "SeededRandomness", "Typesetting"]),
    tests(of: "ImageComparison", with: ["Imaging", "SeededRandomness"]),
    tests(of: "ChangeCauses"),
    tests(of: "TreeComparison", with: ["Geometry", "Imaging", "LayoutTree", "SeededRandomness", "Typesetting"]),
    tests(
      of: "HeadlessUIKit",
      with: [
        "CompiledResources", "Geometry", "Imaging", "LayoutTree", "Rasterizer", "SeededRandomness", "Typesetting",
      ],
      and: [syntax("SwiftParser"), syntax("SwiftSyntax")]),
    // Cases with the frames, sizes and colours that UIKit was measured to give.
    .testTarget(
      name: "UIKitConformanceTests",
      dependencies: ["HeadlessUIKit", "FirstFrameImaging", "FirstFrameLayoutTree", "FirstFrameRasterizer"],
      exclude: ["Suite/KnownDifferences.tsv", "Suite/NotBuildable.tsv"],
      swiftSettings: settings),
    tests(of: "ResourcePorting", with: ["CompiledResources", "Imaging", "LayoutTree", "Rasterizer"]),
    tests(
      of: "Snapshots",
      with: ["Conditions", "Geometry", "Imaging", "LayoutTree", "LocalFiles", "Rasterizer", "Typesetting"]),
    tests(
      of: "SnapshotReport", with: ["ChangeCauses", "Imaging", "LayoutTree", "Snapshots", "Typesetting"],
      exclude: ["Browser"]),
    tests(of: "SnapshotAssertions", with: ["Imaging", "LayoutTree", "SnapshotReport", "Snapshots"]),
    tests(
      of: "InlineSnapshots",
      with: ["InlineRecordingProcess", "ProgramTesting", "SeededRandomness", "Snapshots", "TextEscaping"],
      and: [syntax("SwiftParser"), syntax("SwiftSyntax")]),
    .executableTarget(
      name: "FirstFrameInlineRecordingProcess", dependencies: ["FirstFrameInlineSnapshots", "FirstFrameSnapshots"],
      path: "Tests/InlineRecordingProcess", swiftSettings: settings),
    tests(of: "InlineSnapshotAssertions", with: ["Snapshots"]),
    tests(
      of: "ComponentAssertions",
      with: [
        "Catalog", "Conditions", "HeadlessUIKit", "Imaging", "LayoutTree", "Rasterizer", "SeededRandomness",
        "SnapshotAssertions", "Snapshots", "TreeComparison", "Typesetting",
      ],
      and: combine),
    // Swift 5 mode, which many UIKit teams use for tests: it allows a nonisolated XCTest method to create a view.
    tests(
      of: "Catalog",
      with: [
        "ComponentAssertions", "FirstFrame", "LayoutTree", "ProgramTesting", "Rasterizer", "SeededRandomness",
        "TraitOrder", "Typesetting",
      ],
      languageMode: .v5),
    tests(
      of: "CatalogGallery", with: ["Catalog", "FirstFrame", "Imaging", "ProgramTesting", "Snapshots"],
      exclude: ["Browser"]),
    tests(of: "SourceRewriting", and: [syntax("SwiftParser"), syntax("SwiftSyntax")]),
    tests(of: "PackagePorting", with: ["SourceRewriting"]),
    tests(of: "SnapshotReview", with: ["Imaging", "SeededRandomness"]),
    tests(of: "ReviewServer", with: ["ProgramTesting", "SeededRandomness"]),
    tests(of: "TerminalOutput", with: ["Imaging", "SeededRandomness"]),
    tests(
      of: "FirstFrameTool",
      with: [
        "FirstFrame", "Imaging", "LayoutTree", "LocalFiles", "ProgramTesting", "SeededRandomness", "Snapshots",
        "TextEscaping",
      ],
      and: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
    .testTarget(
      name: "SceneTests",
      dependencies: [
        "FirstFrame", "HeadlessUIKit", "FirstFrameImaging", "FirstFrameLayoutTree", "FirstFrameRasterizer",
      ],
      exclude: ["Scenes", "PeerAgreement.json"],
      swiftSettings: settings),
    // A seed is a guide for component authors. These targets contain every code block of the seeds: the components,
    // then their tests in both language modes.
    .target(
      name: "SeedComponents", dependencies: ["HeadlessUIKit"], path: "Tests/SeedComponents", swiftSettings: settings),
    .testTarget(
      name: "SeedTests",
      dependencies: ["FirstFrameCatalog", "FirstFrame", "HeadlessUIKit", "SeedComponents"] + combine,
      swiftSettings: settings),
    // Swift 5 mode without upcoming features: the unchanged code blocks, with protocols without isolation or `any`.
    .testTarget(
      name: "SeedSwift5Tests", dependencies: ["FirstFrame", "HeadlessUIKit", "SeedComponents"] + combine,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "FirstFrameHostileInputs", "FirstFrameImaging", "FirstFrameLayoutTree", "FirstFrameRasterizer",
        "FirstFrameSeededRandomness", "FirstFrameTypesetting",
      ],
      swiftSettings: settings),
  ]
)
