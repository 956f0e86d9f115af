import { ApiError, createApi } from '@rider/api';
import type { Locale } from '@rider/api/locale';

/** Sends a picture and answers its address. Rejects with ApiError, `transport` where nobody answered. */
export type Upload = (file: Blob, onProgress: (fraction: number) => void, signal: AbortSignal) => Promise<string>;

/** Where pictures go. */
export interface PictureUploadOptions {
  /** Where the calls live, without trailing slash. */
  baseUrl: string;
  locale: Locale;
  /** Empty where the host's server fills the token in. */
  getToken(): Promise<string>;
}

/** The longest that an upload may stand still. */
const PATIENCE_MS = 60_000;
const FIELD = 'file';

/** Uploads pictures as a form (contract 3.9), telling how far it is. */
export function pictureUpload({ baseUrl, locale, getToken }: PictureUploadOptions): Upload {
  return async (file, onProgress, signal) => {
    const token = await getToken();
    const api = createApi({
      baseUrl,
      locale,
      token: token || undefined,
      timeoutMs: PATIENCE_MS,
      // The call's headers and answers are the contract's; only a form and its progress are ours.
      fetch: (address, init) => postForm(address, new Headers(init.headers), file, { onProgress, signal }),
    });
    const { data } = await api.post('upload/image');
    const url = typeof data === 'object' && data !== null && 'url' in data ? data.url : undefined;
    if (typeof url !== 'string' || url === '') throw new ApiError('malformed', 'the upload answered no address');
    return url;
  };
}

/** `fetch` tells nothing about how much was sent, XMLHttpRequest does. */
function postForm(
  address: string,
  headers: Headers,
  file: Blob,
  { onProgress, signal }: { onProgress: (fraction: number) => void; signal: AbortSignal },
): Promise<Response> {
  const form = new FormData();
  form.set('filename', FIELD);
  form.set(FIELD, file, file instanceof File ? file.name : 'picture');
  // The browser names the form's boundary itself.
  headers.delete('Content-Type');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.timeout = PATIENCE_MS;
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      resolve(new Response(responseText, { status }));
    });
    for (const end of ['error', 'timeout', 'abort'] as const)
      request.addEventListener(end, () => reject(new Error(`upload: ${end}`)));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
