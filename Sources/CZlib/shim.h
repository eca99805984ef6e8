#include <zlib.h>

// deflateInit2 and inflateInit2 are macros, which Swift does not see. 15 + 16 window bits ask for the gzip format.
static inline int flagfall_gzip_start(z_stream *stream) {
  return deflateInit2(stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

static inline int flagfall_gunzip_start(z_stream *stream) { return inflateInit2(stream, 15 + 16); }

// Window bits below zero ask for the bare Deflate stream that zip files hold.
static inline int flagfall_inflate_start(z_stream *stream) {
  return inflateInit2(stream, -15);
}
