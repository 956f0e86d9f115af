/** How long a page that paints nothing, as in a tab behind others, is waited for (ms). */
const PATIENCE_MS = 100;

/** Resolves once what was rendered is painted: work that its answer does not need would delay it. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    // The frame is painted after its callbacks, and the next task comes after that.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
