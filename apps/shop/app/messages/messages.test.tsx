import { parse } from '@formatjs/icu-messageformat-parser';
import { money } from '@rider/model/money';
import { formatMoney } from '@rider/ui/price';
import { renderToString } from 'react-dom/server';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { MessagesProvider } from './messages.tsx';

/** Midnight in UTC, which is the morning after at the shop. */
const INSTANT = Date.UTC(2026, 0, 2, 0, 30);

function Page() {
  const intl = useIntl();
  return (
    <>
      <FormattedTime value={INSTANT} dateStyle="short" timeStyle="short" hourCycle="h23" />;{intl.timeZone};
      {formatMoney(intl, money(1_250))};
      <FormattedMessage id="shop.invoices.dueAfter" values={{ days: 2 }} />
    </>
  );
}

test('[R5.6] dates are in the shop’s zone wherever it runs, amounts in its currency, and messages have their values', () => {
  const messages = { 'shop.invoices.dueAfter': parse('{days, plural, one {# day} other {# days}}') };
  const html = renderToString(
    <MessagesProvider locale="en-US" messages={messages} formats={{ currency: 'CNY', timeZone: 'Asia/Shanghai' }}>
      <Page />
    </MessagesProvider>,
  );
  expect(html.replaceAll('<!-- -->', '')).toBe('1/2/26, 08:30;Asia/Shanghai;¥12.50;2 days');
});
