/** Progress of a form upload: `onProgress` gets 0 to 1. */
export interface Progress {
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
  timeoutMs: number;
}

/** A `fetch` for a browser's uploads, over XMLHttpRequest: the native one does not report upload progress. */
export function progressFetch({ onProgress, signal, timeoutMs }: Progress) {
  return (address: string, init: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'GET', address);
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.timeout = timeoutMs;
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      request.addEventListener('load', () => {
        const { status, responseText } = request;
        resolve(new Response(responseText, { status }));
      });
      for (const end of ['error', 'timeout', 'abort'] as const)
        request.addEventListener(end, () => reject(new Error(`upload: ${end}`)));
      signal.addEventListener('abort', () => request.abort(), { once: true });
      request.send(init.body instanceof FormData ? init.body : null);
    });
}
