import type { Generated } from 'kysely';
import type { AddressContent } from '@rider/model/address';

/** A delivery address. `country` and `state` are codes of the region list; `fingerprint` detects duplicates. */
export interface AddressTable extends AddressContent {
  id: Generated<number>;
  buyer_id: number;
  is_default: boolean;
  fingerprint: string;
}

/** Tables of addresses. */
export interface AddressTables {
  address: AddressTable;
}
