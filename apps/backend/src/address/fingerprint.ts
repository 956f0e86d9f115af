import { createHash } from 'node:crypto';

/** The fields that make an address what it is; whether it is the default is not among them. */
export interface AddressContent {
  addressee: string;
  country: string;
  state: string;
  city: string;
  street1: string;
  street2: string;
  zip: string;
  phone: string;
  fax: string;
}

/** A text that two addresses share exactly when they say the same, letter case and spacing apart. */
export function addressFingerprint(address: AddressContent): string {
  const { addressee, country, state, city, street1, street2, zip, phone, fax } = address;
  const said = [addressee, country, state, city, street1, street2, zip, phone, fax].map((field) =>
    field.trim().replace(/\s+/g, ' ').toLowerCase(),
  );
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
