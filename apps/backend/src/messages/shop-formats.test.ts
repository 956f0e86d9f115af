import { DEFAULT_FORMATS } from '@rider/model/locale';
import { afterEach, expect, test } from 'vitest';
import { shopDayOf } from '../http/days.ts';
import { formatDateTime, formatMoney } from './format-values.ts';
import { messageText } from './index.ts';
import { setShopFormats, shopCurrency } from './shop-formats.ts';

const INSTANT = Date.UTC(2026, 10, 21, 18);

afterEach(() => setShopFormats(DEFAULT_FORMATS));

test('amounts, times and days follow the shop’s settings, also after they were used', () => {
  const shown = () => [
    formatMoney(123_450, 'zh-CN'),
    messageText('backend.notification.balance-added.content', 'en-US', { amount: 123_405 }),
    formatDateTime(new Date(INSTANT), 'en-US'),
    shopDayOf(INSTANT),
    shopCurrency(),
  ];
  expect(shown()).toEqual([
    '$1,234.50',
    '$1,234.05 was added to your balance.',
    '21-11-2026 10:00 Pacific Time',
    '2026-11-21',
    'USD',
  ]);
  setShopFormats({ currency: 'CNY', timeZone: 'Asia/Shanghai' });
  expect(shown()).toEqual([
    '¥1,234.50',
    '¥1,234.05 was added to your balance.',
    '22-11-2026 02:00 China Standard Time',
    '2026-11-22',
    'CNY',
  ]);
});
