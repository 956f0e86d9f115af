import type { Money } from '@rider/model/money';
import type { Locale } from '@rider/model/locale';
import type { Generated } from 'kysely';
import type { AddressContent } from '../address/fingerprint.ts';

/** Whether an account may sign in (R1.4): only `active` ones. */
export type BuyerState = 'pending' | 'active' | 'refused' | 'disabled';

/** A business customer. `balance` in cents, never negative; `avatar` a path of the site, or one below `/media/`. */
export interface BuyerTable {
  id: Generated<number>;
  account: string;
  email: string;
  phone: string;
  first_name: string;
  last_name: string;
  nickname: string;
  company: string;
  contractor_license: string;
  business_owner: string;
  avatar: string | null;
  /** 0 not said, 1 male, 2 female. */
  sex: Generated<number>;
  business_phone: Generated<string>;
  open_member: Generated<boolean>;
  money_level: Generated<boolean>;
  state: BuyerState;
  /** A demonstration person: may sign in only while demonstration is switched on. */
  demo: Generated<boolean>;
  password_hash: string;
  balance: Generated<Money>;
  /** The language of the last sign-in or order; null until then. */
  locale: Generated<Locale | null>;
  created_at: Date;
}

/** Where invoices go: one address per buyer. */
export interface BillingAddressTable extends AddressContent {
  buyer_id: number;
  updated_at: Date;
}

/** A signed-in session. Only the SHA-256 of its token is kept. */
export interface SessionTable {
  token_hash: string;
  buyer_id: number;
  created_at: Date;
  expires_at: Date;
}

/** How often a subject (device, address and account, address, account) failed to sign in, or used what is bounded, within the running window. */
export interface LoginAttemptTable {
  subject: string;
  attempts: number;
  window_ends_at: Date;
  /** Until then no password of the subject is looked at. */
  held_until: Generated<Date>;
}

/** A device or a network address from which an account signed in; `place` is a SHA-256. */
export interface KnownPlaceTable {
  /** `buyer` or `agent` and its id. */
  owner: string;
  kind: 'device' | 'client';
  place: string;
  seen_at: Date;
}

/** Buyers and how they sign in. */
export interface AccountTables {
  buyer: BuyerTable;
  session: SessionTable;
  login_attempt: LoginAttemptTable;
  known_place: KnownPlaceTable;
  billing_address: BillingAddressTable;
}
