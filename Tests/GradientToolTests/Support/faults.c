// Loaded before the C library, it counts the calls that change files in one folder, and lets one of
// them fail, or sends a signal in its place. Tests compile it themselves.
//
//   FAULT_FOLDER  the folder whose files count
//   FAULT_AT      the call, from 1; 0 for none
//   FAULT_WITH    an error number to fail with, or minus a signal's number to send before the call
//   FAULT_LOG     a file that gets the name of each call, if given
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long calls;
static char tracked[4096];

static int isInside(const char *path) {
  const char *folder = getenv("FAULT_FOLDER");
  return folder && path && strncmp(path, folder, strlen(folder)) == 0;
}

// Notes a call; whether it has to fail.
static int fails(const char *name) {
  const char *at = getenv("FAULT_AT"), *with = getenv("FAULT_WITH"), *log = getenv("FAULT_LOG");
  pthread_mutex_lock(&lock);
  long number = ++calls;
  pthread_mutex_unlock(&lock);
  if (log) {
    int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
    ssize_t (*put)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
    int file = real(log, O_WRONLY | O_CREAT | O_APPEND, 0666);
    if (file >= 0) {
      char line[64] = {0};
      strncpy(line, name, sizeof line - 2);
      strcat(line, "\n");
      put(file, line, strlen(line));
      close(file);
    }
  }
  if (!at || !with || number != atol(at)) return 0;
  int fault = atoi(with);
  if (fault < 0) {
    kill(getpid(), -fault);
    // The thread that takes signals ends the process; a signal that nobody takes never comes here.
    usleep(20000);
    return 0;
  }
  errno = fault;
  return 1;
}

int open(const char *path, int flags, ...) {
  int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;
  va_end(list);
  if (!(flags & O_CREAT) || !isInside(path)) return real(path, flags, mode);
  if (fails("open")) return -1;
  int file = real(path, flags, mode);
  if (file >= 0 && file < (int)sizeof tracked) tracked[file] = 1;
  return file;
}

int open64(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;
  va_end(list);
  return open(path, flags, mode);
}

static int isTracked(int file) {
  return file >= 0 && file < (int)sizeof tracked && tracked[file];
}

ssize_t write(int file, const void *bytes, size_t count) {
  ssize_t (*real)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
  if (!isTracked(file)) return real(file, bytes, count);
  if (fails("write")) {
    // A disk that is full takes a part first.
    if (count > 1) {
      int error = errno;
      real(file, bytes, count / 2);
      errno = error;
    }
    return -1;
  }
  return real(file, bytes, count);
}

int fsync(int file) {
  int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
  if (isTracked(file) && fails("fsync")) return -1;
  return real(file);
}

int fchmod(int file, mode_t mode) {
  int (*real)(int, mode_t) = dlsym(RTLD_NEXT, "fchmod");
  if (isTracked(file) && fails("fchmod")) return -1;
  return real(file, mode);
}

int close(int file) {
  int (*real)(int) = dlsym(RTLD_NEXT, "close");
  if (isTracked(file)) tracked[file] = 0;
  return real(file);
}

int mkdir(const char *path, mode_t mode) {
  int (*real)(const char *, mode_t) = dlsym(RTLD_NEXT, "mkdir");
  if (isInside(path) && fails("mkdir")) return -1;
  return real(path, mode);
}

int link(const char *from, const char *to) {
  int (*real)(const char *, const char *) = dlsym(RTLD_NEXT, "link");
  if (isInside(to) && fails("link")) return -1;
  return real(from, to);
}

int rename(const char *from, const char *to) {
  int (*real)(const char *, const char *) = dlsym(RTLD_NEXT, "rename");
  if (isInside(to) && fails("rename")) return -1;
  return real(from, to);
}
