// Cairo's module defines the Cairo types that Pango's headers need, so that each has one owner.
#include "../CCairo/shim.h"
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <fontconfig/fcfreetype.h>
