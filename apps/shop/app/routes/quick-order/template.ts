import { csvFile } from '@rider/web/csv';
import { createIntl } from 'react-intl';
import type { LoaderFunctionArgs } from 'react-router';
import english from 'virtual:messages/en-US/all';
import chinese from 'virtual:messages/zh-CN/all';
import { requestScope } from '../../data/request-scope.ts';

const MESSAGES = { 'en-US': english, 'zh-CN': chinese };

/** A file with the headings of a list, to fill in. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { locale } = context.get(requestScope);
  const intl = createIntl({ locale, messages: MESSAGES[locale] });
  const headings = [
    intl.formatMessage({ id: 'shop.quickOrder.sku' }),
    intl.formatMessage({ id: 'shop.quickOrder.quantity' }),
  ];
  return new Response(csvFile([headings]), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="quick-order.csv"',
    },
  });
}
