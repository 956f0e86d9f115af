import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { promotionQuery } from '../../../promotion/promotion-query.ts';
import type { PromotedProduct } from '../../../promotion/promotion-answers.ts';
import { useQuery } from '../../../data/use-query.ts';
import { PromotionPurchase } from './promotion-purchase.tsx';
import type { PurchaseChoice } from '../purchase/use-purchase.ts';

/** What the page of a promotion shows in place of the product's: its products, and its own way to buy them. */
export interface PromotionPageParts {
  promoted: PromotedProduct;
  purchase: (choice: PurchaseChoice) => ReactNode;
}

/** The page of a flash sale, a presale or a group buy, shown by the product's page, whose parts it has. */
export function PromotionPage({ children }: { children: (page: PromotionPageParts) => ReactNode }) {
  const { pathname } = useLocation();
  const promoted = useQuery(promotionQuery(pathname, useSearchParams()[0]));
  return children({ promoted, purchase: (choice) => <PromotionPurchase promoted={promoted} choice={choice} /> });
}
