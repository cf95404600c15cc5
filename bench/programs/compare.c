/* compare RAW WIDTH HEIGHT - holds BGR0 frames on standard input against those of RAW, which starts again when it ends.
 *
 * Prints the PSNR in decibels over red, green and blue of all frames, and how many pixels changed although their source
 * did not. */
#include <fcntl.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

int main(int argc, char **argv) {
  if (argc != 4) return 64;
  long pixels = (long)atoi(argv[2]) * atoi(argv[3]), frames = 0, flickering = 0;
  size_t size = pixels * 4;
  struct stat status;
  int raw = open(argv[1], O_RDONLY);
  if (raw < 0 || fstat(raw, &status) < 0 || status.st_size < (off_t)size) return 66;
  const uint8_t *reference = mmap(NULL, status.st_size, PROT_READ, MAP_SHARED, raw, 0);
  if (reference == MAP_FAILED) return 66;
  long stored = status.st_size / size;
  uint8_t *now = malloc(size), *before = malloc(size);
  double error = 0, here = 0;
  for (; fread(now, 1, size, stdin) == size; frames++) {
    const uint8_t *source = reference + size * (frames % stored);
    const uint8_t *earlier = frames ? reference + size * ((frames - 1) % stored) : NULL;
    int is_still = earlier && !memcmp(source, earlier, size);
    if (!is_still || memcmp(now, before, size)) {
      uint64_t sum = 0;
      for (long i = 0; i < pixels * 4; i++) {
        int difference = i % 4 == 3 ? 0 : now[i] - source[i];
        sum += difference * difference;
      }
      here = (double)sum / (3.0 * pixels);
      for (long i = 0; earlier && i < pixels; i++)
        flickering += !memcmp(source + 4 * i, earlier + 4 * i, 3) && memcmp(now + 4 * i, before + 4 * i, 3);
    }
    error += here;
    uint8_t *spare = before;
    before = now;
    now = spare;
  }
  if (!frames) return 66;
  printf("%.2f %ld\n", error > 0 ? 10 * log10(255 * 255 * frames / error) : 99.99, flickering);
  return 0;
}
