// swift-tools-version: 6.1
import PackageDescription

// The modules that code for iOS imports, under Apple's names. They are a separate package, so that only ports depend on
// modules named UIKit and Combine: otherwise `canImport(UIKit)` would be true in every package.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The name of FirstFrame's package, which is the name of its folder.
let firstFrame = Context.packageDirectory.split(separator: "/").dropLast().last.map(String.init) ?? "FirstFrame"
let components = Target.Dependency.product(name: "HeadlessUIKit", package: firstFrame)
let views = Target.Dependency.product(name: "HeadlessSwiftUI", package: firstFrame)
let fonts = Target.Dependency.product(name: "OpenTypeText", package: firstFrame)
let snapshots = Target.Dependency.product(name: "FirstFrame", package: firstFrame)
/// FirstFrame's assertions, with an interface for assertions with other names.
let assertions = Target.Dependency.product(name: "FirstFrameSnapshotAssertions", package: firstFrame)

/// FirstFrame's dumps of layout trees.
let drawing = Target.Dependency.product(name: "FirstFrameRasterizer", package: firstFrame)

/// The overlays that the compiler requires in files that import Testing together with UIKit.
let testingOverlays: [Target.Dependency] = ["_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit"]

func platform(_ name: String, on dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The modules of Apple's other frameworks, and the modules of this package that they import. A port builds only those
/// that its package imports.
let frameworks: KeyValuePairs<String, [String]> = [
  "AudioToolbox": ["DarwinFoundation", "FirstFramePlaceholders"],
  "CoreMedia": ["CoreGraphics"],
  "AVFoundation": ["DarwinFoundation", "AudioToolbox", "CoreMedia", "FirstFramePlaceholders", "QuartzCore", "UIKit"],
  "AVKit": ["AVFoundation", "FirstFramePlaceholders", "UIKit"],
  "CoreLocation": ["FirstFramePlaceholders"],
  "MapKit": ["CoreLocation", "FirstFramePlaceholders", "UIKit"],
  "WebKit": ["FirstFramePlaceholders", "UIKit"],
  "SafariServices": ["FirstFramePlaceholders", "UIKit"],
  "MessageUI": ["FirstFramePlaceholders", "UIKit"],
  "LinkPresentation": ["FirstFramePlaceholders", "UIKit"],
  "Photos": ["FirstFramePlaceholders", "UIKit"],
  "PhotosUI": ["Photos", "FirstFramePlaceholders", "UIKit"],
  "StoreKit": ["FirstFramePlaceholders", "UIKit"],
  "QuickLook": ["FirstFramePlaceholders", "UIKit"],
  "PDFKit": ["FirstFramePlaceholders", "UIKit"],
  "MediaPlayer": ["FirstFramePlaceholders", "UIKit"],
  "AuthenticationServices": ["FirstFramePlaceholders", "UIKit"],
  "LocalAuthentication": ["DarwinFoundation", "FirstFramePlaceholders"],
  "UserNotifications": ["FirstFramePlaceholders"],
  "AppTrackingTransparency": ["FirstFramePlaceholders"],
  "Contacts": ["FirstFramePlaceholders"],
  "ContactsUI": ["Contacts", "FirstFramePlaceholders", "UIKit"],
  "EventKit": ["FirstFramePlaceholders"],
  "EventKitUI": ["EventKit", "FirstFramePlaceholders", "UIKit"],
  "CoreData": ["FirstFramePlaceholders"],
  "CoreImage": ["CoreGraphics", "FirstFramePlaceholders"],
  "ImageIO": ["CoreGraphics", "FirstFramePlaceholders", "UIKit"],
  "UniformTypeIdentifiers": ["UIKit"],
  "CoreServices": ["CoreGraphics"],
  "MobileCoreServices": ["CoreServices"],
  "Security": ["CoreGraphics", "DarwinFoundation", "FirstFramePlaceholders"],
  "CommonCrypto": [],
  "SystemConfiguration": ["FirstFramePlaceholders"],
  "Network": ["FirstFramePlaceholders"],
  "CoreMotion": ["FirstFramePlaceholders"],
  "CoreTelephony": [],
  "CoreHaptics": ["FirstFramePlaceholders"],
  "GameController": [],
  "Accessibility": ["CoreGraphics"],
  "simd": [],
  "Accelerate": ["simd"],
  "SpriteKit": ["FirstFramePlaceholders", "UIKit"],
  "SceneKit": ["FirstFramePlaceholders", "simd", "UIKit"],
  "OSLog": ["os"],
]

let modules =
  [
    "UIKit", "DarwinFoundation", "QuartzCore", "CoreGraphics", "CoreText", "ObjectiveC", "os", "SwiftUI",
    "SnapshotTesting", "_SnapshotTesting_SwiftUI", "DarwinXCTest", "Quick", "Nimble",
    "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit", "Combine", "CombineSchedulers", "PreviewRendering",
  ] + frameworks.map(\.key)

let package = Package(
  name: "Platform",
  platforms: [.macOS(.v15)],
  products: modules.map { .library(name: $0, targets: [$0]) },
  dependencies: [
    .package(path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
  ],
  targets: [
    platform("CoreGraphics", on: [components, fonts]),
    platform("QuartzCore", on: ["CoreGraphics", "FirstFramePlaceholders", components]),
    platform("CoreText", on: ["CoreGraphics", components, fonts]),
    platform("ObjectiveC", on: [components]),
    platform("os", on: []),
    // What Foundation has only on Apple's systems.
    platform("DarwinFoundation", on: []),
    platform(
      "UIKit",
      on: ["CoreGraphics", "CoreImage", "CoreText", "DarwinFoundation", "QuartzCore", "ObjectiveC", components]),
    // What is drawn, and what is said, in place of what only Apple's systems can do.
    .target(
      name: "FirstFramePlaceholders", dependencies: [components], path: "Sources/Placeholders", swiftSettings: settings),
    platform("SwiftUI", on: ["UIKit", "Combine", components, views]),
    // What XCTest has only on Apple's systems.
    platform("DarwinXCTest", on: [components]),
    platform("SnapshotTesting", on: ["DarwinXCTest", "UIKit", components, snapshots, assertions]),
    // The strategies of SnapshotTesting for SwiftUI views, which only tests that use SwiftUI build.
    platform("_SnapshotTesting_SwiftUI", on: ["SnapshotTesting", "SwiftUI", "UIKit"]),
    // The libraries of specifications and expectations with these names, which find tests through Objective-C.
    platform("Quick", on: []),
    platform("Nimble", on: []),
    // Draws the previews of a ported package, in a program that the port generates.
    platform("PreviewRendering", on: ["UIKit", components, snapshots, assertions, drawing]),
    // The overlays that the compiler requires in files that import Testing together with one of these modules.
    platform("_Testing_CoreGraphics", on: ["CoreGraphics"]),
    platform("_Testing_CoreImage", on: ["CoreImage"]),
    platform("_Testing_UIKit", on: ["UIKit"]),
    // OpenCombineFoundation and OpenCombineDispatch are not used: their declarations depend on whether a module named
    // Combine exists, and therefore on the order of the build.
    platform("Combine", on: [.product(name: "OpenCombine", package: "OpenCombine"), components]),
    platform("CombineSchedulers", on: ["Combine"]),
    .testTarget(
      name: "CombineTests", dependencies: ["Combine", "CombineSchedulers", components], exclude: ["Client"],
      swiftSettings: settings),
    // Code like an app's: it compiles in Swift 5 mode and depends only on the module.
    .testTarget(
      name: "CombineClientTests", dependencies: ["Combine"], path: "Tests/CombineTests/Client",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "SwiftUITests", dependencies: ["SwiftUI", "UIKit", components] + testingOverlays, swiftSettings: settings),
    .testTarget(
      name: "SnapshotTestingTests",
      dependencies: ["SnapshotTesting", "UIKit"] + testingOverlays,
      exclude: ["Client"],
      swiftSettings: settings),
    // Tests like a team's, in Swift 5 mode.
    .testTarget(
      name: "SnapshotTestingClientTests",
      dependencies: ["SnapshotTesting", "UIKit"] + testingOverlays,
      path: "Tests/SnapshotTestingTests/Client", swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ViewSnapshotTests",
      dependencies: ["SnapshotTesting", "SwiftUI", "UIKit", "_SnapshotTesting_SwiftUI"] + testingOverlays,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "FrameworkTests",
      dependencies: frameworks.map { .byName(name: $0.key) } + ["CoreText", "UIKit", components] + testingOverlays,
      exclude: ["Client"],
      swiftSettings: settings),
    // Code like an app's, in Swift 5 mode.
    .testTarget(
      name: "FrameworkClientTests",
      dependencies: frameworks.map { .byName(name: $0.key) } + ["UIKit", "SnapshotTesting"],
      path: "Tests/FrameworkTests/Client", swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
    + frameworks.map { name, modules in
      platform(name, on: modules.map { .byName(name: $0) } + [components])
    }
)
