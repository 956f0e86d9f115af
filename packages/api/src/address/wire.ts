/** The fields of an address; `country`, `street2` and `fax` are not in CRMEB. */
export interface AddressFieldsWire {
  real_name: string;
  phone: string;
  /** The country's code. */
  country: string;
  /** The state's code. */
  province: string;
  city: string;
  /** Used by CRMEB; empty in our backend. */
  district: string;
  city_id: number;
  /** The first line of the street. */
  detail: string;
  street2: string;
  post_code: string;
  fax: string;
}

/** A delivery address. */
export interface AddressWire extends AddressFieldsWire {
  id: number;
  uid: number;
  is_default: 0 | 1;
}

/** The address fields of a request; CRMEB reads state and city from `address`, our backend from `province` and `city`. */
export interface AddressFieldsRequestWire {
  real_name: string;
  phone: string;
  country: string;
  province: string;
  city: string;
  address: { province: string; city: string; district: string; city_id: number };
  detail: string;
  street2: string;
  post_code: string;
  fax: string;
}

/** `POST address/edit`. */
export interface SaveAddressRequestWire extends AddressFieldsRequestWire {
  /** 0 is a new address. */
  id: string | 0;
  is_default: 0 | 1;
}

/** The answer of `address/edit` for a new address; a changed one has no data. */
export interface SavedAddressWire {
  id: string;
}

/** `POST address/default/set` and `address/del`. */
export interface AddressRequestWire {
  id: string;
}

/** A region of `city_list` with those below it. */
export interface RegionWire {
  /** Its id. */
  v: number;
  /** Its name. */
  n: string;
  c: RegionWire[];
}

/** A region of `pc/get_city`. */
export interface CityWire {
  city_id: number;
  name: string;
}
