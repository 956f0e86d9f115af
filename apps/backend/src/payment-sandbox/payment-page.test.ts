import { money } from '@rider/model/money';
import { expect, test } from 'vitest';
import { paymentPage } from './payment-page.ts';
import { sandboxPage } from './page.ts';

const HOSTILE = `"'><img src=x onerror=alert(1)>&amp;`;
const ESCAPED = '&#34;&#39;&#62;&#60;img src=x onerror=alert(1)&#62;&#38;amp;';

test.each(['open', 'challenged', 'paid', 'declined'] as const)(
  '[R10.6] the sandbox escapes what a payment brings, when it is %s',
  async (state) => {
    const payment = { reference: HOSTILE, amount: money(100), state, return_path: `/order?${HOSTILE}` };
    const page = await paymentPage(payment, { locale: 'en-US', paysOrder: true }).text();
    expect(page).toContain(`<dd>${ESCAPED}</dd>`);
    expect(page).not.toContain('<img');
    expect(page.includes(`href="/order?${ESCAPED}"`)).toBe(state !== 'open');
  },
);

test('[R10.6] the sandbox escapes a title', async () => {
  const page = await sandboxPage({ locale: 'en-US', title: HOSTILE, body: '' }).text();
  expect(page).toContain(`<title>${ESCAPED}</title>`);
});
