#include <curl/curl.h>

// curl_easy_setopt is variadic, which Swift cannot call. Asks for one address over http or https, following three
// redirections at most; a server on this machine is asked without a proxy. What arrives goes to `take`; `reason` has room
// for CURL_ERROR_SIZE bytes.
static inline CURLcode flagfall_fetch(
    const char *address, const char *agent, int isHere, long milliseconds, curl_write_callback take, void *context,
    long *status, char *reason) {
  CURL *curl = curl_easy_init();
  if (curl == NULL) return CURLE_FAILED_INIT;
  reason[0] = 0;
  curl_easy_setopt(curl, CURLOPT_URL, address);
  curl_easy_setopt(curl, CURLOPT_USERAGENT, agent);
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(curl, CURLOPT_REDIR_PROTOCOLS_STR, "http,https");
  curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 1L);
  curl_easy_setopt(curl, CURLOPT_MAXREDIRS, 3L);
  curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, milliseconds);
  // Threads and signals do not go together.
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  if (isHere) curl_easy_setopt(curl, CURLOPT_NOPROXY, "*");
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, take);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, context);
  curl_easy_setopt(curl, CURLOPT_ERRORBUFFER, reason);
  CURLcode result = curl_easy_perform(curl);
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, status);
  curl_easy_cleanup(curl);
  return result;
}
