#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

#include "Forwarding.h"

_Noreturn static void end(const char *object) {
  const char *reason = dlerror();
  fprintf(stderr, "segue: error: FFmpeg's %s cannot be used: %s; install FFmpeg's libraries\n", object,
          reason ? reason : "unknown reason");
  exit(69);
}

void *segue_ffmpeg_function(const char *object, const char *name) {
  /* Opening again what is open costs nothing; it is never closed. */
  void *handle = dlopen(object, RTLD_LAZY | RTLD_LOCAL);
  if (!handle) end(object);
  void *function = dlsym(handle, name);
  if (!function) end(object);
  return function;
}
