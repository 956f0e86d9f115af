/** The buyer of all pages. */
export const BUYER = { account: 'luisglass', password: 'Rider2026', uid: 1001 };

/** Signs in as the other site's server would; that server stores the token and passes it to its buyer's page. */
export async function tokenFrom(shop: string): Promise<string> {
  const { account, password } = BUYER;
  const answer = await fetch(`${shop}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ account, password }),
  });
  const { data, msg } = (await answer.json()) as { msg: string; data?: { token: string } };
  if (data === undefined) throw new Error(`signing in answered ${msg}`);
  return data.token;
}
