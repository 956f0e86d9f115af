import type { Database } from '../database/open.ts';
import { releaseAvatar, requireOwnPictures } from '../upload/pictures.ts';
import { avatarOf } from './buyer-wire.ts';
import { findBuyer, type Buyer } from './buyers.ts';

/** A change of the buyer's own data. `avatar` is a URL as on the wire, or empty. */
export interface ProfileChange {
  nickname: string;
  avatar: string;
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
    'avatar',
  );
  return picture ?? null;
}

/** Saves nickname and picture. E-mail and phone change only by code (`contact-change.ts`). */
export async function saveProfile(database: Database, buyerId: number, change: ProfileChange): Promise<void> {
  const buyer = await findBuyer(database, buyerId);
  const avatar = await pictureOf(database, buyer, change.avatar);
  const { nickname } = change;
  await database.updateTable('buyer').set({ nickname, avatar }).where('id', '=', buyerId).execute();
  if (buyer.avatar !== null && buyer.avatar !== avatar) await releaseAvatar(database, buyer.avatar);
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
