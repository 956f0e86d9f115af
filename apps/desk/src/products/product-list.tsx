import type { OperatorProductRow } from '@rider/api/operator';
import { PRODUCT_STATES } from '@rider/model/product';
import { LinkButton } from '@rider/ui/button';
import { formatMoney } from '@rider/ui/price';
import { useIntl } from 'react-intl';
import { productAddress } from '../data/addresses.ts';
import { productsQuery } from '../data/operator-queries.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { ProductSelection } from './product-selection.tsx';
import { ProductViews } from './product-views.tsx';
import { STATE_TONES } from './state-tones.ts';
import * as styles from './products.css.ts';

function pictureOf({ image }: OperatorProductRow) {
  return image !== '' && <img src={image} alt="" className={styles.thumbnail} loading="lazy" />;
}

/** All products, the last changed first. */
export function ProductList() {
  const intl = useIntl();
  const text = useMessages('desk.products');
  const priceOf = ({ priceFrom, priceTo }: OperatorProductRow) =>
    priceFrom === priceTo
      ? formatMoney(intl, priceFrom)
      : text('priceRange', { from: formatMoney(intl, priceFrom), to: formatMoney(intl, priceTo) });
  const codesOf = ({ codes, variants }: OperatorProductRow) =>
    variants > codes.length
      ? text('moreCodes', { codes: codes.join(', '), more: variants - codes.length })
      : codes.join(', ');
  return (
    <ListScreen
      section="products"
      messages="desk.products"
      queryOf={productsQuery}
      states={PRODUCT_STATES}
      views={<ProductViews />}
      columns={[
        {
          id: 'picture',
          cell: pictureOf,
        },
        { id: 'name', text: ({ name }) => name, href: ({ id }) => productAddress(id), rowHeader: true, sortable: true },
        { id: 'codes', cell: codesOf },
        { id: 'price', cell: priceOf, numeric: true, sortable: true },
        { id: 'stock', count: ({ stock }) => stock, sortable: true },
        { id: 'state', state: ({ state }) => state, tones: STATE_TONES },
        { id: 'changed', moment: ({ changedAt }) => changedAt, sortable: true },
      ]}
      getRowId={({ id }) => id}
      getRowName={({ name }) => name}
      renderSelection={(selection) => <ProductSelection selection={selection} />}
      actions={
        <LinkButton href="/products/new" variant="primary">
          {text('add')}
        </LinkButton>
      }
    />
  );
}
