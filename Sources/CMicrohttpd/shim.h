#include <microhttpd.h>
#include <netdb.h>
#include <netinet/in.h>

// MHD_start_daemon is variadic, which Swift cannot call. The socket is bound and listening already; key and
// certificate are PEM text, or both null for plain HTTP.
static inline struct MHD_Daemon *flagfall_start_daemon(
    int socket, MHD_AccessHandlerCallback answer, MHD_RequestCompletedCallback completed,
    MHD_NotifyConnectionCallback noticed, void *context, unsigned int idleSeconds, unsigned int connections,
    const char *key, const char *certificate) {
  unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME;
  // What a connection's header may take, and the most that a stream that sleeps costs.
  size_t memory = 16 * 1024;
  if (key == NULL)
    return MHD_start_daemon(
        flags, 0, NULL, NULL, answer, context, MHD_OPTION_LISTEN_SOCKET, socket, MHD_OPTION_NOTIFY_COMPLETED,
        completed, context, MHD_OPTION_NOTIFY_CONNECTION, noticed, context, MHD_OPTION_CONNECTION_TIMEOUT,
        idleSeconds, MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory, MHD_OPTION_END);
  return MHD_start_daemon(
      flags | MHD_USE_TLS, 0, NULL, NULL, answer, context, MHD_OPTION_LISTEN_SOCKET, socket,
      MHD_OPTION_NOTIFY_COMPLETED, completed, context, MHD_OPTION_NOTIFY_CONNECTION, noticed, context,
      MHD_OPTION_CONNECTION_TIMEOUT, idleSeconds, MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory, MHD_OPTION_HTTPS_MEM_KEY, key, MHD_OPTION_HTTPS_MEM_CERT, certificate,
      MHD_OPTION_END);
}

// The body is copied: MHD may send it after the caller's memory is gone.
static inline struct MHD_Response *flagfall_response(size_t count, const void *bytes) {
  return MHD_create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

// The union of connection facts is out of Swift's reach.
static inline const struct sockaddr *flagfall_client_address(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info ? info->client_addr : NULL;
}

static inline int flagfall_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

static inline void *flagfall_socket_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info ? info->socket_context : NULL;
}

static inline int flagfall_address_text(const struct sockaddr *address, char *text, unsigned int room) {
  socklen_t size = address->sa_family == AF_INET6 ? sizeof(struct sockaddr_in6) : sizeof(struct sockaddr_in);
  return getnameinfo(address, size, text, room, NULL, 0, NI_NUMERICHOST);
}
