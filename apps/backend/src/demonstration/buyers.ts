import { internationalPhone } from '@rider/model/validation';
import { money } from '@rider/model/money';
import type { CustomerContent } from '../catalogue/contents.ts';
import type { Database, Transaction } from '../database/open.ts';
import { addressFingerprint } from '../address/fingerprint.ts';
import { hashPassword } from '../account/password.ts';

/** The password of every demonstration buyer. */
export const DEMO_PASSWORD = 'Rider2026';

async function addBuyer(
  transaction: Transaction,
  customer: CustomerContent,
  hash: string,
  now: Date,
): Promise<boolean> {
  // Converts the catalogue's amounts to cents.
  const balance = money(Math.round(customer.balance * 100));
  const added = await transaction
    .insertInto('buyer')
    .values({
      account: customer.account,
      email: customer.email,
      phone: customer.phone,
      // Enables sign-in by phone in the demonstration.
      confirmed_phone: internationalPhone(customer.phone),
      first_name: customer.first_name,
      last_name: customer.last_name,
      nickname: customer.nickname,
      company: customer.company,
      contractor_license: customer.contractor_license,
      business_owner: customer.business_owner,
      avatar: customer.avatar,
      open_member: customer.is_open_member === 1,
      money_level: customer.is_money_level === 1,
      state: customer.state,
      demo: true,
      password_hash: hash,
      balance,
      created_at: now,
    })
    // Another process may add the same buyers, or a real account may have the name: the existing row wins.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added === undefined) return false;
  if (balance > 0) {
    await transaction
      .insertInto('balance_entry')
      .values({
        buyer_id: added.id,
        kind: 'opening',
        amount: balance,
        balance_after: balance,
        order_id: null,
        booked_at: now,
      })
      .execute();
  }
  for (const { default: isDefault, ...address } of customer.addresses) {
    await transaction
      .insertInto('address')
      .values({ ...address, buyer_id: added.id, is_default: isDefault, fingerprint: addressFingerprint(address) })
      .execute();
  }
  return true;
}

/**
 * Adds the catalogue's demonstration buyers, with balances and addresses, to a database that has none, also when demonstration is switched
 * on later. Returns whether it added any. Calls `readCustomers` only when they are missing.
 */
export async function addDemoBuyers(
  database: Database,
  readCustomers: () => readonly CustomerContent[],
  now: number,
): Promise<boolean> {
  const present = await database.selectFrom('buyer').select('id').where('demo', '=', true).limit(1).executeTakeFirst();
  if (present !== undefined) return false;
  const customers = readCustomers();
  // The password is public, so one hash serves all buyers; hashing each would slow the first start by a second.
  const passwordHash = await hashPassword(DEMO_PASSWORD, 'installation');
  return database.transaction().execute(async (transaction) => {
    let isAdded = false;
    for (const customer of customers) {
      if (await addBuyer(transaction, customer, passwordHash, new Date(now))) isAdded = true;
    }
    return isAdded;
  });
}

/** Sign-in data of the active demonstration buyers. */
export async function listDemoAccounts(database: Database): Promise<{ account: string; password: string }[]> {
  const buyers = await database
    .selectFrom('buyer')
    .select('account')
    .where('demo', '=', true)
    .where('state', '=', 'active')
    .orderBy('id')
    .execute();
  return buyers.map(({ account }) => ({ account, password: DEMO_PASSWORD }));
}
