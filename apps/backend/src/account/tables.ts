import type { Money } from '@rider/model/money';
import type { Locale } from '@rider/model/locale';
import type { Generated, GeneratedAlways } from 'kysely';
import type { AddressContent } from '@rider/model/address';

/** Whether an account may sign in: only `active` ones. */
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
  /** 0 unknown, 1 male, 2 female. */
  sex: Generated<number>;
  business_phone: Generated<string>;
  open_member: Generated<boolean>;
  money_level: Generated<boolean>;
  state: BuyerState;
  /** A demonstration buyer, who may sign in only while demonstration is on. */
  demo: Generated<boolean>;
  password_hash: string;
  balance: Generated<Money>;
  /** The language of the last sign-in or order; null until then. */
  locale: Generated<Locale | null>;
  created_at: Date;
  /** The phone number in international form once confirmed by code; allows sign-in by it. Null while unconfirmed. */
  confirmed_phone: Generated<string | null>;
  /** Company, license and e-mail, normalised so that different spellings have equal keys; equal keys are duplicates. */
  company_key: GeneratedAlways<string>;
  license_key: GeneratedAlways<string>;
  mailbox_key: GeneratedAlways<string>;
}

/** Billing address, one per buyer. */
export interface BillingAddressTable extends AddressContent {
  buyer_id: number;
  updated_at: Date;
}

/** A session. Only the SHA-256 of its token is stored. */
export interface SessionTable {
  token_hash: string;
  buyer_id: number;
  created_at: Date;
  expires_at: Date;
  /** For the buyer's list of devices: names of browser and system, and the shortened network address; may be empty. */
  browser: Generated<string>;
  system: Generated<string>;
  place: Generated<string>;
  /** Whether another token replaced this one; it is then recognised, and rejected, until it expires. */
  replaced: Generated<boolean>;
}

/** Failed sign-ins, or limited uses, of a subject (device, address and account, address, account) in the current window. */
export interface LoginAttemptTable {
  subject: string;
  attempts: number;
  window_ends_at: Date;
  /** No password of the subject is checked before this time. */
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

/** A WeChat user who signs in to an account. */
export interface WechatPersonTable {
  identity: string;
  buyer_id: number;
  nickname: string;
  linked_at: Date;
}

/** A WeChat user whom the next sign-in by password links, by a key of which only the SHA-256 is stored. */
export interface WechatLinkTable {
  key_hash: string;
  identity: string;
  nickname: string;
  expires_at: Date;
}

/** Tables of buyers and sign-in. */
export interface AccountTables {
  buyer: BuyerTable;
  session: SessionTable;
  login_attempt: LoginAttemptTable;
  known_place: KnownPlaceTable;
  wechat_person: WechatPersonTable;
  wechat_link: WechatLinkTable;
  billing_address: BillingAddressTable;
}
