#include <libsoup/soup.h>
#include <glib-unix.h>

/* GLib's headers are also part of another module, which Swift takes for the home of their members. */
static inline const char *soup_error_text(const GError *error) { return error ? error->message : 0; }
