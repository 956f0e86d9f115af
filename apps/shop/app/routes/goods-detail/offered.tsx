import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { offeredQuery } from '../../data/offered-query.ts';
import type { OfferedProduct } from '../../data/promotion-answers.ts';
import { useQuery } from '../../data/use-query.ts';
import { OfferPurchase } from './offer-purchase.tsx';
import type { PurchaseChoice } from './use-purchase.ts';

/** What the page of a promotion shows in place of the product's: its goods, and its own way to buy them. */
export interface OfferedGoods {
  offered: OfferedProduct;
  purchase: (choice: PurchaseChoice) => ReactNode;
}

/** The page of a flash sale, a presale or a group buy (R2.6), shown by the product's page, whose parts it has. */
export function Offered({ children }: { children: (goods: OfferedGoods) => ReactNode }) {
  const { pathname } = useLocation();
  const offered = useQuery(offeredQuery(pathname, useSearchParams()[0]));
  return children({ offered, purchase: (choice) => <OfferPurchase offered={offered} choice={choice} /> });
}
