/// The frameworks of iOS besides UIKit.
enum AppleFrameworks {
  /// The frameworks that have a module in the platform package. A port builds only those that it imports.
  static let provided: Set<String> = [
    "AVFoundation", "AVKit", "Accelerate", "Accessibility", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "CommonCrypto", "Contacts", "ContactsUI", "CoreData", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreMedia", "CoreMotion", "CoreServices", "CoreTelephony", "EventKit", "EventKitUI",
    "GameController", "ImageIO", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI",
    "MobileCoreServices", "Network", "OSLog", "PDFKit", "Photos", "PhotosUI", "QuickLook", "SafariServices", "SceneKit",
    "Security", "SpriteKit", "StoreKit", "SystemConfiguration", "UniformTypeIdentifiers", "UserNotifications", "WebKit",
    "simd",
  ]

  /// The frameworks that packages for several systems import under a condition, with a substitute on Linux.
  static let portable: Set<String> = [
    "Accelerate", "CommonCrypto", "CoreServices", "ImageIO", "MobileCoreServices", "Network", "OSLog", "Security",
    "SystemConfiguration", "UniformTypeIdentifiers", "simd",
  ]

  /// The frameworks without a module, for which ports contain empty modules unless a package has a target of the name.
  static let empty: Set<String> = [
    "ARKit", "ActivityKit", "AdServices", "AdSupport", "AddressBook", "AddressBookUI", "AppIntents", "AssetsLibrary",
    "AudioUnit", "AutomaticAssessmentConfiguration", "AVFAudio", "BackgroundTasks", "BusinessChat", "CFNetwork",
    "CallKit", "CarPlay", "Charts", "ClassKit", "ClockKit", "CloudKit", "CoreAudio",
    "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreFoundation", "CoreLocationUI", "CoreMIDI", "CoreML",
    "CoreNFC", "CoreSpotlight", "CoreTransferable", "CoreVideo", "CryptoKit", "CryptoTokenKit", "DeviceActivity",
    "DeviceCheck", "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI",
    "FinanceKit", "FoundationModels", "GLKit", "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI",
    "HomeKit", "IOKit", "IOSurface", "IdentityLookup", "IdentityLookupUI", "Intents", "IntentsUI", "JavaScriptCore",
    "LocalAuthenticationEmbeddedUI", "ManagedSettings", "MediaAccessibility", "MediaLibrary", "MediaToolbox",
    "Messages", "Metal", "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetricKit", "ModelIO",
    "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "NetworkExtension", "NewsstandKit",
    "NotificationCenter", "OpenAL", "OpenGLES", "PassKit", "PencilKit", "PushKit", "PushToTalk",
    "QuickLookThumbnailing",
    "RealityKit", "ReplayKit", "RoomPlan", "SafetyKit", "ScreenTime", "SensorKit", "SharedWithYou", "ShazamKit",
    "SoundAnalysis", "Speech", "Spatial", "SwiftData", "TVUIKit", "TabularData", "ThreadNetwork", "TipKit",
    "Translation", "Twitter", "UserNotificationsUI", "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit",
    "WatchConnectivity", "WatchKit", "WeatherKit", "WidgetKit", "WorkoutKit", "iAd",
  ]
}
