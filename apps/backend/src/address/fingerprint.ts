import type { AddressContent } from '@rider/model/address';
import { sha256 } from '../http/sha256.ts';

/** A hash that is equal for addresses with the same content, ignoring case and spacing. */
export function addressFingerprint(address: AddressContent): string {
  const { addressee, country, state, city, street1, street2, zip, phone, fax } = address;
  const normalized = [addressee, country, state, city, street1, street2, zip, phone, fax].map((field) =>
    field.trim().replace(/\s+/g, ' ').toLowerCase(),
  );
  return sha256(JSON.stringify(normalized));
}
