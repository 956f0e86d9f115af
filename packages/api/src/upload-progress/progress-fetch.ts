/** Progress of a form upload: `onProgress` gets 0 to 1. */
export interface Progress {
  onProgress: (fraction: number) => void;
  signal?: AbortSignal | null | undefined;
  /** The longest time without progress, and until the answer once all is sent. */
  timeoutMs: number;
}

/** Statuses whose responses have no body. */
const WITHOUT_BODY = new Set([204, 205, 304]);

/**
 * A `fetch` for a browser's uploads, over XMLHttpRequest: the native one does not report upload progress. Rejects as `fetch` does, and with a
 * TimeoutError when nothing moves.
 */
export function progressFetch({ onProgress, signal, timeoutMs }: Progress) {
  return (address: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', address);
      request.responseType = 'arraybuffer';
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      let reason: unknown = new TypeError('the upload broke off');
      const giveUp = (why: unknown) => {
        reason = why;
        request.abort();
      };
      const late = () => giveUp(new DOMException('the upload does not move', 'TimeoutError'));
      let timer = setTimeout(late, timeoutMs);
      const moved = () => {
        clearTimeout(timer);
        timer = setTimeout(late, timeoutMs);
      };
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        moved();
        onProgress(total > 0 ? loaded / total : 0);
      });
      request.addEventListener('progress', moved);
      request.addEventListener('load', () => resolve(responseOf(request)));
      for (const end of ['error', 'abort'] as const) request.addEventListener(end, () => reject(reason as Error));
      request.addEventListener('loadend', () => clearTimeout(timer));
      const abort = () => giveUp(signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      request.send(init.body instanceof FormData ? init.body : null);
      if (signal?.aborted) abort();
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request;
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body = WITHOUT_BODY.has(status) ? null : (request.response as ArrayBuffer | null);
  return new Response(body, { status, statusText, headers });
}
