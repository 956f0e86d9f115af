import { expect, test } from 'vitest';
import { referringPage } from './referring-page.ts';

const from = (referrer?: string) =>
  referringPage(new Request('http://shop.test/user/collect', { headers: referrer ? { Referer: referrer } : {} }));

test('[R10.6] the page that sent a form is parsed from any Referer', () => {
  expect(from('http://shop.test/goods_detail/1001?sku=A')).toBe('/goods_detail/1001?sku=A');
  for (const nonsense of [undefined, 'null', '//evil.example', 'http://', '/only/a/path'])
    expect(from(nonsense)).toBeNull();
});
