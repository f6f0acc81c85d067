#ifdef __linux__
// For `dl_iterate_phdr`.
#define _GNU_SOURCE
#endif
#include "FirstFrameCPreviewGetters.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Parts of the binary interface of Swift, which the compiler and the runtime of a process share:
// docs/ABI/TypeMetadata.rst ("Nominal Type Descriptor") and docs/ABI/CallConvSummary.rst in the sources of Swift.

#define SWIFT_CC __attribute__((swiftcall))
#define SWIFT_CONTEXT __attribute__((swift_context))
#define SWIFT_INDIRECT_RESULT __attribute__((swift_indirect_result))
#define SWIFT_ERROR_RESULT __attribute__((swift_error_result))

typedef struct {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  // The distance of the accessor of the metadata from this field.
  int32_t accessor;
} type_descriptor;

enum { kind_mask = 0x1F, kind_class = 16, is_generic = 0x80 };

typedef struct {
  const void *type;
  size_t state;
} metadata_response;

typedef SWIFT_CC metadata_response metadata_accessor(size_t request);
typedef SWIFT_CC const void *static_getter(SWIFT_CONTEXT const void *type, SWIFT_ERROR_RESULT void **error);

typedef SWIFT_CC void indirect_getter(
    SWIFT_INDIRECT_RESULT void *value, SWIFT_CONTEXT const void *type, SWIFT_ERROR_RESULT void **error);

extern char *swift_demangle(
    const char *name, size_t length, char *output, size_t *output_size, uint32_t flags);

bool firstframe_is_generic(const void *address) {
  return ((const type_descriptor *)address)->flags & is_generic;
}

// Returns the type that a getter gets. Getters of structures and enumerations get none.
static const void *type_of(const type_descriptor *descriptor) {
  if ((descriptor->flags & kind_mask) != kind_class) return NULL;
  const char *field = (const char *)&descriptor->accessor;
  return ((metadata_accessor *)(uintptr_t)(field + descriptor->accessor))(0).type;
}

const void *firstframe_static_value(const void *getter, const void *descriptor) {
  void *error = NULL;
  const void *value = ((static_getter *)(uintptr_t)getter)(type_of(descriptor), &error);
  return error ? NULL : value;
}

bool firstframe_store_static_value(const void *getter, const void *descriptor, void *value) {
  void *error = NULL;
  ((indirect_getter *)(uintptr_t)getter)(value, type_of(descriptor), &error);
  return error == NULL;
}

char *firstframe_demangled(const char *symbol) { return swift_demangle(symbol, strlen(symbol), NULL, NULL, 0); }

#ifdef __linux__
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// The difference between the addresses of the program in memory and in its file. The program is the first object.
static int load_bias(struct dl_phdr_info *info, size_t size, void *bias) {
  *(uintptr_t *)bias = info->dlpi_addr;
  return 1;
}

static bool ends_with(const char *name, const char *suffix, size_t suffix_length) {
  size_t length = strlen(name);
  return length >= suffix_length && memcmp(name + length - suffix_length, suffix, suffix_length) == 0;
}

static bool find_in(
    const char *image, const char *suffix, void *context, void (*body)(void *, const char *, const void *)) {
  uintptr_t bias = 0;
  dl_iterate_phdr(load_bias, &bias);
  const ElfW(Ehdr) *header = (const void *)image;
  const ElfW(Shdr) *sections = (const void *)(image + header->e_shoff);
  size_t suffix_length = strlen(suffix);
  bool has_table = false;
  for (size_t index = 0; index < header->e_shnum; index++) {
    if (sections[index].sh_type != SHT_SYMTAB) continue;
    has_table = true;
    const char *names = image + sections[sections[index].sh_link].sh_offset;
    const ElfW(Sym) *symbols = (const void *)(image + sections[index].sh_offset);
    for (size_t number = 0; number < sections[index].sh_size / sizeof *symbols; number++) {
      const ElfW(Sym) *symbol = &symbols[number];
      const char *name = names + symbol->st_name;
      if (symbol->st_shndx == SHN_UNDEF || !ends_with(name, suffix, suffix_length)) continue;
      body(context, name, (const void *)(bias + symbol->st_value));
    }
  }
  return has_table;
}

bool firstframe_find_symbols(
    const char *suffix, void *context, void (*body)(void *context, const char *name, const void *address)) {
  int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  struct stat status;
  void *image = fstat(file, &status) == 0 && status.st_size > (off_t)sizeof(ElfW(Ehdr))
                    ? mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0)
                    : MAP_FAILED;
  close(file);
  if (image == MAP_FAILED) return false;
  // The running program is a file that the system has loaded, so its headers are right.
  bool has_table = find_in(image, suffix, context, body);
  munmap(image, (size_t)status.st_size);
  return has_table;
}
#else
bool firstframe_find_symbols(
    const char *suffix, void *context, void (*body)(void *context, const char *name, const void *address)) {
  return false;
}
#endif

// Draws the previews before `main`, if `firstframe gallery` started the program for this purpose. The constructor has no
// priority: the runtime of Swift registers the types of the program in one without.
extern void firstframe_draw_gallery(void);

__attribute__((constructor)) static void start_gallery(void) {
  if (getenv("FIRSTFRAME_GALLERY")) firstframe_draw_gallery();
}
