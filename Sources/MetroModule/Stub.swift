#if !arch(wasm32)
  // Linking a debug build of the engines wants the mathematics of the C library.
  import Glibc

  @main
  struct Stub {
    static func main() {
      print("This module is built for WebAssembly: see ./run.")
    }
  }
#endif
