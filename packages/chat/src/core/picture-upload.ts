import { createApi } from '@rider/api';
import type { Locale } from '@rider/model/locale';
import { uploadPicture } from '@rider/api/upload';
import { progressFetch } from '@rider/api/upload-progress';

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

/** Uploads pictures as a form (contract 3.9), telling how far it is. */
export function pictureUpload({ baseUrl, locale, getToken }: PictureUploadOptions): Upload {
  return async (file, onProgress, signal) => {
    const token = await getToken();
    const fetch = progressFetch({ onProgress, signal, timeoutMs: PATIENCE_MS });
    const api = createApi({ baseUrl, locale, token: token || undefined, timeoutMs: PATIENCE_MS, fetch });
    return (await uploadPicture(api, file)).url;
  };
}
