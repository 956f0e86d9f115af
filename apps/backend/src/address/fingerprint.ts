import { createHash } from 'node:crypto';
import type { AddressContent } from '@rider/model/address';

/** A hash that is equal for addresses with the same content, ignoring case and spacing. */
export function addressFingerprint(address: AddressContent): string {
  const { addressee, country, state, city, street1, street2, zip, phone, fax } = address;
  const normalized = [addressee, country, state, city, street1, street2, zip, phone, fax].map((field) =>
    field.trim().replace(/\s+/g, ' ').toLowerCase(),
  );
  return createHash('sha256').update(JSON.stringify(normalized)).digest('hex');
}
