import { mediaPath } from '../http/media.ts';
import type { Buyer } from './service.ts';

/** The address of a buyer's picture; empty without one. */
export function avatarOf(buyer: Pick<Buyer, 'avatar'>): string {
  return buyer.avatar === null ? '' : mediaPath(buyer.avatar);
}

/** Name, picture and addresses of a buyer, in every answer that has them. */
export function whoToWire(buyer: Buyer): object {
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

/** What a buyer may change about herself and her company (contract 3.2, with our additions). */
export function profileToWire(buyer: Buyer): object {
  return {
    ...whoToWire(buyer),
    sex: buyer.sex,
    contractor_license: buyer.contractor_license,
    business_owner: buyer.business_owner,
    // Until it was told apart from the buyer's own, there was one phone.
    business_phone: buyer.business_phone || buyer.phone,
  };
}
