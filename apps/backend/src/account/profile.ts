import { sql } from 'kysely';
import type { Database, Transaction } from '../database/open.ts';
import { tellBuyer } from '../notification/tell-buyer.ts';
import { requireOwnPictures } from '../upload/service.ts';
import { avatarOf } from './buyer-wire.ts';
import { findBuyer, type Buyer } from './service.ts';

/** A change of the buyer's own data. `avatar` is an address as on the wire, or empty. */
export interface ProfileChange {
  nickname: string;
  avatar: string;
  email: string;
  phone: string;
}

/** A change of the company's data. */
export interface CompanyChange {
  company: string;
  licenseNumber: string;
  ownerName: string;
  phone: string;
}

async function pictureOf(database: Database, buyer: Buyer, avatar: string): Promise<string | null> {
  if (avatar === avatarOf(buyer)) return buyer.avatar;
  const [picture] = await requireOwnPictures(
    database,
    { owner_role: 'buyer', owner_id: buyer.id },
    [avatar].filter(Boolean),
    1,
  );
  return picture ?? null;
}

async function belongsToAnother(transaction: Transaction, email: string, buyerId: number): Promise<boolean> {
  const other = await transaction
    .selectFrom('buyer')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('id', '<>', buyerId)
    .executeTakeFirst();
  return other !== undefined;
}

/** Saves the buyer's own data; returns false when another buyer has the e-mail address. */
export async function saveProfile(
  { database, clock }: { database: Database; clock: () => number },
  buyerId: number,
  change: ProfileChange,
): Promise<'saved' | 'email-taken'> {
  const buyer = await findBuyer(database, buyerId);
  const avatar = await pictureOf(database, buyer, change.avatar);
  const { nickname, email, phone } = change;
  return database.transaction().execute(async (transaction) => {
    if (await belongsToAnother(transaction, email, buyerId)) return 'email-taken';
    await transaction.updateTable('buyer').set({ nickname, avatar, email, phone }).where('id', '=', buyerId).execute();
    if (email !== buyer.email) await tellBuyer(transaction, buyerId, 'email-changed', { email }, clock());
    return 'saved';
  });
}

/** Saves the data of the buyer's company. */
export async function saveCompany(database: Database, buyerId: number, change: CompanyChange): Promise<void> {
  await database
    .updateTable('buyer')
    .set({
      company: change.company,
      contractor_license: change.licenseNumber,
      business_owner: change.ownerName,
      business_phone: change.phone,
    })
    .where('id', '=', buyerId)
    .execute();
}
