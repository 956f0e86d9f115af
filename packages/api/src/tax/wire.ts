import type { CertificateState } from '@rider/model/tax';

/** The sales tax of an order or a checkout. Not in CRMEB, like all of this file: CRMEB returns none. */
export interface TaxWire {
  /** A decimal. */
  price: string;
  /** Percent, with at most three decimals. */
  rate: number;
  /** Whether the freight is taxed too. */
  freight: boolean;
  /** `US-CA`, the country alone, or empty for orders older than tax. */
  region: string;
  /** Name of the region in the requested language where no tax is collected there; else empty. */
  region_name: string;
  /** Number of the certificate that exempts the buyer; empty where none does. */
  certificate: string;
}

/** An exemption certificate, in `GET tax_certificate/list`. */
export interface TaxCertificateWire {
  id: number;
  number: string;
  /** Code of the US state in which it holds; empty for all. */
  province: string;
  /** ISO, on the shop's clock. */
  last_day: string;
  state: CertificateState;
  /** Why it was rejected; empty otherwise. */
  reason: string;
  /** Unix seconds. */
  add_time: number;
}

/** Answer of `GET tax_certificate/list`. */
export interface TaxCertificatesWire {
  list: TaxCertificateWire[];
}

/** Request of `POST tax_certificate/add`, a form. */
export interface AddTaxCertificateRequestWire {
  number: string;
  province: string;
  last_day: string;
  /** A photo or scan of the certificate, JPEG or PNG. */
  document: Blob;
}

/** Request of `GET tax_certificate/document`. */
export interface TaxCertificateRequestWire {
  id: string;
}
