import { Gallery } from '@rider/ui/gallery';
import { lazyWhenActive } from '../../activity/lazy-when-active.tsx';
import { useShownArticle } from '../../article-address/shown-article.ts';
import type { ProductPage } from '../../data/queries.ts';
import { Purchase } from './purchase.tsx';
import * as styles from './route.css.ts';
import { Summary } from './summary.tsx';
import type { PurchaseChoice } from './use-purchase.ts';

// A plain link until the visitor's first activity.
const ArticleActions = lazyWhenActive(() => import('./article-actions.tsx'));

/** Pictures and purchase form side by side: the pictures follow the chosen variant. */
export function Showcase({ product, choice }: { product: ProductPage; choice: PurchaseChoice }) {
  const { sku } = choice;
  useShownArticle(sku?.code);
  const picture = sku ? product.images.findIndex((image) => fileOf(image) === fileOf(sku.image)) : 0;
  return (
    <div className={styles.showcase}>
      <Gallery images={picturesOf(product)} selected={Math.max(picture, 0)} />
      <div className={styles.buying}>
        <Summary product={product} sku={sku} />
        {sku && <Purchase product={product} sku={sku} choice={choice} />}
        <ArticleActions product={product} code={sku?.code} />
      </div>
    </div>
  );
}

/** Product pictures, each named by product and finish. */
function picturesOf({ attributes, images, name }: ProductPage): { src: string; alt: string }[] {
  const values = attributes.flatMap((attribute) => attribute.values);
  return images.map((src) => {
    const finish = values.find(({ image }) => image !== null && fileOf(image) === fileOf(src))?.label;
    return { src, alt: finish ? `${name}, ${finish}` : name };
  });
}

/** The file name of a picture, which its small and large versions share. */
function fileOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
