import { INVOICE_AGES, type Ageing, type CreditTerms, type Invoice } from '@rider/model/invoice';
import { money, moneyToDecimal, type Money } from '@rider/model/money';
import { readInvoice } from '../invoice/calls.ts';
import { getPrinted, type PrintedDocument } from '../invoice/printed.ts';
import { readCreditTerms } from '../invoice/terms.ts';
import type { InvoiceWire } from '../invoice/wire.ts';
import { refusedByFormNames, type WireNames } from '../transport/form-names.ts';
import type { Api } from '../transport/index.ts';
import { amountOrNull, amountOrZero, id, instant, list, object, text, type Untrusted } from '../wire/index.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from './list.ts';
import type {
  AccountEntryWire,
  CreditAccountDetailWire,
  CreditAccountWire,
  GrantCreditRequestWire,
  InvoicePaymentRequestWire,
} from './credit-wire.ts';

/** Filters of the list of accounts. */
export const CREDIT_ACCOUNT_STATES = ['overdue'] as const;

/** A buyer who pays by invoice, with what is owed by its age. */
export interface CreditAccount {
  uid: string;
  company: string;
  account: string;
  /** Null for a buyer without terms, who may still owe. */
  terms: CreditTerms | null;
  owed: Money;
  ages: Ageing;
}

/** An invoice, a credit note or a payment of a statement. */
export interface AccountEntry {
  kind: AccountEntryWire['kind'];
  reference: string;
  /** Negative for what takes off. */
  amount: Money;
  /** What was owed after it. */
  owed: Money;
  /** Epoch milliseconds. */
  at: number;
}

/** An account with its open invoices, the first due first, and its statement, the newest first. */
export interface CreditAccountDetail extends CreditAccount {
  open: Invoice[];
  entries: AccountEntry[];
}

function readAccount(row: Untrusted<CreditAccountWire>): CreditAccount {
  const ages = list(row.ages, amountOrZero);
  return {
    uid: id(row.uid, 'buyer uid'),
    company: text(row.company),
    account: text(row.account),
    terms: readCreditTerms(row.terms),
    owed: amountOrZero(row.owed),
    ages: Object.fromEntries(INVOICE_AGES.map((age, index) => [age, ages[index] ?? money(0)])) as Ageing,
  };
}

function readEntry(item: unknown): AccountEntry {
  const row = object<AccountEntryWire>(item);
  return {
    kind: row.kind === 'credit' || row.kind === 'payment' ? row.kind : 'invoice',
    reference: text(row.reference),
    amount: amountOrNull(row.price) ?? money(0),
    owed: amountOrNull(row.owed) ?? money(0),
    at: instant(row.add_time) ?? 0,
  };
}

const pathOf = (uid: string): string => `operator/buyers/${encodeURIComponent(uid)}`;

/** Buyers who have terms or owe something, who owes most first; searched by company, account and invoice. */
export function getCreditAccounts(api: Api, query: OperatorListQuery): Promise<OperatorList<CreditAccount>> {
  return getOperatorList(api, 'operator/credit', query, readAccount);
}

/** The account of a buyer. Refused with 910530 for an unknown buyer. */
export async function getCreditAccount(api: Api, uid: string): Promise<CreditAccountDetail> {
  const data = object<CreditAccountDetailWire>((await api.get(`${pathOf(uid)}/credit`)).data);
  return {
    ...readAccount(data),
    open: list(data.open, (item) => readInvoice(object<InvoiceWire>(item))),
    entries: list(data.entries, readEntry),
  };
}

/** The invoice of a buyer as PDF, by its number. */
export function getAccountInvoiceFile(api: Api, invoiceNumber: string): Promise<PrintedDocument> {
  return getPrinted(api, `operator/invoices/${encodeURIComponent(invoiceNumber)}/pdf`);
}

/** The statement of a buyer's account as PDF. Refused with 910530 for an unknown buyer. */
export function getAccountStatementFile(api: Api, uid: string): Promise<PrintedDocument> {
  return getPrinted(api, `${pathOf(uid)}/statement`);
}

/** Fields of the terms by their names in the form. */
export const CREDIT_TERMS_FIELDS = { limit: 'limit', days: 'days' } as const satisfies WireNames<
  string,
  GrantCreditRequestWire
>;

/** Grants a buyer terms, or changes them. Refused by field (`limit`, `days`), or with 910530 for an unknown buyer. */
export async function grantCredit(api: Api, uid: string, terms: { limit: Money; days: number }): Promise<void> {
  const request = { limit: moneyToDecimal(terms.limit), days: String(terms.days) } satisfies GrantCreditRequestWire;
  await refusedByFormNames(api.post(`${pathOf(uid)}/credit`, request), CREDIT_TERMS_FIELDS);
}

/** Withdraws the terms of a buyer; what is owed stays due. Withdrawing what is not there does nothing. */
export async function withdrawCredit(api: Api, uid: string): Promise<void> {
  await api.post(`${pathOf(uid)}/credit/withdraw`);
}

/** Money that came in for invoices. `key` makes the request idempotent. */
export interface ReceivedPayment {
  uid: string;
  amount: Money;
  reference: string;
  /** ISO day. */
  day: string;
  /** Numbers of the invoices that it settles, the first due first. */
  invoices: readonly string[];
  key: string;
}

/** Fields of a received payment by their names in the form. */
export const RECEIVED_PAYMENT_FIELDS = {
  amount: 'price',
  reference: 'reference',
  day: 'day',
} as const satisfies WireNames<string, InvoicePaymentRequestWire>;

/** Books money on invoices, the first due first. Refused by field (`amount`, `reference`, `day`, `invoices`), or with 910530. */
export async function receivePayment(api: Api, payment: ReceivedPayment): Promise<void> {
  const { uid, amount, reference, day, invoices, key } = payment;
  const request = {
    price: moneyToDecimal(amount),
    reference,
    day,
    invoices: [...invoices],
    key,
  } satisfies InvoicePaymentRequestWire;
  await refusedByFormNames(api.post(`${pathOf(uid)}/invoice_payment`, request), RECEIVED_PAYMENT_FIELDS);
}
