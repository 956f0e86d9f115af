/** More than any call needs: a picture of 5 MB with its form, and room for the answer to say that it is too large. */
export const BODY_LIMIT = 10 * 1024 * 1024;

/** A request's body in memory; null where it is larger than a call may be. It is not read to its end then. */
export async function readBody(request: Request, limit = BODY_LIMIT): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  const body = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return body;
}

/** The most that a form of a page brings: without script, the eight pictures of a review themselves. */
export const FORM_LIMIT = 42 * 1024 * 1024;

/** A request whose body is in memory, where it has one; null where that is larger than a form may be. */
export async function withBoundedForm(request: Request): Promise<Request | null> {
  if (request.body === null) return request;
  const body = await readBody(request, FORM_LIMIT);
  const { url, method, headers, signal } = request;
  return body && new Request(url, { method, headers, signal, body });
}
