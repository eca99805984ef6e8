#include <microhttpd.h>

// MHD_start_daemon is variadic, which Swift cannot call. The socket is bound and listening already; key and
// certificate are PEM text, or both null for plain HTTP.
static inline struct MHD_Daemon *flagfall_start_daemon(
    int socket, MHD_AccessHandlerCallback answer, MHD_RequestCompletedCallback completed, void *context,
    unsigned int idleSeconds, const char *key, const char *certificate) {
  unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME;
  if (key == NULL)
    return MHD_start_daemon(
        flags, 0, NULL, NULL, answer, context, MHD_OPTION_LISTEN_SOCKET, socket, MHD_OPTION_NOTIFY_COMPLETED,
        completed, context, MHD_OPTION_CONNECTION_TIMEOUT, idleSeconds, MHD_OPTION_END);
  return MHD_start_daemon(
      flags | MHD_USE_TLS, 0, NULL, NULL, answer, context, MHD_OPTION_LISTEN_SOCKET, socket,
      MHD_OPTION_NOTIFY_COMPLETED, completed, context, MHD_OPTION_CONNECTION_TIMEOUT, idleSeconds,
      MHD_OPTION_HTTPS_MEM_KEY, key, MHD_OPTION_HTTPS_MEM_CERT, certificate, MHD_OPTION_END);
}

// The body is copied: MHD may send it after the caller's memory is gone.
static inline struct MHD_Response *flagfall_response(size_t count, const void *bytes) {
  return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}
