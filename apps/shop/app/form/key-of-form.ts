import { randomId } from '@rider/model/random-id';

/** The idempotency key of a form: the same for the same fields of the same document, random for a form without a mark. */
export async function keyOfForm(form: FormData): Promise<string> {
  if (!form.get('key')) return randomId();
  const fields = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(fields.toString()));
  return Buffer.from(digest).toString('hex');
}
