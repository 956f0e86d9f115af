/**
 * Prepares a data folder for the hardening test: `node bench/hardening-people.ts <folder> <honest> <attackers>`. Adds buyers with a balance
 * and an address, and attackers with a session each; all have the demo password. Prints `{honest, tokens}`: accounts, and the attackers'
 * tokens.
 */
import { sql } from 'kysely';
import { addressFingerprint } from '../src/address/fingerprint.ts';
import { DEMO_PASSWORD } from '../src/demonstration/buyers.ts';
import { hashPassword } from '../src/account/password.ts';
import { createSessions, type SessionBuyer } from '../src/account/sessions.ts';
import { openDatabase } from '../src/database/open.ts';

const BALANCE_CENTS = 100_000_000;
const ADDRESS = {
  addressee: 'Hardening Buyer',
  country: 'US',
  state: 'OR',
  city: 'Portland',
  street1: '415 Alder St',
  street2: '',
  zip: '97205',
  phone: '+1 (503) 555-0110',
  fax: '',
};

const [dataDir, honest, attackers] = process.argv.slice(2);
if (!dataDir || !honest || !attackers) throw new Error('usage: hardening-people.ts <folder> <honest> <attackers>');

const database = await openDatabase({ dataDir });
const sessions = createSessions({ database, clock: Date.now, demo: true });
const hash = await hashPassword(DEMO_PASSWORD);

async function addBuyers(
  name: string,
  count: number,
  balance: number,
): Promise<(SessionBuyer & { account: string })[]> {
  const added = await sql<SessionBuyer & { account: string }>`
    insert into buyer (account, email, phone, first_name, last_name, nickname, company, contractor_license, business_owner, state,
      demo, password_hash, balance, created_at)
    select ${name}::text || n, ${name}::text || n || '@hardening.test', '1', 'Hardening', 'Buyer', 'Hardening', 'Hardening', '', '', 'active', true,
      ${hash}, ${balance}::int, now()
    from generate_series(1, ${count}::int) as n returning id, account, password_hash, email, confirmed_phone`.execute(
    database,
  );
  return added.rows;
}

const buyers = await addBuyers('honest', Number(honest), BALANCE_CENTS);
for (const { id } of buyers) {
  const entry = { kind: 'opening' as const, amount: BALANCE_CENTS, balance_after: BALANCE_CENTS, order_id: null };
  await database
    .insertInto('balance_entry')
    .values({ ...entry, buyer_id: id, booked_at: new Date() })
    .execute();
  await database
    .insertInto('address')
    .values({ ...ADDRESS, buyer_id: id, is_default: true, fingerprint: addressFingerprint(ADDRESS) })
    .execute();
}
const tokens: string[] = [];
for (const buyer of await addBuyers('attacker', Number(attackers), 0)) tokens.push((await sessions.open(buyer)).token);
await database.destroy();
console.log(JSON.stringify({ honest: buyers.map(({ account }) => account), tokens }));
