/** An answer of another backend that exceeds its size limit. */
export class AnswerTooLongError extends Error {}

/** Streams the bytes of an answer. Beyond `limit` bytes the stream fails with AnswerTooLongError and reads no more. */
export function boundedBody(answer: Response, limit: number): ReadableStream<Uint8Array> | null {
  let length = 0;
  return (
    answer.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          length += chunk.byteLength;
          if (length > limit) throw new AnswerTooLongError(`${answer.url} answers with more than ${limit} bytes`);
          controller.enqueue(chunk);
        },
      }),
    ) ?? null
  );
}
