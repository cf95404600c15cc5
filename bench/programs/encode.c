/* encode RAW WIDTH HEIGHT FPS COUNT OUT.mp4 - the floor: no drawing, only the encoder with the libraries that Segue uses.
 *
 * RAW holds BGR0 frames; it is read again from its start until COUNT frames were sent. Every frame is encoded; one that
 * equals the frame before is not converted again. */
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include "film.h"

int main(int argc, char **argv) {
  if (argc != 7) return 64;
  int width = atoi(argv[2]), height = atoi(argv[3]), count = atoi(argv[5]);
  size_t size = (size_t)width * height * 4;
  int raw = open(argv[1], O_RDONLY);
  struct stat status;
  if (raw < 0 || fstat(raw, &status) < 0 || status.st_size < (off_t)size) return 66;
  int stored = status.st_size / size;
  const uint8_t *frames = mmap(NULL, status.st_size, PROT_READ, MAP_SHARED, raw, 0);
  if (frames == MAP_FAILED) return 66;

  Film film = film_open(argv[6], width, height, argv[4]);
  const uint8_t *before = NULL;
  for (int index = 0; index < count; index++) {
    const uint8_t *now = frames + size * (index % stored);
    if (!before || memcmp(before, now, size)) film_convert(&film, now, width * 4);
    before = now;
    film_send(&film, index);
  }
  film_close(&film);
  return 0;
}
