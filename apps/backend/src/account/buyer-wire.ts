import type { BuyerWire } from '@rider/api/account';
import type { ProfileWire } from '@rider/api/profile';
import { internationalPhone } from '@rider/model/validation';
import { mediaPath } from '../http/media.ts';
import type { Buyer } from './buyers.ts';

/** URL of a buyer's picture; empty without one. */
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

/** Whether the buyer confirmed the profile's phone number by code. */
function isConfirmed({ phone, confirmed_phone }: Buyer): boolean {
  return confirmed_phone !== null && confirmed_phone === internationalPhone(phone);
}

/** The editable profile of a buyer, with the company. */
export function profileToWire(buyer: Buyer): ProfileWire {
  return {
    ...whoToWire(buyer),
    sex: buyer.sex,
    phone_confirmed: isConfirmed(buyer) ? 1 : 0,
    contractor_license: buyer.contractor_license,
    business_owner: buyer.business_owner,
    // Older accounts have one phone number for both.
    business_phone: buyer.business_phone || buyer.phone,
  };
}
