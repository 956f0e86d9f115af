import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Countdown } from '../../primitives/countdown/index.ts';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { samplePromotions } from './promotion-card.samples.ts';
import { PromotionCard } from './index.ts';

const time = <Countdown now={0} until={90_000} frozen />;
const { flashSale, presale, groupBuy } = samplePromotions;

describe('PromotionCard', () => {
  test('[R2.6] active flash sale: one tab stop, price, sold share and end', async () => {
    const { user, container } = renderUi(<PromotionCard promotion={flashSale} href="/s" countdown={time} />);
    await user.tab();
    expect(screen.getByRole('link', { name: flashSale.name })).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
    expect(container).toHaveTextContent('Flash sale');
    expect(container).toHaveTextContent('Current price $29.90');
    expect(screen.getByRole('progressbar', { name: '120 of 200 sold' })).toBeVisible();
    expect(container).toHaveTextContent('Ends in 01:30');
    await expectNoAxeViolations(container);
  });

  test('[R2.6] scheduled: counts down to the start and shows the limit, without a bar', () => {
    const { container } = renderUi(
      <PromotionCard promotion={{ ...flashSale, state: 'scheduled' }} href="/s" countdown={time} />,
    );
    expect(container).toHaveTextContent('Not started');
    expect(container).toHaveTextContent('Starts in 01:30');
    expect(container).toHaveTextContent('From 14:00 GMT+0: $29.90 · now $38.50');
    expect(container).not.toHaveTextContent('Current price');
    expect(container).toHaveTextContent('Limit 20 per buyer');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('[R2.6] sold out: the bar is full whatever was counted', () => {
    const { container } = renderUi(<PromotionCard promotion={{ ...presale, state: 'soldOut' }} href="/p" />);
    expect(container).toHaveTextContent('Sold out');
    expect(screen.getByRole('progressbar', { name: 'All 80 sold' })).toBeVisible();
  });

  test('[R2.6] ended: shows no countdown, also in Chinese', async () => {
    const { container } = renderUi(
      <PromotionCard promotion={{ ...groupBuy, state: 'ended' }} href="/g" countdown={time} />,
      {
        locale: 'zh-CN',
      },
    );
    expect(container).toHaveTextContent('3 人团');
    expect(container).toHaveTextContent('已结束');
    expect(screen.queryByRole('timer')).toBeNull();
    await expectNoAxeViolations(container);
  });
});
