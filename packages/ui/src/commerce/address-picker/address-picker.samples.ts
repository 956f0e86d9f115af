import type { PickedAddress } from './index.ts';

const yard: PickedAddress = {
  id: '1',
  addressee: 'Dana Whitfield',
  country: 'United States',
  state: 'Oregon',
  city: 'Portland',
  street1: '1820 NW Front Avenue',
  street2: 'Dock 4',
  zip: '97209',
  phone: '+1 503 555 0142',
  isDefault: true,
};

/** Addresses for stories and tests: the default one, one without a second line, a long one. */
export const sampleAddresses: readonly PickedAddress[] = [
  yard,
  { ...yard, id: '2', addressee: 'Site office', street1: '77 Harbor Way', street2: '', isDefault: false },
  {
    ...yard,
    id: '3',
    addressee: 'Northwest Architectural Glass & Aluminum Fabrication, Receiving Department',
    street1: '104500 Southwest Tualatin-Sherwood Industrial Parkway Extension',
    isDefault: false,
  },
];
