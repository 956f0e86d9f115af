import { createHash } from 'node:crypto';
import type { Address } from '@rider/model/address';

/** The fields that make an address what it is; whose it is and whether it is the default is not among them. */
export type AddressContent = Omit<Address, 'id' | 'isDefault'>;

/** A text that two addresses share exactly when they say the same, letter case and spacing apart. */
export function addressFingerprint(address: AddressContent): string {
  const { addressee, country, state, city, street1, street2, zip, phone, fax } = address;
  const said = [addressee, country, state, city, street1, street2, zip, phone, fax].map((field) =>
    field.trim().replace(/\s+/g, ' ').toLowerCase(),
  );
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
