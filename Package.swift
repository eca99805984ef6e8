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
  engine("Thermal", ["Units", "Words", "Drawing"]),
  engine("Shift", ["Units", "Almanac", "JSON", "Words", "Drawing"]),
  engine("Offers", ["Units", "Track", "Motion", "Shift"]),
  engine("Metro", ["Units", "Almanac", "JSON", "Track", "Tariffs"]),
  engine("Transit", ["Units", "Almanac", "JSON", "Track", "Tariffs", "Metro"]),
  engine(
    "Screens",
    [
      "Units", "Almanac", "JSON", "Words", "Track", "Tariffs", "Taximeter", "RideLog", "Drawing",
      "Receipts", "Thermal",
    ]),
  engine("Markup", ["Units", "Taximeter", "Drawing", "Receipts", "Screens"]),
  engine(
    "MetroScreens",
    ["Units", "Almanac", "JSON", "Words", "Track", "Tariffs", "Drawing", "Metro", "Transit", "Screens"]),
  engine("MetroMarkup", ["Units", "Markup", "MetroScreens"]),
  engine(
    "ShiftScreens",
    [
      "Units", "Almanac", "JSON", "Words", "Track", "Tariffs", "Taximeter", "Motion", "Drawing", "Shift", "Offers",
    ]),
  engine("ShiftMarkup", ["Shift", "Motion", "Markup", "ShiftScreens"]),
]

let edges: [Target] = [
  library("CBrotli", pkgConfig: "libbrotlienc", package: "libbrotli-dev"),
  library("CCurl", pkgConfig: "libcurl", package: "libcurl4-openssl-dev"),
  library("CExpat", pkgConfig: "expat", package: "libexpat1-dev"),
  library("CMicrohttpd", pkgConfig: "libmicrohttpd", package: "libmicrohttpd-dev"),
  library("CPostgres", pkgConfig: "libpq", package: "libpq-dev"),
  library("CSQLite", pkgConfig: "sqlite3", package: "libsqlite3-dev"),
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
  .target(name: "Server", dependencies: ["CBrotli", "CCurl", "CMicrohttpd", "CZlib"], swiftSettings: strict),
  .target(
    name: "DispatchDesk",
    dependencies: [
      "Units", "JSON", "Track", "RideLog", "Drawing", "Shift", "Offers", "Server", "CSQLite", "CPostgres",
    ],
    swiftSettings: strict),
  .executableTarget(
    name: "flagfall",
    dependencies: [
      "Units", "Almanac", "JSON", "Words", "Track", "Tariffs", "Taximeter", "RideLog", "Drawing", "Receipts",
      "Thermal", "Shift", "Offers", "Metro", "Transit", "Archives", "RideFiles", "Billing", "Printers", "Server",
      "DispatchDesk",
    ],
    swiftSettings: strict,
    // A debug build calls the C library for square roots.
    linkerSettings: [.linkedLibrary("m")]),
  .executableTarget(
    name: "WebModule", dependencies: ["Screens", "Markup", "ModuleMemory", "CSupport"],
    swiftSettings: strict + [.enableExperimentalFeature("Extern")]),
  .executableTarget(
    name: "AnswersModule",
    dependencies: ["Drawing", "Receipts", "Screens", "Markup", "ModuleMemory", "CSupport"],
    swiftSettings: strict + [.enableExperimentalFeature("Extern")]),
  .executableTarget(
    name: "MetroModule", dependencies: ["MetroScreens", "MetroMarkup", "ModuleMemory", "CSupport"],
    swiftSettings: strict + [.enableExperimentalFeature("Extern")]),
  .executableTarget(
    name: "ShiftModule",
    dependencies: ["JSON", "Motion", "Drawing", "ShiftScreens", "ShiftMarkup", "ModuleMemory", "CSupport"],
    swiftSettings: strict + [.enableExperimentalFeature("Extern")]),
  .executableTarget(
    name: "RideSimulation", dependencies: ["Units", "Almanac", "Metro", "Transit", "MetroSupport"],
    path: "Benchmarks/RideSimulation", swiftSettings: strict),
  .executableTarget(
    name: "DispatchRace", dependencies: ["Units", "DispatchDesk", "DispatchSupport"], path: "Benchmarks/DispatchRace",
    swiftSettings: strict),
  .executableTarget(
    name: "DotsModule", dependencies: ["Drawing", "Thermal", "ModuleMemory", "CSupport"], path: "Benchmarks/Module",
    swiftSettings: strict + [.enableExperimentalFeature("Extern")]),
  .target(name: "ModuleMemory", swiftSettings: strict),
]

/// What the iPhone app decides by itself, and on a Mac the app.
///
/// On Linux the parts that speak with Apple's frameworks are built against the hand-declared interfaces of `Apps/Apple`, so
/// that tests can run them; the rest of the app is type-checked by `Scripts/apple.sh`.
let phone: [Target] = [
  .target(
    name: "Phone",
    dependencies: [
      "Units", "Almanac", "JSON", "Words", "Track", "Tariffs", "Taximeter", "RideLog", "Drawing", "Receipts", "Thermal",
      "Motion", "Metro", "Screens", "MetroScreens", "ShiftScreens",
    ],
    swiftSettings: strict)
]

#if os(Linux)
  func interface(_ name: String) -> Target {
    .target(name: name, path: "Apps/Apple/Interfaces/\(name)", swiftSettings: strict)
  }

  let interfaces = ["CoreLocation", "CoreBluetooth", "UserNotifications", "ActivityKit"]
  let apple: [Target] =
    interfaces.map(interface) + [
      .target(
        name: "PhoneParts",
        dependencies: ["Units", "Almanac", "JSON", "Track", "Thermal", "Metro", "Screens", "Phone"]
          + interfaces.map { .byName(name: $0) },
        path: "Apps/Apple/Platform",
        sources: [
          "BundleHealth.swift", "Clock.swift", "Dispatch.swift", "Files.swift", "LiveActivity.swift", "Location.swift",
          "Notices.swift",
          "Printing.swift", "Store.swift",
        ],
        swiftSettings: strict),
      tests(
        "PhoneTests",
        [
          "Units", "Almanac", "JSON", "Words", "Track", "Tariffs", "Taximeter", "Drawing", "Receipts", "Thermal",
          "Motion", "Metro", "Shift", "Screens", "MetroScreens", "ShiftScreens", "Phone", "PhoneParts", "RideSupport",
          "PrinterSupport", "CZlib", "Offers", "Server", "DispatchDesk", "DispatchSupport",
        ] + interfaces),
    ]
  let appProducts: [Product] = []
#else
  let apple: [Target] = [
    .target(
      name: "PhoneParts",
      dependencies: [
        "Units", "Almanac", "JSON", "Track", "Drawing", "Receipts", "Thermal", "Metro", "Screens", "MetroScreens",
        "Phone",
      ],
      path: "Apps/Apple/Platform",
      swiftSettings: strict),
    .target(
      name: "PhoneViews",
      dependencies: [
        "Motion", "Drawing", "Receipts", "Thermal", "Shift", "Screens", "MetroScreens", "ShiftScreens", "Phone",
      ],
      path: "Apps/Apple/Views",
      swiftSettings: strict),
    .target(
      name: "PhoneSurfaces", dependencies: ["Metro", "Phone", "PhoneParts"], path: "Apps/Apple/Surfaces",
      swiftSettings: strict),
    .target(
      name: "PhoneApp", dependencies: ["Screens", "Phone", "PhoneParts", "PhoneViews"], path: "Apps/Apple/App",
      swiftSettings: strict),
  ]
  let appProducts: [Product] = [
    .library(name: "PhoneApp", targets: ["PhoneApp", "PhoneSurfaces"]),
    .library(name: "PhoneSurfaces", targets: ["PhoneSurfaces"]),
    .library(name: "PrintParts", targets: ["PhoneParts"]),
  ]
#endif

// Replays files; `Fuzzing/fuzz` builds it for libFuzzer.
let fuzzing: [Target] = [
  .executableTarget(
    name: "Fuzz",
    dependencies: [
      "Units", "Almanac", "JSON", "Words", "Track", "Tariffs", "Taximeter", "RideLog", "Shift", "Receipts",
      "Metro", "Transit", "MetroScreens", "RideFiles", "ShiftScreens", "Server", "DispatchDesk",
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
  tests(
    "DispatchDeskTests",
    ["Units", "JSON", "Shift", "Offers", "Server", "DispatchDesk", "DispatchSupport", "RideSupport", "flagfall"]),
  .target(
    name: "DispatchSupport", dependencies: ["CSQLite"], path: "Tests/DispatchSupport", swiftSettings: strict),
  .testTarget(
    name: "PrintersTests", dependencies: ["Drawing", "Thermal", "Printers", "PrinterSupport", "RideSupport"],
    exclude: ["bluez.py"], swiftSettings: strict),
  tests("OffersTests", ["Units", "Motion", "Shift", "Offers", "RideSupport"]),
  tests("ShiftTests", ["Units", "Almanac", "Words", "Drawing", "Shift", "RideSupport"]),
  tests(
    "ShiftScreensTests",
    [
      "Units", "Almanac", "JSON", "Words", "Track", "Tariffs", "Motion", "Drawing", "Shift", "Offers", "ShiftScreens",
      "ShiftMarkup", "RideSupport",
    ]),
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
    "MetroScreensTests",
    [
      "Units", "Almanac", "JSON", "Words", "Track", "Tariffs", "Metro", "Transit", "Screens",
      "MetroScreens", "MetroMarkup", "MetroSupport", "RideSupport",
    ]),
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
    name: "MetroSupport", dependencies: ["Units", "Almanac", "Track", "Metro", "RideSupport"],
    path: "Tests/MetroSupport", swiftSettings: strict),
  tests("TransitTests", ["Units", "Almanac", "JSON", "Track", "Tariffs", "Metro", "Transit", "RideSupport"]),
  tests("WordsTests", ["Units", "Almanac", "JSON", "Words"]),
]

let package = Package(
  name: "Flagfall",
  // On iOS 17 the library has no `Int128`, in which the meter counts: there it is one of `Units`.
  platforms: [.iOS(.v17), .macOS(.v15)],
  products: [
    .executable(name: "flagfall", targets: ["flagfall"]),
    .library(name: "FlagfallLibrary", type: .dynamic, targets: ["FlagfallLibrary"]),
  ] + appProducts,
  targets: engines + edges + phone + apple + fuzzing + testTargets
)
