import { money } from '@rider/model/money';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { PromotionNote } from './index.ts';

test('[R2.6] shows the promotion with price and end, without a tab stop', async () => {
  const { user, container } = renderUi(
    <PromotionNote promotion={{ kind: 'flashSale', price: money(1890), endsAt: Date.UTC(2026, 10, 23, 22) }} />,
  );
  expect(container).toHaveTextContent('Flash sale $18.90 until 23-11-2026 22:00');
  await user.tab();
  expect(document.body).toHaveFocus();
  await expectNoAxeViolations(container);
});

test('[R2.6] shows the terms of a line, also in Chinese', () => {
  const { container } = renderUi(
    <PromotionNote promotion={{ kind: 'presale', price: null, shipsAt: Date.UTC(2026, 11, 12, 18) }} />,
    {
      locale: 'zh-CN',
    },
  );
  expect(container).toHaveTextContent('预售 2026-12-12发货');
});
