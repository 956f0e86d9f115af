/** An answer of another backend that is longer than it may be. */
export class AnswerTooLongError extends Error {}

/** The bytes of an answer as they come. The stream fails with AnswerTooLongError behind `limit` bytes, and nothing more is taken in. */
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
