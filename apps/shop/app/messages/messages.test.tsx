import { parse } from '@formatjs/icu-messageformat-parser';
import { renderToString } from 'react-dom/server';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { MessagesProvider } from './messages.tsx';

/** Midnight in UTC, which is the afternoon before at the shop. */
const INSTANT = Date.UTC(2026, 0, 2, 0, 30);

function Page() {
  const intl = useIntl();
  return (
    <>
      <FormattedTime value={INSTANT} dateStyle="short" timeStyle="short" hourCycle="h23" />;{intl.timeZone};
      <FormattedMessage id="shop.invoices.dueAfter" values={{ days: 2 }} />
    </>
  );
}

test('[R5.6] dates are in the shop’s zone wherever it runs, and messages have their values', () => {
  const messages = { 'shop.invoices.dueAfter': parse('{days, plural, one {# day} other {# days}}') };
  const html = renderToString(
    <MessagesProvider locale="en-US" messages={messages}>
      <Page />
    </MessagesProvider>,
  );
  expect(html.replaceAll('<!-- -->', '')).toBe('1/1/26, 16:30;America/Los_Angeles;2 days');
});
