#include <stdatomic.h>

#include "CFFmpeg.h"

/* libav is not linked but loaded when it is called first, since linking its 86 shared objects costs 20 ms of CPU, also for
 * commands that encode nothing. Each file defines what the program calls of one shared object, by the names and types of
 * FFmpeg's headers: the compiler compares them with the declarations, and the linker misses what is not there. */

/* Never returns NULL: without the function the program ends with 69, as it has nothing to go on with. */
void *segue_ffmpeg_function(const char *object, const char *name);

#define SHARED_OBJECT(name) static const char *const object = name;

/* Hidden, so that libav's own calls do not come here. */
#define FORWARD(result, name, parameters, arguments)                                     \
  __attribute__((visibility("hidden"))) result name parameters {                         \
    static _Atomic(__typeof__(&name)) known;                                             \
    __typeof__(&name) function = atomic_load_explicit(&known, memory_order_relaxed);     \
    if (!function) {                                                                     \
      function = (__typeof__(&name))segue_ffmpeg_function(object, #name);                \
      atomic_store_explicit(&known, function, memory_order_relaxed);                     \
    }                                                                                    \
    return function arguments;                                                           \
  }
