const encoder = new TextEncoder();
/** A character of a JavaScript text takes three bytes at most. */
const MOST_BYTES = 3;
let buffer = new Uint8Array(0);

/**
 * The bytes of a document in UTF-8, until the next one is encoded: all share one buffer. Counting bytes before, as `Buffer.from`
 * does, takes as long as writing them.
 */
export function documentBytes(text: string): Uint8Array<ArrayBuffer> {
  if (buffer.length < text.length * MOST_BYTES) buffer = new Uint8Array(text.length * MOST_BYTES);
  return buffer.subarray(0, encoder.encodeInto(text, buffer).written);
}
