import { nextPromotionChange, type Promotion } from '@rider/model/promotion';
import { PromotionCard } from '@rider/ui/promotion-card';
import { Grid } from '@rider/ui/layout';
import { promotionScreen } from '../promotion-address/promotion-screens.ts';
import { PromotionCountdown } from './promotion-countdown.tsx';

export interface PromotionListProps {
  promotions: readonly Promotion[];
  /** The server's time at render; absent where one countdown above the cards serves all. */
  now?: number | undefined;
  /** Refetches the promotions when one starts or ends. */
  onEnd: () => void;
}

/** Column widths by number of cards: up to three are wider, so that the row is not mostly empty. */
const COLUMNS: Readonly<Record<number, string>> = { 1: '100%', 2: '320px', 3: '320px' };
/** So many pictures load eagerly. */
const EAGER = 4;

/** Promotions as cards, each with the time until it starts or ends. */
export function PromotionList({ promotions, now, onEnd }: PromotionListProps) {
  return (
    <Grid column={COLUMNS[promotions.length] ?? '240px'}>
      {promotions.map((promotion, index) => (
        <PromotionCard
          key={promotion.id}
          promotion={promotion}
          href={promotionScreen(promotion.kind, promotion.id)}
          headingLevel={2}
          wide={promotions.length === 1}
          loading={index < EAGER ? 'eager' : 'lazy'}
          countdown={
            now !== undefined && <PromotionCountdown until={nextPromotionChange(promotion)} now={now} onEnd={onEnd} />
          }
        />
      ))}
    </Grid>
  );
}
