import type { Api } from '../transport/index.ts';
import { id, requiredObject } from '../wire/index.ts';
import type { UploadFormWire, UploadWire } from './wire.ts';

const FIELD: keyof UploadFormWire = 'file';
const FIELD_NAME: keyof UploadFormWire = 'filename';

/**
 * Uploads one picture of the signed-in buyer and resolves to its address. Rejects with 910110 (too large), 910111 (neither
 * JPEG nor PNG), 910112 (unreadable), 100101 (too many today).
 */
export async function uploadPicture(api: Api, file: Blob): Promise<{ url: string }> {
  const form = new FormData();
  form.set(FIELD_NAME, FIELD);
  form.set(FIELD, file, file instanceof File ? file.name : 'picture');
  const data = requiredObject<UploadWire>((await api.post('upload/image', form)).data, 'upload');
  return { url: id(data.url, 'picture address') };
}

/** The address of a picture's small version, at most 320 px long; any other address is returned unchanged. */
export function thumbnailOf(url: string): string {
  return url.replace(/^\/uploads\/(?=[^/]+$)/, '/uploads/small/');
}
