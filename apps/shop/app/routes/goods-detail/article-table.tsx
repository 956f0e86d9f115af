import type { ProductPage } from '../../data/queries.ts';
import { classNames } from '@rider/ui/class-names';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { StockState } from '@rider/ui/stock';
import { Heading } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { skuPath } from '../../article-address/article-address.ts';
import * as styles from './route.css.ts';

const head = classNames(styles.cell, styles.columnHead);

/** All articles of a product with code, price and stock; each row leads to its article, also without script. */
export function ArticleTable({ product }: { product: ProductPage }) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `shop.product.${id}` });
  const title = say('articles');
  return (
    <section className={styles.section}>
      <Heading level={2}>{title}</Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must take the focus */}
      <div role="group" aria-label={title} tabIndex={0} className={styles.tableBox}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={head}>
                {say('article')}
              </th>
              {product.attributes.map(({ name }) => (
                <th key={name} scope="col" className={head}>
                  {name}
                </th>
              ))}
              <th scope="col" className={head}>
                {say('terms')}
              </th>
              <th scope="col" className={head}>
                {say('stock')}
              </th>
              <th scope="col" className={classNames(head, styles.figure)}>
                {say('price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {product.skus.map((sku) => (
              <tr key={sku.id}>
                <th scope="row" className={styles.cell}>
                  <Link href={skuPath(product, sku)} rel="nofollow" className={styles.tableLink}>
                    {sku.code}
                  </Link>
                </th>
                {sku.values.map((value, index) => (
                  <td className={styles.cell} key={product.attributes[index]?.name ?? index}>
                    {value}
                  </td>
                ))}
                <td className={styles.cell}>
                  {intl.formatMessage({ id: 'shop.product.minimum' }, { minimum: sku.minimum, pack: sku.pack })}
                </td>
                <td className={styles.cell}>
                  <StockState stock={sku.stock} />
                </td>
                <td className={classNames(styles.cell, styles.figure)}>{formatMoney(intl, sku.price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
