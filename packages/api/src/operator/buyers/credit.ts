import type { Ageing, CreditTerms, Invoice } from '@rider/model/invoice';
import { moneyToDecimal, type Money } from '@rider/model/money';
import { getFile, type ApiFile } from '../../file/get-file.ts';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

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
  kind: 'invoice' | 'credit' | 'payment';
  /** Number of the invoice, or the bank's reference of a payment. */
  reference: string;
  /** Negative where it reduces the debt. */
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

/** Buyers who have terms or owe something, the largest debt first; searched by company, account and invoice. */
export function getCreditAccounts(api: Api, query: OperatorListQuery): Promise<OperatorList<CreditAccount>> {
  return getOperatorList(api, 'credit', query);
}

/** The account of a buyer. Rejects with 910530 for an unknown buyer. */
export function getCreditAccount(api: Api, uid: string): Promise<CreditAccountDetail> {
  return getOwn(api, operatorPath`buyers/${uid}/credit`);
}

/** The invoice of a buyer as PDF, by its number. */
export function getAccountInvoiceFile(api: Api, invoiceNumber: string): Promise<ApiFile> {
  return getFile(api, operatorPath`invoices/${invoiceNumber}/pdf`);
}

/** The statement of a buyer's account as PDF. Rejects with 910530 for an unknown buyer. */
export function getAccountStatementFile(api: Api, uid: string): Promise<ApiFile> {
  return getFile(api, operatorPath`buyers/${uid}/statement`);
}

/** Terms to pay by invoice. */
export type GrantedCredit = Pick<CreditTerms, 'limit' | 'days'>;

const creditSeen = (seen: GrantedCredit | null) => ({ limit: seen?.limit ?? null, days: seen?.days ?? null });

/**
 * Grants a buyer terms, or changes them. Rejects with errors by field (`limit`, `days`), with 910530 for an unknown buyer, and with 900013 if
 * the terms are not the ones `seen`.
 */
export function grantCredit(
  api: Api,
  uid: string,
  { limit, days }: GrantedCredit,
  seen: GrantedCredit | null,
): Promise<void> {
  return postOwn(api, operatorPath`buyers/${uid}/credit`, {
    limit: moneyToDecimal(limit),
    days,
    seen: creditSeen(seen),
  });
}

/** Withdraws the terms of a buyer; what is owed stays due. Idempotent. Rejects with 900013 if they are not the ones `seen`. */
export function withdrawCredit(api: Api, uid: string, seen: GrantedCredit | null): Promise<void> {
  return postOwn(api, operatorPath`buyers/${uid}/credit/withdraw`, { seen: creditSeen(seen) });
}

/** A payment received for invoices. `key` makes the request idempotent. */
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

/** Books a payment on invoices, the first due first. Rejects with errors by field (`amount`, `reference`, `day`, `invoices`), or with 910530. */
export function receivePayment(api: Api, { uid, amount, ...payment }: ReceivedPayment): Promise<void> {
  return postOwn(api, operatorPath`buyers/${uid}/invoice_payment`, { ...payment, amount: moneyToDecimal(amount) });
}
