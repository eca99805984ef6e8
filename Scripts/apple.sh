# The iPhone app: there is no Apple SDK here, so it is type-checked against the hand-declared interfaces of
# Apps/Apple/Interfaces. docs/apple.md says what that proves and what not.

APPLE=.build/apple
# In the order in which they import each other.
INTERFACES=(
  UIKit CoreLocation CoreBluetooth UserNotifications AVFAudio CoreHaptics CoreMotion UniformTypeIdentifiers AppIntents
  ActivityKit SwiftUI MapKit Compression CarPlay WidgetKit AlarmKit XCUIAutomation
)
# What is type-checked: the name of a module and its folder. A module is made for those that come after it.
APPLE_MODULES=(
  Phone:Sources/Phone PhoneParts:Apps/Apple/Platform PhoneViews:Apps/Apple/Views PhoneSurfaces:Apps/Apple/Surfaces
  PhoneApp:Apps/Apple/App
)
APPLE_PROGRAMS=(Apps/Apple/Flagfall Apps/Apple/FlagfallWidgets Apps/Apple/PrintTool Apps/Apple/UITests)

# swiftc as strict as the package: another mode would let through what Xcode refuses.
apple_swiftc() {
  "${SWIFT}c" -swift-version 6 -warnings-as-errors -parse-as-library -package-name "$(apple_package)" \
    -enable-upcoming-feature MemberImportVisibility -I "$APPLE" -I .build/release/Modules "$@"
}

# The name under which the engines' modules were built: `package` is seen by no other.
apple_package() {
  grep -ohE '"-package-name","[^"]*"' .build/release.yaml | head -1 | cut -d'"' -f4
}

sources_in() { find "$1" -maxdepth 4 -name '*.swift' | sort; }

# apple_module NAME FOLDER: checks every body, then makes the module for those that import it.
apple_module() {
  local files
  mapfile -t files < <(sources_in "$2")
  apple_swiftc -typecheck -module-name "$1" "${files[@]}" &&
    apple_swiftc -emit-module -module-name "$1" -emit-module-path "$APPLE/$1.swiftmodule" "${files[@]}"
}

apple_interfaces() {
  mkdir -p "$APPLE"
  local name
  for name in "${INTERFACES[@]}"; do
    apple_module "$name" "Apps/Apple/Interfaces/$name" || return
  done
}

# apple_typecheck [FOLDER OF A CHANGED COPY]: everything of the app but the interfaces.
apple_typecheck() {
  local module folder files
  for module in "${APPLE_MODULES[@]}"; do
    apple_module "${module%%:*}" "${module#*:}" || return
  done
  for folder in "${APPLE_PROGRAMS[@]}"; do
    mapfile -t files < <(sources_in "$folder")
    apple_swiftc -typecheck -module-name Main "${files[@]}" || return
  done
}

# On iOS 17 the names of the numbers of 128 bits mean those of Units: the engines that count in them, and what they stand on.
OWN_NUMBERS=(Units Almanac JSON Words Track Tariffs Taximeter Motion RideLog Drawing Receipts Thermal Screens)

apple_own_numbers() {
  local name files own="$APPLE/own"
  mkdir -p "$own"
  for name in "${OWN_NUMBERS[@]}"; do
    mapfile -t files < <(sources_in "Sources/$name")
    "${SWIFT}c" -swift-version 6 -warnings-as-errors -parse-as-library -package-name own -DOWN_INT128 \
      -enable-upcoming-feature MemberImportVisibility -I "$own" -emit-module -module-name "$name" \
      -emit-module-path "$own/$name.swiftmodule" "${files[@]}" &&
      "${SWIFT}c" -swift-version 6 -warnings-as-errors -parse-as-library -package-name own -DOWN_INT128 \
        -enable-upcoming-feature MemberImportVisibility -I "$own" -typecheck -module-name "$name" "${files[@]}" || return
  done
}

# A check that could not fail would prove nothing: each planted fault must be found.
apple_faults_are_found() {
  local fault file
  file="$APPLE/Planted.swift"
  local faults=(
    'struct A: View { var body: some View { Text(verbatim: 5) } }'
    'struct A: View { var body: some View { Text(verbatim: "a").font(.system(size: "large")) } }'
    'struct A: View { var body: some View { Rectangle().fill(Color.black).meterKeyStile() } }'
    'struct A: View { let s: Session; var body: some View { Text(verbatim: s.page.fare) } }'
    'struct A: View { var body: some View { ForEach([1, 2], id: \.name) { _ in EmptyView() } } }'
    'func a(_ s: Session) { s.press(.start) }'
    'func a() { let x = 1 }'
  )
  for fault in "${faults[@]}"; do
    printf 'import Phone\nimport SwiftUI\n%s\n' "$fault" >"$file"
    if apple_swiftc -typecheck -module-name Planted "$file" >/dev/null 2>&1; then
      printf 'not found: %s\n' "$fault"
      return 1
    fi
  done
  printf 'import Phone\nimport SwiftUI\n%s\n' 'struct A: View { var body: some View { Text(verbatim: "5") } }' >"$file"
  apple_swiftc -typecheck -module-name Planted "$file"
}
