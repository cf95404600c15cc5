// Pango's module defines the GLib and Cairo types that librsvg's header needs, so that each has one owner.
#include "../CPango/shim.h"
#include <librsvg/rsvg.h>
