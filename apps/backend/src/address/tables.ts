import type { Generated } from 'kysely';

/** A delivery address. `country` and `state` are codes of the region list; `fingerprint` tells duplicates. */
export interface AddressTable {
  id: Generated<number>;
  buyer_id: number;
  addressee: string;
  country: string;
  state: string;
  city: string;
  street1: string;
  street2: string;
  zip: string;
  phone: string;
  fax: string;
  is_default: boolean;
  fingerprint: string;
}

/** Where goods go. */
export interface AddressTables {
  address: AddressTable;
}
