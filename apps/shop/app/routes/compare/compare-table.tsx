import { screens } from '@rider/model/screens';
import { Icon } from '@rider/ui/icon';
import { Link } from '@rider/ui/link';
import { Picture } from '@rider/ui/picture';
import { formatMoney, Price } from '@rider/ui/price';
import { ScrollRegion } from '@rider/ui/scroll-region';
import { StockState } from '@rider/ui/stock';
import { VisuallyHidden } from '@rider/ui/visually-hidden';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProductPage } from '../../data/queries.ts';
import { optionRows, rowsOf, technicalRows, type CompareRow } from './compare-rows.ts';
import * as styles from './compare.css.ts';

/** Side of a product's picture, in pixels. */
const PICTURE = 160;

/** Props of `CompareTable`. */
export interface CompareTableProps {
  products: readonly ProductPage[];
  /** Shows only the rows in which the products differ. */
  isShort: boolean;
}

/** Products as columns; their heads stay visible while the rows scroll. */
export function CompareTable({ products, isShort }: CompareTableProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'shop.compare.title' });
  const groups = [
    { name: intl.formatMessage({ id: 'shop.compare.terms' }), rows: useTermRows(products) },
    { name: intl.formatMessage({ id: 'shop.compare.options' }), rows: optionRows(products) },
    { name: intl.formatMessage({ id: 'shop.product.technical' }), rows: technicalRows(products) },
  ].map(({ name, rows }) => ({ name, rows: isShort ? rows.filter(({ differs }) => differs) : rows }));
  const shown = groups.filter(({ rows }) => rows.length > 0);
  return (
    <ScrollRegion label={title} className={styles.region}>
      <table aria-label={title} className={styles.table}>
        <thead>
          <tr>
            <td className={styles.corner}>
              <VisuallyHidden>{title}</VisuallyHidden>
            </td>
            {products.map((product) => (
              <ProductHead key={product.id} product={product} ids={products.map(({ id }) => id)} />
            ))}
          </tr>
        </thead>
        {shown.map(({ name, rows }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={products.length + 1} className={styles.group}>
                <span className={styles.groupName}>{name}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.key} row={row} />
            ))}
          </tbody>
        ))}
        {shown.length === 0 && (
          <tbody>
            <tr>
              <td colSpan={products.length + 1} className={styles.cell}>
                <FormattedMessage id="shop.compare.same" />
              </td>
            </tr>
          </tbody>
        )}
      </table>
    </ScrollRegion>
  );
}

function ProductHead({ product, ids }: { product: ProductPage; ids: readonly string[] }) {
  const intl = useIntl();
  const { id, name, images, price, unit, stock, skus } = product;
  const others = ids.filter((other) => other !== id);
  return (
    <th scope="col" className={styles.product}>
      <span className={styles.inHead}>
        {images[0] && <Picture src={images[0]} size={PICTURE} loading="lazy" className={styles.picture} />}
        <Link href={screens.product(id)} className={styles.name}>
          {name}
        </Link>
        <Price amount={price} unit={unit} from={skus.length > 1} />
        <StockState stock={stock} several={skus.length > 1} />
        <Link
          href={screens.compare(others)}
          rel="nofollow"
          aria-label={intl.formatMessage({ id: 'shop.compare.remove' }, { name })}
          className={styles.remove}
        >
          <Icon name="close" />
          <FormattedMessage id="shop.compare.removeShort" />
        </Link>
      </span>
    </th>
  );
}

function Row({ row: { name, values, differs } }: { row: CompareRow }) {
  return (
    <tr data-differs={differs || undefined} className={styles.row}>
      <th scope="row" className={styles.rowHead}>
        {name}
        {differs && (
          <VisuallyHidden>
            {' '}
            <FormattedMessage id="shop.compare.differs" />
          </VisuallyHidden>
        )}
      </th>
      {values.map((value, index) => (
        <td key={index} className={styles.cell}>
          {value || '–'}
        </td>
      ))}
    </tr>
  );
}

/** Prices and terms of the products. */
function useTermRows(products: readonly ProductPage[]): CompareRow[] {
  const intl = useIntl();
  const range = (numbers: readonly number[], format: (value: number) => string) =>
    [...new Set([Math.min(...numbers), Math.max(...numbers)].map(format))].join(' – ');
  const number = (value: number) => intl.formatNumber(value);
  return rowsOf(
    products.map(({ skus, unit }) => {
      const facts = {
        price: range(
          skus.map(({ price }) => price),
          (price) => formatMoney(intl, price as ProductPage['price']),
        ),
        unit,
        minimum: range(
          skus.map(({ minimum }) => minimum),
          number,
        ),
        pack: range(
          skus.map(({ pack }) => pack),
          number,
        ),
        variants: number(skus.length),
      };
      return Object.entries(facts).map(([key, value]) => ({
        key,
        name: intl.formatMessage({ id: `shop.compare.term.${key as keyof typeof facts}` }),
        value,
      }));
    }),
  );
}
