import { screens } from '@rider/model/screens';
import type { BalanceRecordQuery } from '@rider/model/balance';
import { daysOfAddress } from '../screen-parameters/days-of-address.ts';
import { pageOfAddress } from '../screen-parameters/page-of-address.ts';

/** The path of the balance screen. */
export const BALANCE_PAGE = screens.balance;
/** The path of the ledger as a CSV file. */
export const LEDGER_FILE = `${screens.balance}.csv`;
/** Ledger lines per page. */
export const RECORDS_PER_PAGE = 10;

const DIRECTIONS = ['income', 'expenditure'] as const;

/** Reads the ledger's filter from an address, ignoring its page. */
export function readLedgerFilter(parameters: URLSearchParams): BalanceRecordQuery {
  const direction = DIRECTIONS.find((known) => known === parameters.get('direction'));
  return { ...(direction && { direction }), ...daysOfAddress(parameters) };
}

/** Reads the ledger's filter and page from an address. */
export function readLedgerPage(parameters: URLSearchParams): BalanceRecordQuery {
  return { ...readLedgerFilter(parameters), page: pageOfAddress(parameters), pageSize: RECORDS_PER_PAGE };
}

/** The ledger's address with another filter or page. */
export function ledgerAddress(
  path: string,
  filter: BalanceRecordQuery,
  changes: Partial<Record<'direction' | 'page', string>> = {},
): string {
  const next = new URLSearchParams();
  const { direction, from, until } = filter;
  for (const [name, value] of Object.entries({ direction, from, until, ...changes })) if (value) next.set(name, value);
  return next.size > 0 ? `${path}?${next}` : path;
}
