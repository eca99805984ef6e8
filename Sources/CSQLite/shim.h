#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast, which Swift cannot import: SQLite copies the text before this returns.
static inline int flagfall_bind_text(sqlite3_stmt *statement, int place, const char *text, int count) {
  return sqlite3_bind_text(statement, place, text, count, SQLITE_TRANSIENT);
}
