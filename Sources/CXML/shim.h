// Debian's libxml2 is built with ICU and its headers pull ICU's in, which clash with those of Swift's Foundation.
// Only structures that nobody here looks into depend on it.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/xmlreader.h>
#include <libxml/xmlerror.h>
