import type { Locale } from '@rider/model/locale';

/** How somebody came to ask for an account, and what was decided. The person is a buyer who may not sign in yet. */
export interface AccountRequestTable {
  buyer_id: number;
  /** The language to write in. */
  locale: Locale;
  requested_at: Date;
  terms_agreed_at: Date;
  decided_at: Date | null;
  decided_by: number | null;
  /** Why it was refused. */
  reason: string;
}

/** Requests for accounts. */
export interface AccountRequestTables {
  account_request: AccountRequestTable;
}
