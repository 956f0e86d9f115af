import type { Locale } from '@rider/model/locale';

/** A request for an account with its approval or rejection. The applicant is a buyer who may not sign in yet. */
export interface AccountRequestTable {
  buyer_id: number;
  /** Language of e-mails to the applicant. */
  locale: Locale;
  requested_at: Date;
  terms_agreed_at: Date;
  decided_at: Date | null;
  decided_by: number | null;
  /** Reason of a rejection. */
  reason: string;
}

/** The re-encoded picture of an applicant's contractor license; only operators see it. */
export interface LicensePictureTable {
  buyer_id: number;
  type: string;
  bytes: Buffer;
  uploaded_at: Date;
}

/** Tables of account requests. */
export interface AccountRequestTables {
  account_request: AccountRequestTable;
  license_picture: LicensePictureTable;
}
