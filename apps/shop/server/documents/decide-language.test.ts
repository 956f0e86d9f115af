import { describe, expect, test } from 'vitest';
import { decideLanguage } from './decide-language.ts';

const origin = 'http://shop.test';
const decide = (path: string, cookie = '') =>
  decideLanguage(new Request(origin + path, { headers: { Cookie: cookie } }), origin);

describe('the language of an address', () => {
  test('[R2.12] is English without prefix and Chinese under /zh-CN', () => {
    expect(decide('/goods_list')).toMatchObject({ kind: 'render', locale: 'en-US', cookie: null });
    expect(decide('/zh-CN/goods_list')).toMatchObject({ kind: 'render', locale: 'zh-CN' });
  });

  test('[R2.12] an explicit prefix sets the cookie for a day', () => {
    expect(decide('/zh-CN').cookie).toContain('language=zh-CN; Max-Age=86400; Path=/');
    expect(decide('/zh-CN', 'language=zh-CN').cookie).toBeNull();
  });

  test('[R2.12] the fallback prefix redirects with the query, never to another site', () => {
    expect(decide('/en-US/goods_search?title=hinge', 'language=zh-CN')).toMatchObject({
      kind: 'redirect',
      location: '/goods_search?title=hinge',
      cookie: expect.stringContaining('language=en-US') as string,
    });
    expect(decide('/en-US')).toMatchObject({ location: '/' });
    expect(decide('/en-US//evil.test')).toMatchObject({ location: '/' });
    expect(decide('/en-US/%5Cevil.test').kind).toBe('redirect');
  });

  test('[R2.12] an unprefixed document follows the Chinese cookie', () => {
    expect(decide('/goods_list?page=2', 'language=zh-CN')).toMatchObject({ location: '/zh-CN/goods_list?page=2' });
    expect(decide('/', 'language=zh-CN')).toMatchObject({ location: '/zh-CN' });
    expect(decide('/_root.data', 'language=zh-CN').kind).toBe('render');
  });

  test('[R2.12] a prefix in another case redirects to the right one', () => {
    expect(decide('/zh-cn/goods_search?title=%E5%90%88')).toMatchObject({
      kind: 'redirect',
      location: '/zh-CN/goods_search?title=%E5%90%88',
    });
    expect(decide('/EN-us')).toMatchObject({ location: '/en-US' });
  });

  test('[R2.12] other languages are unknown paths', () => {
    expect(decide('/fr/about')).toMatchObject({ kind: 'render', locale: 'en-US' });
  });
});
