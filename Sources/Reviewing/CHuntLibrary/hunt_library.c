#include "FirstFrameCHuntLibrary.h"

static const unsigned char source[] = {
#embed "Library/hunt.c"
};

const unsigned char *firstframe_hunt_source(size_t *size) {
  *size = sizeof source;
  return source;
}
