// swift-tools-version: 6.2
import PackageDescription

/// The language settings of every target: Swift 6, explicit import visibility, warnings are errors.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]
let strictMemory = strict + [.strictMemorySafety()]

let package = Package(
  name: "segue",
  products: [.executable(name: "segue", targets: ["segue"])],
  targets: [
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1"),
    .systemLibrary(name: "CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo pangoft2 fontconfig"),
    .systemLibrary(name: "CRSVG", pkgConfig: "librsvg-2.0"),
    .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0"),
    .target(name: "CFFmpeg"),

    .target(name: "Motion", swiftSettings: strictMemory),
    .target(name: "Locking", swiftSettings: strict),
    .target(name: "SceneFile", dependencies: ["Motion", "CYAML"], swiftSettings: strict),
    .target(name: "Storyboard", dependencies: ["Motion", "CXML"], swiftSettings: strict),
    .target(
      name: "Drawing", dependencies: ["Motion", "Locking", "CCairo", "CPango", "CRSVG"], swiftSettings: strict
    ),
    .target(name: "Encoding", dependencies: ["Motion", "Locking", "CFFmpeg"], swiftSettings: strict),
    .target(
      name: "Pipeline", dependencies: ["Motion", "Locking", "Drawing", "Encoding"],
      swiftSettings: strictMemory),
    .target(
      name: "Command",
      dependencies: ["Motion", "SceneFile", "Storyboard", "Drawing", "Encoding", "Pipeline", "Locking"],
      swiftSettings: strict),
    .executableTarget(name: "segue", dependencies: ["Command"], swiftSettings: strict),

    .target(name: "TestSupport", dependencies: ["Motion"], path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(name: "MotionTests", dependencies: ["Motion", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "SceneFileTests", dependencies: ["SceneFile", "Motion", "TestSupport"], exclude: ["Fixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "StoryboardTests", dependencies: ["Storyboard", "Motion", "SceneFile", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DrawingTests", dependencies: ["Drawing", "Locking", "Motion", "TestSupport"],
      exclude: ["Golden"],
      swiftSettings: strict),
    .testTarget(
      name: "EncodingTests", dependencies: ["Encoding", "Motion", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "PipelineTests",
      dependencies: ["Pipeline", "SceneFile", "Drawing", "Encoding", "Locking", "Motion", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Command", "segue", "Pipeline", "Encoding", "SceneFile", "Motion", "Locking", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
