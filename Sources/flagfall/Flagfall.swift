@main
struct Flagfall {
  static func main() {}
}
