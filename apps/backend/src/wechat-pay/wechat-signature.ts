import { createCipheriv, createDecipheriv, randomBytes, sign, verify, type KeyObject } from 'node:crypto';

/** The signature scheme of WeChat Pay's API v3. */
export const SCHEME = 'WECHATPAY2-SHA256-RSA2048';
/** Length of the tag of AES-256-GCM, in bytes. */
const TAG = 16;

/** The text that WeChat Pay signs: each part on a line. */
const lines = (parts: readonly string[]): Buffer => Buffer.from(parts.map((part) => `${part}\n`).join(''));

/** Signs the parts by RSA with SHA-256, in Base64. */
export function signParts(key: KeyObject, parts: readonly string[]): string {
  return sign('sha256', lines(parts), key).toString('base64');
}

/** Verifies a Base64 signature of the parts. */
export function hasSigned(key: KeyObject, parts: readonly string[], signature: string): boolean {
  return verify('sha256', lines(parts), key, Buffer.from(signature, 'base64'));
}

/** A nonce of a request or answer. */
export const newNonce = (): string => randomBytes(16).toString('hex');

/** The encrypted part of a webhook. */
export interface Sealed {
  algorithm: 'AEAD_AES_256_GCM';
  ciphertext: string;
  associated_data: string;
  nonce: string;
}

/** Encrypts a text as in a webhook of `kind`. */
export function seal(key: string, kind: string, text: string): Sealed {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(kind));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext: ciphertext.toString('base64'), associated_data: kind, nonce };
}

/** Decrypts a part of a webhook. @throws for a wrong key or modified content. */
export function unseal(key: string, { ciphertext, associated_data: kind, nonce }: Sealed): string {
  const bytes = Buffer.from(ciphertext, 'base64');
  if (bytes.length < TAG) throw new Error('the webhook is too short');
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG });
  decipher.setAAD(Buffer.from(kind));
  decipher.setAuthTag(bytes.subarray(-TAG));
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()]).toString('utf8');
}
