// Loaded by whatever starts the server.

/**
 * glibc's settings that give memory back to the system: few heaps, and large blocks (pictures, compression, bodies) mapped one by one.
 * Without them a process that was attacked for two minutes kept 300 MB more. They must stand in the environment before it starts.
 */
export const memorySettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
