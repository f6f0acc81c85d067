// Lets the thread sanitizer see when the `Mutex` of Swift's library is locked and unlocked while several threads want it.
// The library's code for that is not instrumented, so the sanitizer would report races between threads that the mutex
// keeps apart. check-sanitizers builds this file as a library, and preloads it.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
// Methods of Swift have a calling convention of their own.
#define METHOD __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

typedef METHOD void lock_method(uint32_t thread, SELF);
typedef METHOD void unlock_method(SELF);

METHOD void lock(uint32_t thread, SELF) __asm__(LOCK);
METHOD void unlock(SELF) __asm__(UNLOCK);

// Only programs that were built for the sanitizer have these functions.
void __tsan_acquire(void *) __attribute__((weak));
void __tsan_release(void *) __attribute__((weak));

METHOD void lock(uint32_t thread, SELF) {
  ((lock_method *)dlsym(RTLD_NEXT, LOCK))(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

METHOD void unlock(SELF) {
  if (__tsan_release) __tsan_release(self);
  ((unlock_method *)dlsym(RTLD_NEXT, UNLOCK))(self);
}
