import { ApiError, createApi } from '@rider/api/transport';
import { uploadPicture as send } from '@rider/api/upload';
import { progressFetch } from '@rider/api/upload-progress';
import { UploadError, type UploadPicture } from '@rider/ui/file-upload';
import { leaveForLogin } from '../data/browser-load.ts';
import { documentLocale } from '../messages/browser-messages.ts';

/** Longest time without progress, and of a whole upload: the server takes no longer. */
const STILL_MS = 30_000;
const LONGEST_MS = 300_000;

/** The upload function of the shop's picture fields: an ended session goes to sign-in, other errors to the field. */
export const uploadPicture: UploadPicture = async (file, { signal, onProgress }) => {
  const fetch = progressFetch({ onProgress, signal, timeoutMs: STILL_MS });
  const api = createApi({ fetch, baseUrl: '/api', locale: documentLocale(), timeoutMs: LONGEST_MS });
  try {
    return await send(api, file);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'session') leaveForLogin();
    if (error.kind === 'rejected') throw new UploadError(error.message, { cause: error });
    throw error;
  }
};
