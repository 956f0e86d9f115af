import { uploadShopPicture } from '@rider/api/operator';
import { ApiError, createApi } from '@rider/api/transport';
import { progressFetch } from '@rider/api/upload-progress';
import type { ShopPictureUse } from '@rider/model/picture';
import { UploadError, type UploadPicture } from '@rider/ui/file-upload';
import { chosenLocale } from '../messages/chosen-locale.ts';

/** Longest time without progress, and of a whole upload. */
const STILL_MS = 30_000;
const LONGEST_MS = 300_000;

/** The `upload` of a `FileUpload` for pictures of the shop's pages. */
export function shopPictureUpload(use: ShopPictureUse): UploadPicture {
  return async (file, { signal, onProgress }) => {
    const fetch = progressFetch({ onProgress, signal, timeoutMs: STILL_MS });
    const api = createApi({ fetch, baseUrl: '/api', locale: chosenLocale(), timeoutMs: LONGEST_MS });
    try {
      return await uploadShopPicture(api, use, file);
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'rejected')
        throw new UploadError(error.message, { cause: error });
      throw error;
    }
  };
}
