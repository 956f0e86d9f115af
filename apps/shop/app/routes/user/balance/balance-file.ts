import { ApiError } from '@rider/api/transport';
import type { BalanceRecord } from '@rider/model/balance';
import { createIntl } from 'react-intl';
import type { LoaderFunctionArgs } from 'react-router';
import english from 'virtual:messages/en-US/all';
import chinese from 'virtual:messages/zh-CN/all';
import { ledgerFile } from '../../../balance/ledger-file.ts';
import { readLedgerFilter } from '../../../balance/ledger-address.ts';
import { balanceRecordsQuery } from '../../../balance/balance-queries.ts';
import { requestScope } from '../../../data/request-scope.ts';
import { callBackend, requireBuyer } from '../../../data/server-load.ts';

const MESSAGES = { 'en-US': english, 'zh-CN': chinese };
/** The backend's maximum page size. */
const PORTION = 100;

type Column = 'when' | 'kind' | 'order' | 'note' | 'amount' | 'balanceAfter';

/** The ledger as a CSV file, with the screen's filter. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  requireBuyer(args);
  const { locale, formats } = args.context.get(requestScope);
  const filter = readLedgerFilter(new URL(args.request.url).searchParams);
  const records: BalanceRecord[] = [];
  await callBackend(args, async ({ api }) => {
    for (let page = 1, total = 1; records.length < total; page += 1) {
      const portion = await balanceRecordsQuery({ ...filter, page, pageSize: PORTION }).call(api);
      // A file that lacks entries looks like one that has them all.
      if (portion.items.length === 0 && records.length < portion.total)
        throw new ApiError('malformed', 'the ledger ends before its last entry');
      records.push(...portion.items);
      total = portion.total;
    }
  });
  const intl = createIntl({ locale, messages: MESSAGES[locale], timeZone: formats.timeZone });
  const say = (id: Column | `kind.${Exclude<BalanceRecord['kind'], 'other'>}`) =>
    intl.formatMessage({ id: `shop.balance.${id}` });
  const inCurrency = (id: 'amount' | 'balanceAfter') => `${say(id)} (${formats.currency})`;
  const file = ledgerFile(records, formats.timeZone, {
    columns: [say('when'), say('kind'), say('order'), say('note'), inCurrency('amount'), inCurrency('balanceAfter')],
    kindOf: ({ kind, title }) => (kind === 'other' ? title : say(`kind.${kind}`)),
  });
  return new Response(file, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="balance.csv"',
      'Cache-Control': 'private, no-store',
    },
  });
}
