// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// An engine: no Foundation, no C library, compiles as Embedded Swift too.
func engine(_ name: String, _ dependencies: [String]) -> Target {
  .target(name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: strict)
}

/// A module map and a shim over a library of the distribution.
func library(_ name: String, pkgConfig: String, package: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
}

func tests(_ name: String, _ dependencies: [String]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: strict)
}

// In the order of the house: an engine imports only engines above it.
let engines: [Target] = [
  engine("Units", []),
  engine("Almanac", ["Units"]),
  engine("JSON", []),
  engine("Words", ["Units", "Almanac", "JSON"]),
  engine("Track", ["Units"]),
  engine("Tariffs", ["Units", "Almanac", "JSON"]),
  engine("Taximeter", ["Units", "Almanac", "Track", "Tariffs"]),
  engine("Motion", ["Units"]),
  engine("RideLog", ["Units", "Almanac", "JSON", "Track", "Taximeter"]),
  engine("Drawing", ["Words"]),
  engine(
    "Receipts", ["Units", "Almanac", "JSON", "Words", "Track", "Tariffs", "Taximeter", "RideLog", "Drawing"]),
  engine("Thermal", ["Words", "Drawing"]),
  engine("Shift", ["Units", "Almanac", "JSON", "Track", "Motion"]),
  engine("Offers", ["Units", "Track", "Motion", "Shift"]),
  engine("Metro", ["Units", "Almanac", "JSON", "Track", "Tariffs"]),
  engine("Transit", ["Units", "Almanac", "JSON", "Track", "Tariffs", "Metro"]),
  engine(
    "Screens",
    [
      "Units", "Almanac", "JSON", "Words", "Track", "Tariffs", "Taximeter", "RideLog", "Drawing",
      "Receipts", "Thermal",
    ]),
  engine("Markup", ["Units", "Taximeter", "Drawing", "Screens"]),
]

let edges: [Target] = [
  library("CCurl", pkgConfig: "libcurl", package: "libcurl4-openssl-dev"),
  library("CExpat", pkgConfig: "expat", package: "libexpat1-dev"),
  library("CMicrohttpd", pkgConfig: "libmicrohttpd", package: "libmicrohttpd-dev"),
  library("CPNG", pkgConfig: "libpng", package: "libpng-dev"),
  library("CSystemd", pkgConfig: "libsystemd", package: "libsystemd-dev"),
  library("CZlib", pkgConfig: "zlib", package: "zlib1g-dev"),
  library("CZstd", pkgConfig: "libzstd", package: "libzstd-dev"),
  .target(name: "CSupport"),
  .target(
    name: "RideFiles", dependencies: ["Units", "Almanac", "JSON", "Track", "CExpat"], swiftSettings: strict),
  .target(
    name: "Billing",
    dependencies: [
      "Units", "Almanac", "JSON", "Track", "Tariffs", "Taximeter", "Receipts", "RideFiles", "CZlib", "CZstd",
    ],
    swiftSettings: strict),
  .target(
    name: "FlagfallLibrary",
    dependencies: ["Units", "Almanac", "JSON", "Track", "Tariffs", "Taximeter", "Receipts"], swiftSettings: strict),
  .executableTarget(
    name: "Benchmarks",
    dependencies: [
      "Units", "Almanac", "JSON", "Words", "Track", "Tariffs", "Taximeter", "Drawing", "Thermal", "Offers", "Screens",
      "Markup", "Metro", "Transit", "Archives", "RideFiles", "CExpat",
    ],
    path: "Benchmarks/Measure",
    swiftSettings: strict),
  .target(name: "Printers", dependencies: ["Thermal", "CPNG", "CSystemd"], swiftSettings: strict),
  .target(name: "Archives", dependencies: ["Transit", "CZlib"], swiftSettings: strict),
  .target(name: "Server", dependencies: ["CCurl", "CMicrohttpd", "CZlib"], swiftSettings: strict),
  .executableTarget(
    name: "flagfall",
    dependencies: [
      "Units", "Almanac", "JSON", "Words", "Track", "Tariffs", "Taximeter", "RideLog", "Drawing", "Receipts",
      "Thermal", "Shift", "Metro", "Transit", "Archives", "RideFiles", "Billing", "Printers", "Server",
    ],
    swiftSettings: strict,
    // A debug build calls the C library for square roots.
    linkerSettings: [.linkedLibrary("m")]),
  .executableTarget(
    name: "WebModule",
    dependencies: [
      "Units", "Almanac", "JSON", "Words", "Track", "Tariffs", "Taximeter", "RideLog", "Receipts",
      "Screens", "Markup", "ModuleMemory", "CSupport",
    ],
    swiftSettings: strict + [.enableExperimentalFeature("Extern")]),
  .executableTarget(
    name: "AnswersModule",
    dependencies: ["Drawing", "Receipts", "Screens", "Markup", "ModuleMemory", "CSupport"],
    swiftSettings: strict + [.enableExperimentalFeature("Extern")]),
  .executableTarget(
    name: "RideSimulation", dependencies: ["Units", "Almanac", "Metro", "Transit", "MetroSupport"],
    path: "Benchmarks/RideSimulation", swiftSettings: strict),
  .executableTarget(
    name: "DotsModule", dependencies: ["Drawing", "Thermal", "ModuleMemory", "CSupport"], path: "Benchmarks/Module",
    swiftSettings: strict + [.enableExperimentalFeature("Extern")]),
  .target(name: "ModuleMemory", swiftSettings: strict),
]

// Replays files; `Fuzzing/fuzz` builds it for libFuzzer.
let fuzzing: [Target] = [
  .executableTarget(
    name: "Fuzz",
    dependencies: [
      "Units", "Almanac", "JSON", "Words", "Track", "Tariffs", "Taximeter", "RideLog", "Shift", "Receipts",
      "Metro", "Transit", "RideFiles",
    ],
    path: "Fuzzing",
    exclude: ["corpus", "dictionaries", "fuzz"],
    swiftSettings: strict)
]

let testTargets: [Target] = [
  tests("ArchivesTests", ["Transit", "Archives"]),
  tests("AlmanacTests", ["Units", "Almanac"]),
  tests("DrawingTests", ["Words", "Drawing", "CZlib", "RideSupport"]),
  tests("CommandTests", ["flagfall", "RideSupport"]),
  tests("HouseTests", []),
  tests("ServerTests", ["Server"]),
  .testTarget(
    name: "PrintersTests", dependencies: ["Drawing", "Thermal", "Printers", "PrinterSupport", "RideSupport"],
    exclude: ["bluez.py"], swiftSettings: strict),
  tests("OffersTests", ["Units", "Motion", "Shift", "Offers", "RideSupport"]),
  tests("ShiftTests", ["Units", "Almanac", "Shift", "RideSupport"]),
  tests("MotionTests", ["Units", "Motion", "RideSupport"]),
  tests("UnitsTests", ["Units"]),
  tests("JSONTests", ["JSON"]),
  tests("RideFilesTests", ["Units", "Almanac", "Track", "RideFiles"]),
  .target(
    name: "RideSupport", dependencies: ["Units", "Almanac", "Track", "Tariffs", "Taximeter", "RideLog"],
    path: "Tests/RideSupport",
    swiftSettings: strict),
  tests(
    "ReceiptsTests",
    [
      "Units", "Almanac", "JSON", "Words", "Track", "Tariffs", "Taximeter", "RideLog", "Drawing", "Receipts", "Thermal",
      "RideSupport",
    ]),
  tests("RideLogTests", ["Units", "Almanac", "JSON", "Track", "Tariffs", "Taximeter", "RideLog", "RideSupport"]),
  tests(
    "MarkupTests", ["Units", "Words", "Tariffs", "Screens", "Markup", "RideSupport"]),
  tests(
    "ScreensTests",
    [
      "Units", "Almanac", "JSON", "Words", "Track", "Tariffs", "Taximeter", "RideLog", "Drawing", "Receipts",
      "Thermal", "Screens", "RideSupport", "PrinterSupport",
    ]),
  .target(
    name: "PrinterSupport", dependencies: ["Drawing", "Thermal"], path: "Tests/PrinterSupport", swiftSettings: strict),
  tests("ThermalTests", ["Words", "Drawing", "Thermal", "PrinterSupport", "RideSupport"]),
  tests("TrackTests", ["Units", "Track", "RideSupport"]),
  tests("TariffsTests", ["Units", "Almanac", "JSON", "Tariffs", "RideSupport"]),
  tests("TaximeterTests", ["Units", "Almanac", "JSON", "Track", "Tariffs", "Taximeter", "RideSupport"]),
  tests("MetroTests", ["Units", "Almanac", "JSON", "Track", "Tariffs", "Metro", "MetroSupport", "RideSupport"]),
  .target(
    name: "MetroSupport", dependencies: ["Units", "Almanac", "Metro", "RideSupport"], path: "Tests/MetroSupport",
    swiftSettings: strict),
  tests("TransitTests", ["Units", "Almanac", "JSON", "Track", "Tariffs", "Metro", "Transit", "RideSupport"]),
  tests("WordsTests", ["Units", "Almanac", "JSON", "Words"]),
]

let package = Package(
  name: "Flagfall",
  products: [
    .executable(name: "flagfall", targets: ["flagfall"]),
    .library(name: "FlagfallLibrary", type: .dynamic, targets: ["FlagfallLibrary"]),
  ],
  targets: engines + edges + fuzzing + testTargets
)
