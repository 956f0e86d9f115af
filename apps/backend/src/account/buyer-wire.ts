import type { BuyerWire } from '@rider/api/account';
import type { ProfileWire } from '@rider/api/profile';
import { mediaPath } from '../http/media.ts';
import type { Buyer } from './service.ts';

/** Address of a buyer's picture; empty without one. */
export function avatarOf(buyer: Pick<Buyer, 'avatar'>): string {
  return buyer.avatar === null ? '' : mediaPath(buyer.avatar);
}

/** A buyer's name, picture and contact data. */
export function whoToWire(buyer: Buyer): BuyerWire {
  return {
    uid: buyer.id,
    account: buyer.account,
    nickname: buyer.nickname,
    real_name: `${buyer.first_name} ${buyer.last_name}`.trim(),
    avatar: avatarOf(buyer),
    phone: buyer.phone,
    email: buyer.email,
    company: buyer.company,
  };
}

/** The profile that a buyer may edit, with the company (contract 3.2 and our additions). */
export function profileToWire(buyer: Buyer): ProfileWire {
  return {
    ...whoToWire(buyer),
    sex: buyer.sex,
    contractor_license: buyer.contractor_license,
    business_owner: buyer.business_owner,
    // Older accounts have one phone number for both.
    business_phone: buyer.business_phone || buyer.phone,
  };
}
