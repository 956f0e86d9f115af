/** Row of `GET operator/partner_keys`. */
export interface PartnerKeyWire {
  id: string;
  /** Name of the partner. */
  partner: string;
  add_time: number;
  /** When it was revoked; 0 for a good one. */
  revoked: number;
}

/** `POST operator/partner_keys/issue`. */
export interface IssuePartnerKeyRequestWire {
  partner: string;
}

/** Answer of `POST operator/partner_keys/issue`, the only one with the private key. */
export interface IssuedPartnerKeyWire {
  id: string;
  /** PEM, PKCS #8. */
  private_key: string;
}
