import { PROMOTION_KINDS } from '@rider/model/promotion';
import { expect, test } from 'vitest';
import { promotionKindAt, promotionLists, promotionScreen } from './promotion-screens.ts';

test('[R2.6] the page of a promotion names its kind, in any language and case', () => {
  for (const kind of PROMOTION_KINDS) {
    const [path = ''] = promotionScreen(kind, '1').split('?');
    expect([path, `/zh-CN${path}`, path.toUpperCase()].map(promotionKindAt)).toEqual([kind, kind, kind]);
    expect(promotionKindAt(promotionLists[kind])).toBeUndefined();
  }
  expect(promotionKindAt('/goods_detail/1')).toBeUndefined();
});
