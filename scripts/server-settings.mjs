// Loaded by whatever starts the server: these must stand in the environment before the process does.

/** What keeps the server quick and small under a flood. What stands in the environment already counts. */
export const serverSettings = {
  // Passwords and pictures keep four threads busy, and then the compression of every page and the reading of every file waits for them.
  UV_THREADPOOL_SIZE: '16',
  // Few heaps, and large blocks mapped one by one, so that what is freed goes back to the system: 300 MB after two minutes of attack.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
};

/** Arguments of Node. Its young generation would grow to 128 MB under a flood, and is never given back. */
export const serverArguments = ['--max-semi-space-size=16'];
