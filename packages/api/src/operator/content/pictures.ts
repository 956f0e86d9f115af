import type { ShopPictureUse } from '@rider/model/picture';
import type { Api } from '../../transport/index.ts';
import { present } from '../../wire/index.ts';
import { operatorPath } from '../call.ts';

/**
 * Uploads a JPEG or PNG for the shop's pages and resolves to its public address, which a form must name within a day. Rejects with 910110 (too
 * large), 910111 (neither JPEG nor PNG), 910112 (unreadable).
 */
export async function uploadShopPicture(api: Api, use: ShopPictureUse, file: Blob): Promise<{ url: string }> {
  const form = new FormData();
  form.set('use', use);
  form.set('file', file, file instanceof File ? file.name : 'picture');
  return present((await api.post(operatorPath`pictures`, form)).data, 'upload') as { url: string };
}

/** A document of 10 MB takes longer than other calls. */
const UPLOAD_TIMEOUT_MS = 120_000;

/**
 * Uploads a PDF, DWG or DXF file for a product and resolves to its public path, which a saved product must name within a day. Rejects with 910116 (too large)
 * and 910117 (another kind of file).
 */
export async function uploadProductDocument(api: Api, file: File): Promise<{ url: string }> {
  const form = new FormData();
  form.set('file', file);
  return present(
    (await api.post(operatorPath`product_documents`, form, { timeoutMs: UPLOAD_TIMEOUT_MS })).data,
    'upload',
  ) as {
    url: string;
  };
}
