/** Longer parameter values are ignored. */
const LONGEST_VALUE = 200;

/**
 * The parameters that a screen reads of its address, bounded and in canonical order. A signed-out page is rendered from these alone and
 * cached under them, so that other parameters neither change it nor create another cache entry.
 */
export type ReadsOfAddress = (parameters: URLSearchParams) => URLSearchParams;

/** The contents of a route's `handle`. A screen without `reads` is rendered for each request. */
export interface ScreenHandle {
  /** Renders without header and footer. */
  bare?: boolean;
  /** The header takes one row. */
  compactHeader?: boolean;
  reads?: ReadsOfAddress;
  /** Its form may sign in: the server takes it from our own pages alone. */
  opensSession?: boolean;
}

/** Reads these parameters, each at most once. */
export function readsOnly(...names: string[]): ReadsOfAddress {
  return (parameters) => {
    const read = new URLSearchParams();
    for (const name of names) {
      const value = parameters.get(name);
      if (value !== null && value.length <= LONGEST_VALUE) read.set(name, value);
    }
    return read;
  };
}
