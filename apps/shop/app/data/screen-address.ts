/** Longer values of an address name nothing. */
const LONGEST_VALUE = 200;

/**
 * What a screen reads of its address, bounded and in one order. A signed-out page is rendered from this alone and kept under it,
 * so that other parameters change nothing on it and make no other page.
 */
export type ReadsOfAddress = (parameters: URLSearchParams) => URLSearchParams;

/** What routes say of themselves in `handle`. A screen without `reads` is rendered for each visit. */
export interface ScreenHandle {
  /** Without header and footer. */
  bare?: boolean;
  /** The header takes one row. */
  compactHeader?: boolean;
  reads?: ReadsOfAddress;
}

/** The screen reads these parameters, each once. */
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
