import { expect, test } from 'vitest';
import { breadcrumbList } from './breadcrumb-list.ts';

test('[R2.14] a BreadcrumbList has numbered items, all but the last with an absolute address', () => {
  const list = breadcrumbList(
    [{ name: 'Home', path: '/' }, { name: 'Hinges', path: '/goods_cate_a?id=110' }, { name: 'Harbor hinge' }],
    (path) => `https://shop.test/zh-CN${path}`,
  );
  expect(list).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://shop.test/zh-CN/' },
      { position: 2, name: 'Hinges', item: 'https://shop.test/zh-CN/goods_cate_a?id=110' },
      { '@type': 'ListItem', position: 3, name: 'Harbor hinge' },
    ],
  });
  expect(JSON.stringify(list)).not.toContain('"item":undefined');
});
