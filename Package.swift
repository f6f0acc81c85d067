// swift-tools-version: 6.2
import PackageDescription

// The groups of modules, lowest first, and the modules of each group, lowest first. A module depends only on modules
// above it in this file; Documentation/Architecture.md describes the purpose of each.

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

/// The name of the module with its sources in a folder, which is named by itself or after its group.
///
/// SwiftPM requires module names that are unique among all packages of a build, so each name begins with `FirstFrame`,
/// except names that no other package is likely to use.
func module(_ path: String) -> String {
  let folder = path.split(separator: "/").last.map(String.init) ?? path
  let isUnique = ["FirstFrame", "FirstFrameTool", "HeadlessSwiftUI", "HeadlessUIKit", "OpenTypeText"].contains(folder)
  return isUnique ? folder : "FirstFrame" + folder
}

/// A module of a group.
func layer(
  _ path: String, in parent: String = "Sources", on dependencies: [String] = [],
  and products: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(
    name: module(path), dependencies: dependencies.map { .byName(name: module($0)) } + products,
    path: "\(parent)/\(path)", exclude: exclude,
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
func library(_ path: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(
    name: module(path), path: "Sources/\(path)", pkgConfig: pkgConfig,
    providers: [.apt([apt]), .brew([brew])])
}

/// C sources of this package. They can embed other files of their folder.
func sources(
  _ path: String, in parent: String = "Sources", on dependencies: [String] = [], embedding files: [String] = []
) -> Target {
  .target(
    name: module(path), dependencies: dependencies.map { .byName(name: module($0)) }, path: "\(parent)/\(path)",
    exclude: files,
    linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))])
}

/// A product of swift-syntax, which is built only if the trait that needs it is enabled.
func syntax(_ name: String) -> Target.Dependency {
  .product(name: name, package: "swift-syntax", condition: .when(traits: ["InlineSnapshots"]))
}

/// OpenCombine, which has the API of Combine on every platform. HeadlessSwiftUI observes its objects; the catalog's view
/// models and some tests use it.
let combine: [Target.Dependency] = [
  .product(name: "OpenCombine", package: "OpenCombine"),
  .product(name: "OpenCombineDispatch", package: "OpenCombine"),
]

func tests(
  of path: String, with others: [String] = [], and products: [Target.Dependency] = [], exclude: [String] = [],
  languageMode: SwiftLanguageMode = .v6
) -> Target {
  .testTarget(
    name: (path.split(separator: "/").last ?? "") + "Tests",
    dependencies: ([path] + others).map { .byName(name: module($0)) } + products,
    path: "Tests/\(path)Tests", exclude: exclude,
    swiftSettings: [.swiftLanguageMode(languageMode)] + features + quickBuilds)
}

let package = Package(
  name: "FirstFrame",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "FirstFrame", targets: ["FirstFrame"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "HeadlessSwiftUI", targets: ["HeadlessSwiftUI"]),
    .library(name: "FirstFrameViewSnapshots", targets: ["FirstFrameViewSnapshots"]),
    .library(name: "FirstFrameSnapshots", targets: ["FirstFrameSnapshots"]),
    .library(name: "FirstFrameRasterizer", targets: ["FirstFrameRasterizer"]),
    .library(name: "OpenTypeText", targets: ["OpenTypeText"]),
    .library(name: "FirstFrameSnapshotAssertions", targets: ["FirstFrameSnapshotAssertions"]),
    .library(name: "FirstFrameInlineSnapshotAssertions", targets: ["FirstFrameInlineSnapshotAssertions"]),
    .executable(name: "firstframe", targets: ["FirstFrameTool"]),
    // What the package in Porting uses of this one. It can change in any version.
    .library(
      name: "FirstFramePortingSupport",
      targets: [
        "CompiledResources", "Geometry", "Imaging", "InterfaceDocuments", "LayoutTree", "LocalFiles", "OpenTypeText",
        "PreviewGallery", "SnapshotReport", "TerminalOutput", "TextEscaping", "WebPages",
      ].map(module)),
    .executable(name: "catalog", targets: ["FirstFrameCatalogGallery"]),
  ],
  traits: [
    .trait(
      name: "InlineSnapshots",
      description: "Allows assertInlineSnapshot to write into the sources of tests; builds swift-syntax."),
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
    // Files: text for other programs, files and child processes.
    layer("Files/TextEscaping"),
    layer("Files/LocalFiles", on: ["TextEscaping"]),

    // Drawing: geometry, pixels and text; the description of a frame; pictures of it.
    library("Drawing/CPNG", pkgConfig: "libpng", apt: "libpng-dev", brew: "libpng"),
    library("Drawing/CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    library("Drawing/CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev", brew: "fribidi"),
    layer("Drawing/Geometry"),
    layer("Drawing/Imaging", on: ["CPNG", "Geometry", "TextEscaping"]),
    layer("Drawing/Caching"),
    layer("Drawing/Typesetting", on: ["Caching", "Geometry", "TextEscaping"]),
    layer("Drawing/LayoutTree", on: ["Geometry", "Imaging", "LocalFiles", "TextEscaping", "Typesetting"]),
    layer(
      "Drawing/OpenTypeText",
      on: ["CFriBidi", "CHarfBuzz", "Geometry", "Imaging", "LocalFiles", "TextEscaping", "Typesetting"]),
    layer("Drawing/Rasterizer", on: ["Caching", "Geometry", "Imaging", "LayoutTree", "TextEscaping", "Typesetting"]),

    // Components: views, controllers and their layout.
    layer("Components/ConstraintSolving"),
    layer("Components/CompiledResources", on: ["LocalFiles", "TextEscaping"]),
    layer("Components/InterfaceDocuments"),
    layer(
      "Components/HeadlessUIKit",
      on: [
        "Caching", "CompiledResources", "ConstraintSolving", "Geometry", "Imaging", "InterfaceDocuments", "LayoutTree",
        "LocalFiles", "Rasterizer", "Typesetting",
      ]),
    layer(
      "Components/HeadlessSwiftUI", on: ["Geometry", "HeadlessUIKit", "LayoutTree"],
      and: [.product(name: "OpenCombine", package: "OpenCombine")]),

    // Comparing: two pictures, and two layout trees.
    layer("Comparing/ImageComparison", on: ["Imaging"]),
    layer("Comparing/TreeComparison", on: ["Geometry", "Imaging", "LayoutTree", "TextEscaping", "Typesetting"]),

    // Recording: snapshots, their references, and the conditions under which they are taken.
    sources("Recording/CConditions"),
    layer("Recording/Conditions", on: ["CConditions"]),
    layer(
      "Recording/Snapshots",
      on: [
        "Conditions", "Geometry", "ImageComparison", "Imaging", "LayoutTree", "LocalFiles", "Rasterizer",
        "TextEscaping", "TreeComparison", "Typesetting",
      ]),

    // Reporting: the results of a run, for people and for other programs.
    sources("Reporting/WebPages/CPageFiles", embedding: ["Gallery", "Listing", "Report", "Watch"]),
    layer("Reporting/WebPages", on: ["CPageFiles"], exclude: ["CPageFiles"]),
    layer("Reporting/ChangeCauses", on: ["LocalFiles"]),
    layer(
      "Reporting/SnapshotReport",
      on: ["ChangeCauses", "Imaging", "LocalFiles", "Snapshots", "TextEscaping", "WebPages"]),
    layer("Reporting/PreviewGallery", on: ["LocalFiles", "TextEscaping", "WebPages"]),

    // Testing: assertions for the test frameworks, and checks of components.
    sources("Testing/CTestProcess"),
    // Swift 6 has no setter of the arguments.
    .target(
      name: module("TestArguments"), path: "Sources/Testing/TestArguments",
      swiftSettings: [.swiftLanguageMode(.v5)] + features + quickBuilds),
    layer(
      "Testing/SnapshotAssertions",
      on: [
        "CTestProcess", "Imaging", "LayoutTree", "LocalFiles", "OpenTypeText", "SnapshotReport", "Snapshots",
        "TestArguments", "TextEscaping",
      ]),
    layer(
      "Testing/InlineSnapshotAssertions",
      on: ["LayoutTree", "LocalFiles", "SnapshotAssertions", "Snapshots", "TextEscaping"],
      and: [syntax("SwiftParser"), syntax("SwiftSyntax")]),
    sources("Testing/CPreviewGetters"),
    layer(
      "Testing/ComponentAssertions",
      on: [
        "CPreviewGetters", "Conditions", "Geometry", "HeadlessUIKit", "Imaging", "LayoutTree", "LocalFiles",
        "OpenTypeText", "PreviewGallery", "Rasterizer", "SnapshotAssertions", "Snapshots", "TextEscaping",
        "TreeComparison", "Typesetting",
      ]),
    layer(
      "Testing/FirstFrame",
      on: [
        "ComponentAssertions", "Geometry", "HeadlessUIKit", "ImageComparison", "Imaging", "LayoutTree", "Rasterizer",
        "SnapshotAssertions", "Snapshots", "Typesetting",
      ]),
    layer(
      "Testing/ViewSnapshots",
      on: [
        "ComponentAssertions", "HeadlessSwiftUI", "HeadlessUIKit", "ImageComparison", "Imaging", "LayoutTree",
        "Snapshots",
      ]),

    // Reviewing: accepting and rejecting changes, and the command-line tool.
    layer("Reviewing/TerminalOutput", on: ["Imaging", "LocalFiles"]),
    layer("Reviewing/SnapshotReview", on: ["Imaging", "LocalFiles", "SnapshotReport", "Snapshots", "TextEscaping"]),
    layer("Reviewing/ReviewServer", on: ["LocalFiles", "TextEscaping"]),
    sources("Reviewing/CHuntLibrary", embedding: ["Library"]),
    tool(
      "FirstFrameTool", path: "Sources/Reviewing/FirstFrameTool",
      on: [
        "CHuntLibrary", "ChangeCauses", "Conditions", "ImageComparison", "Imaging", "LayoutTree", "LocalFiles",
        "OpenTypeText", "PreviewGallery", "Rasterizer", "ReviewServer", "SnapshotReport", "SnapshotReview", "Snapshots",
        "TerminalOutput",
        "TextEscaping", "TreeComparison", "Typesetting", "WebPages",
      ],
      and: [.product(name: "FlyingSocks", package: "FlyingFox")]),

    // Examples: a component library, and the tool that draws it.
    layer(
      "Catalog", in: "Examples", on: ["HeadlessSwiftUI", "HeadlessUIKit"], and: combine,
      exclude: [
        "Components/Betting/TallOddsMatchCardView/Documentation",
        "Components/Casino/CasinoCategorySectionView/Documentation",
        "Components/Forms/PillItemView/Documentation",
        "Components/Forms/PinDigitEntryView/Documentation",
        "Components/Navigation/AdaptiveTabBarView/Documentation",
      ]),
    tool(
      "FirstFrameCatalogGallery", path: "Examples/Gallery",
      on: [
        "Catalog", "HeadlessUIKit", "Imaging", "LayoutTree", "LocalFiles", "OpenTypeText", "PreviewGallery",
        "Rasterizer", "Snapshots", "TerminalOutput", "TextEscaping", "Typesetting",
      ]),

    // Tests that misbehave on purpose. They are a program that other tests run as a child process, not a test target.
    .executableTarget(
      name: "misbehaving-tests",
      dependencies: [
        "FirstFrameComponentAssertions", "FirstFrameLayoutTree", "HeadlessUIKit", "FirstFrameSnapshots",
        "FirstFrameSnapshotAssertions",
      ],
      path: "Tests/Programs/Misbehaving", swiftSettings: settings),

    // Hostile inputs: a program that reads damaged files. FuzzTests runs its short form.
    .executableTarget(
      name: "FirstFrameHostileInputs",
      dependencies: [
        "FirstFrameGeometry", "FirstFrameImaging", "FirstFrameLayoutTree", "OpenTypeText", "FirstFrameRasterizer",
        "FirstFrameSeededRandomness", "FirstFrameSnapshotReport", "FirstFrameSnapshots", "FirstFrameTypesetting",
      ],
      path: "Tests/Programs/HostileInputs", swiftSettings: settings),
    // The catalog in several environments, one after the other: a program that CatalogTests runs in several orders.
    .executableTarget(
      name: "FirstFrameTraitOrder",
      dependencies: [
        "FirstFrameCatalog", "FirstFrameImaging", "FirstFrameLayoutTree", "FirstFrameLocalFiles",
        "FirstFrameRasterizer", "HeadlessUIKit",
      ],
      path: "Tests/Programs/TraitOrder", swiftSettings: settings),
    // Hot paths: a program whose instructions are counted.
    .executableTarget(
      name: "FirstFrameHotPaths",
      dependencies: [
        "FirstFrameCatalog", "FirstFrameImageComparison", "FirstFrameImaging", "FirstFrameLayoutTree",
        "FirstFrameRasterizer", "FirstFrameSnapshotAssertions", "FirstFrameSnapshots", "HeadlessSwiftUI",
        "HeadlessUIKit",
      ],
      path: "Tests/Programs/HotPaths", exclude: ["Instructions.tsv"], swiftSettings: settings),
    // Random numbers that a seed reproduces, for the tests below.
    layer("SeededRandomness", in: "Tests/Support", on: []),
    // Functions for tests that run programs of the package, and folders for their files.
    layer("ProgramTesting", in: "Tests/Support", on: []),
    tests(of: "Recording/Conditions", with: ["ProgramTesting"]),
    tests(of: "Drawing/Geometry"),
    tests(of: "Drawing/Caching"),
    tests(of: "Files/TextEscaping", with: ["ProgramTesting", "SeededRandomness"]),
    tests(of: "Reporting/WebPages"),
    tests(of: "Reporting/PreviewGallery", with: ["ProgramTesting"]),
    tests(of: "Files/LocalFiles", with: ["ProgramTesting"]),
    tests(of: "Components/InterfaceDocuments"),
    tests(of: "Components/ConstraintSolving", with: ["SeededRandomness"]),
    tests(of: "Drawing/Imaging", with: ["SeededRandomness"]),
    tests(of: "Drawing/Typesetting", with: ["Geometry", "SeededRandomness"]),
    tests(
      of: "Drawing/OpenTypeText",
      with: [
        "CHarfBuzz", "Geometry", "Imaging", "LayoutTree", "ProgramTesting", "Rasterizer", "SeededRandomness",
        "Typesetting",
      ],
      exclude: ["FreeTypeInk.json"]),
    tests(of: "Drawing/LayoutTree", with: ["Geometry", "Imaging", "Typesetting"]),
    tests(
      of: "Drawing/Rasterizer",
      with: ["Geometry", "Imaging", "LayoutTree", "LocalFiles", "ProgramTesting", "SeededRandomness", "Typesetting"]),
    tests(of: "Comparing/ImageComparison", with: ["Imaging", "SeededRandomness"]),
    tests(of: "Reporting/ChangeCauses"),
    tests(
      of: "Comparing/TreeComparison", with: ["Geometry", "Imaging", "LayoutTree", "SeededRandomness", "Typesetting"]),
    tests(
      of: "Components/HeadlessUIKit",
      with: [
        "CompiledResources", "Geometry", "Imaging", "LayoutTree", "ProgramTesting", "Rasterizer", "SeededRandomness",
        "Typesetting",
      ],
      and: [syntax("SwiftParser"), syntax("SwiftSyntax")], exclude: ["InterfaceBuilder/Documents"]),
    tests(
      of: "Components/HeadlessSwiftUI",
      with: [
        "ComponentAssertions", "FirstFrame", "Geometry", "HeadlessUIKit", "Imaging", "LayoutTree", "Rasterizer",
        "Snapshots", "Typesetting", "ViewSnapshots",
      ],
      and: combine),
    // Cases with the frames, sizes and colors that UIKit was measured to give.
    .testTarget(
      name: "UIKitConformanceTests",
      dependencies: [
        "HeadlessUIKit", "FirstFrameGeometry", "FirstFrameImaging", "FirstFrameLayoutTree", "FirstFrameProgramTesting",
        "FirstFrameRasterizer", "FirstFrameTypesetting",
      ],
      path: "Tests/Components/UIKitConformanceTests",
      exclude: ["Cases/Text/MeasuredLabels.tsv", "Suite/KnownDifferences.tsv", "Suite/NotBuildable.tsv"],
      swiftSettings: settings),
    // Cases with the frames that Apple's documentation states for SwiftUI, or that were measured.
    .testTarget(
      name: "SwiftUIConformanceTests",
      dependencies: [
        "HeadlessSwiftUI", "HeadlessUIKit", "FirstFrameGeometry", "FirstFrameLayoutTree", "FirstFrameProgramTesting",
      ],
      path: "Tests/Components/SwiftUIConformanceTests",
      exclude: ["Suite/KnownDifferences.tsv"],
      swiftSettings: settings),
    tests(
      of: "Recording/Snapshots",
      with: [
        "Conditions", "Geometry", "Imaging", "LayoutTree", "LocalFiles", "ProgramTesting", "Rasterizer", "Typesetting",
      ]),
    tests(
      of: "Reporting/SnapshotReport",
      with: ["ChangeCauses", "Imaging", "LayoutTree", "LocalFiles", "ProgramTesting", "Snapshots", "Typesetting"],
      exclude: ["Browser"]),
    tests(
      of: "Testing/SnapshotAssertions",
      with: ["Imaging", "LayoutTree", "ProgramTesting", "SnapshotReport", "Snapshots"]),
    tests(
      of: "Testing/InlineSnapshotAssertions",
      with: ["InlineRecordingProcess", "ProgramTesting", "SeededRandomness", "Snapshots", "TextEscaping"],
      and: [syntax("SwiftParser"), syntax("SwiftSyntax")]),
    .executableTarget(
      name: "FirstFrameInlineRecordingProcess",
      dependencies: ["FirstFrameInlineSnapshotAssertions", "FirstFrameSnapshots"],
      path: "Tests/Programs/InlineRecordingProcess", swiftSettings: settings),
    tests(
      of: "Testing/ComponentAssertions",
      with: [
        "Catalog", "Conditions", "HeadlessUIKit", "Imaging", "LayoutTree", "PreviewGallery", "ProgramTesting",
        "Rasterizer", "SeededRandomness", "SnapshotAssertions", "Snapshots", "TreeComparison", "Typesetting",
      ],
      and: combine),
    // Swift 5 mode, which many UIKit teams use for tests: it allows a nonisolated XCTest method to create a view.
    tests(
      of: "Examples/Catalog",
      with: [
        "ComponentAssertions", "FirstFrame", "HeadlessSwiftUI", "LayoutTree", "ProgramTesting", "Rasterizer",
        "SeededRandomness", "TraitOrder", "Typesetting", "ViewSnapshots",
      ],
      languageMode: .v5),
    tests(
      of: "Examples/CatalogGallery", with: ["Catalog", "FirstFrame", "Imaging", "ProgramTesting", "Snapshots"],
      exclude: ["Browser"]),
    tests(of: "Reviewing/SnapshotReview", with: ["Imaging", "SeededRandomness"]),
    tests(of: "Reviewing/ReviewServer", with: ["ProgramTesting", "SeededRandomness"]),
    tests(of: "Reviewing/TerminalOutput", with: ["Imaging", "SeededRandomness"]),
    tests(
      of: "Reviewing/FirstFrameTool",
      with: [
        "FirstFrame", "Imaging", "LayoutTree", "LocalFiles", "OpenTypeText", "PreviewGallery", "ProgramTesting",
        "SeededRandomness", "SnapshotReport", "Snapshots", "TextEscaping",
      ],
      and: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
    .testTarget(
      name: "SceneTests",
      dependencies: [
        "FirstFrame", "HeadlessSwiftUI", "HeadlessUIKit", "FirstFrameImaging", "FirstFrameLayoutTree",
        "FirstFrameProgramTesting", "FirstFrameRasterizer", "FirstFrameTypesetting", "OpenTypeText",
      ],
      path: "Tests/Drawing/SceneTests", exclude: ["Scenes", "Storyboards", "PeerAgreement.json"],
      swiftSettings: settings),
    // Tests of the sources and pages themselves.
    .testTarget(
      name: "ArchitectureTests", dependencies: ["FirstFrameProgramTesting"],
      path: "Tests/Repository/ArchitectureTests", swiftSettings: settings),
    // A seed is a guide for component authors. These targets contain every code block of the seeds: the components,
    // then their tests in both language modes.
    .target(
      name: "SeedComponents", dependencies: ["HeadlessUIKit"], path: "Tests/Seeds/SeedComponents",
      swiftSettings: settings),
    .testTarget(
      name: "SeedTests",
      dependencies: [
        "FirstFrameCatalog", "FirstFrame", "FirstFrameProgramTesting", "HeadlessUIKit", "SeedComponents",
      ] + combine,
      path: "Tests/Seeds/SeedTests", resources: [.process("ReuseTokens/Nibs")], swiftSettings: settings),
    // Swift 5 mode without upcoming features: the unchanged code blocks, with protocols without isolation or `any`.
    .testTarget(
      name: "SeedSwift5Tests", dependencies: ["FirstFrame", "HeadlessUIKit", "SeedComponents"] + combine,
      path: "Tests/Seeds/SeedSwift5Tests", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "FirstFrameHostileInputs", "FirstFrameImaging", "FirstFrameLayoutTree", "FirstFrameRasterizer",
        "FirstFrameSeededRandomness", "FirstFrameTypesetting",
      ],
      path: "Tests/Programs/FuzzTests", swiftSettings: settings),
  ]
)
