import { csvFile } from '@rider/web/csv';
import { createIntl } from 'react-intl';
import type { LoaderFunctionArgs } from 'react-router';
import english from 'virtual:messages/en-US/all';
import chinese from 'virtual:messages/zh-CN/all';
import { capabilitiesQuery } from '../../data/capabilities-query.ts';
import { requestScope } from '../../data/request-scope.ts';
import { answerIn, fetchOnServer } from '../../data/server-load.ts';
import { asPart } from '../../data/query.ts';

const MESSAGES = { 'en-US': english, 'zh-CN': chinese };

/** A file with the headings of a list, to fill in. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { locale } = args.context.get(requestScope);
  const capabilities = answerIn(await fetchOnServer(args, [asPart(capabilitiesQuery)]), capabilitiesQuery);
  const intl = createIntl({ locale, messages: MESSAGES[locale] });
  const headings = [
    intl.formatMessage({ id: capabilities?.listFilters === false ? 'shop.quickOrder.name' : 'shop.quickOrder.sku' }),
    intl.formatMessage({ id: 'shop.quickOrder.quantity' }),
  ];
  return new Response(csvFile([headings]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="quick-order.csv"',
    },
  });
}
