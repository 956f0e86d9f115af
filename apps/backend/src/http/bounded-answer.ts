/** The first bytes of an external response, at most `mostBytes`; see {@link boundedText}. */
export async function boundedBytes(answer: Response, mostBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  if (answer.body !== null)
    // Leaving the loop cancels the stream.
    for await (const part of answer.body as ReadableStream<Uint8Array>) {
      parts.push(part.subarray(0, mostBytes - length));
      length += part.length;
      if (length >= mostBytes) break;
    }
  return Buffer.concat(parts);
}

/**
 * The start of an external response as text, at most `mostBytes`. The rest is not read, because its size may be unbounded. Rejects when the
 * deadline of the response passes.
 */
export async function boundedText(answer: Response, mostBytes: number): Promise<string> {
  return new TextDecoder().decode(await boundedBytes(answer, mostBytes));
}
