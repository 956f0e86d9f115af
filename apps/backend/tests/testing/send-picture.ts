import type { Envelope, Shop } from './databases.ts';

/** Uploads a picture with a token, or as a visitor. */
export async function sendPicture(
  shop: Shop,
  token: string | null,
  bytes: Uint8Array,
  name: string,
  type: string,
): Promise<Envelope<{ name: string; url: string }>> {
  const form = new FormData();
  form.set('filename', 'photo');
  form.set('photo', new File([new Uint8Array(bytes)], name, { type }));
  const headers: Record<string, string> = token === null ? {} : { 'Authori-zation': `Bearer ${token}` };
  const response = await shop.fetch('http://shop.test/api/upload/image', { method: 'POST', body: form, headers });
  return (await response.json()) as Envelope<{ name: string; url: string }>;
}
