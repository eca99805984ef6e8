#include "support.h"

#ifdef __wasm__

typedef __SIZE_TYPE__ size_t;

// Swift seeds its hashes with this. The engines never let iteration order reach an output, so a constant serves.
void arc4random_buf(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  for (size_t index = 0; index < count; index++) bytes[index] = 0x5a;
}

// Debian's 128-bit division was built with the stack protector.
__UINTPTR_TYPE__ __stack_chk_guard = 0x5afe57ac;
__attribute__((noreturn)) void __stack_chk_fail(void) { __builtin_trap(); }

// With this export the linker takes the module for a library and does not wrap every export in constructors.
extern void __wasm_call_ctors(void);
__attribute__((export_name("_initialize"))) void flagfall_initialize(void) { __wasm_call_ctors(); }

// Swift compares text by canonical equivalence; the tables for it are a tenth of the module. Whatever the app compares is
// composed already (its own words, names and keys), so here no scalar decomposes or composes and text is compared scalar by
// scalar. Without these the linker takes the tables of libswiftUnicodeDataTables.
const unsigned char *const _swift_stdlib_nfd_decompositions = 0;
unsigned short _swift_stdlib_getNormData(unsigned int scalar) { return 0; }
unsigned int _swift_stdlib_getDecompositionEntry(unsigned int scalar) { return 0; }
unsigned int _swift_stdlib_getComposition(unsigned int first, unsigned int second) { return 0xffffffff; }

#endif
