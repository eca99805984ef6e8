/* Bills one ride through the library: one_ride TARIFF HOLIDAYS prints the interface's number and the bill. */
#include <flagfall.h>
#include <stdio.h>

static ptrdiff_t contents(const char *path, uint8_t *room, size_t size) {
  FILE *file = fopen(path, "rb");
  if (!file) return 0;
  size_t count = fread(room, 1, size, file);
  fclose(file);
  return (ptrdiff_t)count;
}

int main(int count, char **words) {
  static uint8_t json[1 << 20], days[1 << 20];
  enum { fixes = 600 };
  static int64_t times[fixes];
  static double lats[fixes], lons[fixes];
  char *error = NULL;
  if (count != 3 || flagfall_abi_version() != FLAGFALL_ABI_VERSION) return 2;
  for (int i = 0; i < fixes; i++) {
    times[i] = 1772636400000 + 1000 * (int64_t)i, lats[i] = 40.7549 + i * 0.00006, lons[i] = -73.984;
  }
  flagfall_tariff *tariff = flagfall_tariff_open(
    json, contents(words[1], json, sizeof json), days, contents(words[2], days, sizeof days), &error);
  char *bill = tariff ? flagfall_bill(tariff, "one", NULL, NULL, fixes, times, lats, lons, NULL, NULL, &error) : NULL;
  if (!bill) return fprintf(stderr, "%s\n", error), 1;
  printf("%u\n%s\n", (unsigned)flagfall_abi_version(), bill);
  flagfall_free(bill);
  /* North of the pole: a sentence, which is freed too. */
  lats[7] = 140;
  bill = flagfall_bill(tariff, "one", NULL, NULL, fixes, times, lats, lons, NULL, NULL, &error);
  printf("%s\n", bill ? bill : error);
  flagfall_free(error);
  flagfall_tariff_close(tariff);
  return 0;
}
