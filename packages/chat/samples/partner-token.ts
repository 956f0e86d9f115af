// Node 22.18 or later: asks the shop for a chat token for one of your buyers. Run it on your server; the key must not reach a page.
import { randomUUID, sign } from 'node:crypto';

/** Where tokens come from: `shop` is its origin, `keyId` and `privateKey` (PEM) are as issued. */
export interface Shop {
  shop: string;
  keyId: string;
  privateKey: string;
}

/** Your own id of the buyer, and the name that agents see. */
export interface Buyer {
  id: string;
  name: string;
}

interface Answer {
  status: number;
  msg: string;
  data: { chat_token: string; expires_time: number };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that can chat and nothing else, and when it ends, in epoch milliseconds. */
export async function chatToken({ shop, keyId, privateKey }: Shop, buyer: Buyer) {
  const head = part({ alg: 'RS256', typ: 'JWT', kid: keyId });
  const claims = part({
    aud: 'rider-chat',
    iat: Math.trunc(Date.now() / 1000),
    jti: randomUUID(),
    sub: buyer.id,
    name: buyer.name,
  });
  const signature = sign('sha256', Buffer.from(`${head}.${claims}`), privateKey).toString('base64url');
  const answer = await fetch(`${shop}/api/partner/chat_token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ assertion: `${head}.${claims}.${signature}` }),
  });
  const { status, msg, data } = (await answer.json()) as Answer;
  if (status !== 200) throw new Error(msg);
  return { token: data.chat_token, expiresAt: data.expires_time * 1000 };
}
