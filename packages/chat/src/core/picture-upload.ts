import { createApi } from '@rider/api/transport';
import type { Locale } from '@rider/model/locale';
import { uploadPicture } from '@rider/api/upload';
import { progressFetch } from '@rider/api/upload-progress';

/** Uploads a picture and resolves to its address. Rejects with ApiError; `transport` if there was no response. */
export type Upload = (file: Blob, onProgress: (fraction: number) => void, signal: AbortSignal) => Promise<string>;

/** Options of the upload. */
export interface PictureUploadOptions {
  /** Base address of the calls, without trailing slash. */
  baseUrl: string;
  locale: Locale;
  /** Empty when the host's server adds the token. */
  getToken(): Promise<string>;
}

/** Longest time without progress, and of a whole upload (ms): the server's own limits. */
const STILL_MS = 30_000;
const LONGEST_MS = 300_000;

/** Uploads pictures as multipart forms and reports progress. */
export function pictureUpload({ baseUrl, locale, getToken }: PictureUploadOptions): Upload {
  return async (file, onProgress, signal) => {
    const token = await getToken();
    const fetch = progressFetch({ onProgress, signal, timeoutMs: STILL_MS });
    const api = createApi({ baseUrl, locale, token: token || undefined, timeoutMs: LONGEST_MS, fetch });
    return (await uploadPicture(api, file)).url;
  };
}
