#include "Forwarding.h"

SHARED_OBJECT("libswscale.so." AV_STRINGIFY(LIBSWSCALE_VERSION_MAJOR))

FORWARD(void, sws_freeContext, (struct SwsContext *swsContext), (swsContext))
FORWARD(const int *, sws_getCoefficients, (int colorspace), (colorspace))
FORWARD(struct SwsContext *, sws_getContext, (int srcW, int srcH, enum AVPixelFormat srcFormat, int dstW, int dstH,
        enum AVPixelFormat dstFormat, int flags, SwsFilter *srcFilter, SwsFilter *dstFilter, const double *param),
        (srcW, srcH, srcFormat, dstW, dstH, dstFormat, flags, srcFilter, dstFilter, param))
FORWARD(int, sws_scale, (struct SwsContext *c, const uint8_t *const *srcSlice, const int *srcStride, int srcSliceY,
        int srcSliceH, uint8_t *const *dst, const int *dstStride), (c, srcSlice, srcStride, srcSliceY, srcSliceH, dst,
        dstStride))
FORWARD(int, sws_setColorspaceDetails, (struct SwsContext *c, const int *inv_table, int srcRange, const int *table,
        int dstRange, int brightness, int contrast, int saturation), (c, inv_table, srcRange, table, dstRange,
        brightness, contrast, saturation))
FORWARD(unsigned int, swscale_version, (void), ())
