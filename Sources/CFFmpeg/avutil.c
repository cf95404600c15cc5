#include "Forwarding.h"

SHARED_OBJECT("libavutil.so." AV_STRINGIFY(LIBAVUTIL_VERSION_MAJOR))

FORWARD(void, av_dict_free, (AVDictionary **m), (m))
FORWARD(AVDictionaryEntry *, av_dict_get, (const AVDictionary *m, const char *key, const AVDictionaryEntry *prev, int
        flags), (m, key, prev, flags))
FORWARD(int, av_dict_set, (AVDictionary **pm, const char *key, const char *value, int flags), (pm, key, value, flags))
FORWARD(AVFrame *, av_frame_alloc, (void), ())
FORWARD(void, av_frame_free, (AVFrame **frame), (frame))
FORWARD(int, av_frame_get_buffer, (AVFrame *frame, int align), (frame, align))
FORWARD(int, av_frame_is_writable, (AVFrame *frame), (frame))
FORWARD(int, av_frame_make_writable, (AVFrame *frame), (frame))
FORWARD(AVFrameSideData *, av_frame_new_side_data, (AVFrame *frame, enum AVFrameSideDataType type, size_t size),
        (frame, type, size))
FORWARD(void, av_frame_remove_side_data, (AVFrame *frame, enum AVFrameSideDataType type), (frame, type))
FORWARD(void, av_free, (void *ptr), (ptr))
FORWARD(void, av_freep, (void *ptr), (ptr))
FORWARD(int, av_get_cpu_flags, (void), ())
FORWARD(const char *, av_get_pix_fmt_name, (enum AVPixelFormat pix_fmt), (pix_fmt))
FORWARD(void, av_log_set_level, (int level), (level))
FORWARD(void *, av_malloc, (size_t size), (size))
FORWARD(int, av_opt_set_int, (void *obj, const char *name, int64_t val, int search_flags), (obj, name, val,
        search_flags))
FORWARD(int, av_opt_set_q, (void *obj, const char *name, AVRational val, int search_flags), (obj, name, val,
        search_flags))
FORWARD(const AVPixFmtDescriptor *, av_pix_fmt_desc_get, (enum AVPixelFormat pix_fmt), (pix_fmt))
FORWARD(int, av_reduce, (int *dst_num, int *dst_den, int64_t num, int64_t den, int64_t max), (dst_num, dst_den, num,
        den, max))
FORWARD(struct AVSHA *, av_sha_alloc, (void), ())
FORWARD(void, av_sha_final, (struct AVSHA *context, uint8_t *digest), (context, digest))
FORWARD(int, av_sha_init, (struct AVSHA *context, int bits), (context, bits))
FORWARD(void, av_sha_update, (struct AVSHA *ctx, const uint8_t *data, size_t len), (ctx, data, len))
FORWARD(int, av_strerror, (int errnum, char *errbuf, size_t errbuf_size), (errnum, errbuf, errbuf_size))
FORWARD(const char *, av_version_info, (void), ())
FORWARD(unsigned int, avutil_version, (void), ())
