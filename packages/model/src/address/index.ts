/** The fields of an address. `country` and `state` are codes of the region list where it has them. */
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

/** A delivery address. */
export interface Address extends AddressContent {
  id: string;
  isDefault: boolean;
  /** The region the backend delivers to; absent where it has countries and states instead. */
  region?: AddressRegion;
}

/** A region of the backend: its id, and the names of its city and district. */
export interface AddressRegion {
  id: string;
  city: string;
  district: string;
}

/** A region of a backend without countries: a province, a city of it, or a district of that. */
export interface Region {
  id: string;
  name: string;
}

/** The data of the address form; `id` is absent for a new address. */
export type AddressDraft = Omit<Address, 'id'> & { id?: string };

/** A country with its states (`country_list`, our addition). `zipPattern` is a regular expression source, empty for "anything". */
export interface Country {
  code: string;
  name: string;
  phoneCode: string;
  zipPattern: string;
  zipLabel: string;
  stateLabel: string;
  states: { code: string; name: string }[];
}
