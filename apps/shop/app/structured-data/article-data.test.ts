import { expect, test } from 'vitest';
import { articleData } from './article-data.ts';
import { escapeXml } from './escape-xml.ts';

const ARTICLE = {
  id: '3',
  title: 'Two hinges or three?',
  synopsis: 'A table.',
  image: '/media/products/a.webp',
  author: 'RIDER technical desk',
  category: 'Guides',
  publishedAt: Date.UTC(2026, 2, 9),
};
const PLACE = { locale: 'zh-CN', addressOf: (path: string) => `https://shop.test/zh-CN${path}` } as const;

test('[R2.3] [R2.14] an Article has absolute addresses, its date and its author', () => {
  expect(articleData(ARTICLE, PLACE)).toMatchObject({
    '@type': 'Article',
    headline: ARTICLE.title,
    inLanguage: 'zh-CN',
    datePublished: '2026-03-09T00:00:00.000Z',
    mainEntityOfPage: 'https://shop.test/zh-CN/news_detail?id=3',
    image: ['https://shop.test/media/products/a.webp'],
    author: { name: ARTICLE.author },
  });
  expect(articleData({ ...ARTICLE, image: null, author: '' }, PLACE)).not.toHaveProperty('author');
});

test('[R2.3] a feed stays XML whatever an article says', () => {
  expect(escapeXml('a <b> & "c"\u0000\u000b')).toBe('a &#60;b&#62; &#38; &#34;c&#34;');
});
