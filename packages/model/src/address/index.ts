/** A delivery address. `country` and `state` are codes of the region list where it has them. */
export interface Address {
  id: string;
  addressee: string;
  country: string;
  state: string;
  city: string;
  street1: string;
  street2: string;
  zip: string;
  phone: string;
  fax: string;
  isDefault: boolean;
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
