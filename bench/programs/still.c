/* still PHOTOGRAPH.png WIDTH OUT.mp4 - the scene "still" as a C programmer writes it: a picture, texts and boxes drawn with
 * Cairo and Pango, WIDTH pixels wide, and encoded as a film of one frame. */
#include <math.h>
#include <pango/pangocairo.h>

#include "film.h"

static void ink(cairo_t *cr, unsigned rgb) {
  cairo_set_source_rgb(cr, (rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}

static void box(cairo_t *cr, unsigned rgb, double x, double y, double width, double height) {
  ink(cr, rgb);
  cairo_rectangle(cr, x, y, width, height);
  cairo_fill(cr);
}

/* `edge`: 0 starts at x, 0.5 is centred there, 1 ends there. */
static void text(cairo_t *cr, const char *string, const char *font, unsigned rgb, double x, double y, double edge) {
  PangoLayout *layout = pango_cairo_create_layout(cr);
  PangoFontDescription *description = pango_font_description_from_string(font);
  pango_layout_set_font_description(layout, description);
  pango_layout_set_text(layout, string, -1);
  int width, height;
  pango_layout_get_pixel_size(layout, &width, &height);
  ink(cr, rgb);
  cairo_move_to(cr, x - edge * width, y);
  pango_cairo_show_layout(cr, layout);
  pango_font_description_free(description);
  g_object_unref(layout);
}

static void photograph(cairo_t *cr, cairo_surface_t *picture, double x, double y, double side) {
  double width = cairo_image_surface_get_width(picture), height = cairo_image_surface_get_height(picture);
  double scale = side / fmin(width, height);
  cairo_save(cr);
  cairo_rectangle(cr, x, y, side, side);
  cairo_clip(cr);
  cairo_translate(cr, x + (side - width * scale) / 2, y + (side - height * scale) / 2);
  cairo_scale(cr, scale, scale);
  cairo_set_source_surface(cr, picture, 0, 0);
  cairo_paint(cr);
  cairo_restore(cr);
}

static void button(cairo_t *cr, const char *title, double x, double y, double width, double height, double radius) {
  ink(cr, 0x007AFF);
  cairo_arc(cr, x + width - radius, y + radius, radius, -M_PI / 2, 0);
  cairo_arc(cr, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
  cairo_arc(cr, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
  cairo_arc(cr, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
  cairo_fill(cr);
  text(cr, title, "Inter, Sans Bold 26px", 0xFFFFFF, x + width / 2, y + 17, 0.5);
}

int main(int argc, char **argv) {
  if (argc != 4) return 64;
  int width = atoi(argv[2]), height = width * 9 / 16 / 2 * 2;
  cairo_surface_t *picture = cairo_image_surface_create_from_png(argv[1]);
  if (cairo_surface_status(picture)) return 66;
  cairo_surface_t *canvas = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create(canvas);
  cairo_scale(cr, width / 1280.0, width / 1280.0);
  box(cr, 0xFFFFFF, 0, 0, 1280, 720);
  box(cr, 0xF7F7FA, 0, 0, 1280, 88);
  box(cr, 0xCCCCD1, 0, 87, 1280, 1);
  text(cr, "Library", "Inter, Sans Bold 30px", 0, 640, 26, 0.5);
  photograph(cr, picture, 80, 200, 160);
  const char *rows[] = {"The first of five rows", "What came after it", "A third one in the middle", "Something else",
                        "And the last"};
  for (int row = 0; row < 5; row++) {
    double y = 108 + 98 * row;
    text(cr, rows[row], "Inter, Sans 26px", 0, 300, y + 16, 0);
    text(cr, "A short description line for this row", "Inter, Sans 18px", 0x8E8E93, 300, y + 52, 0);
    text(cr, "›", "Inter, Sans 30px", 0x8E8E93, 1230, y + 26, 1);
    box(cr, 0xE5E5EA, 300, y + 94, 940, 1);
  }
  button(cr, "Open detail", 300, 620, 680, 68, 16);
  cairo_surface_flush(canvas);

  Film film = film_open(argv[3], width, height, "50");
  film_convert(&film, cairo_image_surface_get_data(canvas), cairo_image_surface_get_stride(canvas));
  film_send(&film, 0);
  film_close(&film);
  return 0;
}
