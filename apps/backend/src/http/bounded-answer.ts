/** The beginning of an answer from outside, at most this many bytes, as {@link boundedText} reads it. */
export async function boundedBytes(answer: Response, mostBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  if (answer.body !== null)
    // Leaving the loop cancels the rest.
    for await (const part of answer.body as ReadableStream<Uint8Array>) {
      parts.push(part.subarray(0, mostBytes - length));
      length += part.length;
      if (length >= mostBytes) break;
    }
  return Buffer.concat(parts);
}

/**
 * The beginning of an answer from outside as text, at most this many bytes. The rest is not read: another's answer has no size that we
 * decide. Rejects as the answer's own deadline does.
 */
export async function boundedText(answer: Response, mostBytes: number): Promise<string> {
  return new TextDecoder().decode(await boundedBytes(answer, mostBytes));
}
