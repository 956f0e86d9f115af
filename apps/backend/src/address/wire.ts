import type { AddressFieldsWire, AddressWire } from '@rider/api/address';
import type { AddressContent } from '@rider/model/address';
import type { StoredAddress } from './addresses.ts';

/** The content of an address on the wire. */
export function addressFieldsToWire(address: AddressContent): AddressFieldsWire {
  return {
    real_name: address.addressee,
    phone: address.phone,
    country: address.country,
    province: address.state,
    city: address.city,
    district: '',
    city_id: 0,
    detail: address.street1,
    street2: address.street2,
    post_code: address.zip,
    fax: address.fax,
  };
}

/** A delivery address on the wire. */
export function addressToWire(address: StoredAddress): AddressWire {
  return {
    id: address.id,
    uid: address.buyer_id,
    ...addressFieldsToWire(address),
    is_default: address.is_default ? 1 : 0,
  };
}
