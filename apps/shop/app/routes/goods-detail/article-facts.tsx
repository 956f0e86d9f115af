import type { ProductPageSku } from '../../data/queries.ts';
import { ArticleCode } from './article-code.tsx';
import { RunningOffer } from './running-offer.tsx';

/** The code of the chosen article, and the promotion that runs for it. */
export function ArticleFacts({ sku }: { sku: ProductPageSku }) {
  return (
    <>
      {sku.code && <ArticleCode code={sku.code} />}
      {sku.offer && <RunningOffer offer={sku.offer} />}
    </>
  );
}
