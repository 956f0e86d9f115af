/** What the `test` of every project begins with. */
export const shared = {
  // Files share their worker's modules and document, which takes half the time: a test leaves neither state in a module nor elements behind.
  isolate: false,
  maxWorkers: 2,
  restoreMocks: true,
  unstubGlobals: true,
  // Limits end what hangs and measure nothing: a busy machine takes many times as long, and each wait ends as soon as its condition holds.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 20_000 } },
};
