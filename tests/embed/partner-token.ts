import { chatToken, type Shop } from '../../packages/chat/samples/partner-token.ts';

/** The shop's operator issues a key to the other site, as at the desk. Takes seconds, so call it before a page needs the key. */
export async function issuePartnerKey(shop: string): Promise<Shop> {
  const post = async (path: string, body: object, cookie = '') => {
    const headers = { 'Content-Type': 'application/json', Origin: shop, Cookie: cookie };
    return fetch(`${shop}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  const signedIn = await post('kefuapi/login', { account: 'maya', password: 'Rider2026' });
  const [cookie = ''] = (signedIn.headers.getSetCookie().find((each) => each.startsWith('desk=')) ?? '').split(';');
  const answer = await post('operator/partner_keys/issue', { partner: 'Partner site' }, cookie);
  const { data, msg } = (await answer.json()) as { msg: string; data: { id: string; privateKey: string } };
  if (!data.id) throw new Error(`issuing a key answered ${msg}`);
  return { shop, keyId: data.id, privateKey: data.privateKey };
}

/** Returns the other site's token for its buyer, who has no account at the shop. */
export async function partnerToken(key: Shop): Promise<string> {
  return (await chatToken(key, { id: 'customer-42', name: 'Wanda Field' })).token;
}
