import type { ListedProduct } from '@rider/api/operator';
import { HOME_CARDS, MOST_LISTED } from '@rider/model/site';
import { Badge } from '@rider/ui/badge';
import { Link } from '@rider/ui/link';
import { Text } from '@rider/ui/text';
import { productAddress } from '../data/addresses.ts';
import { ProductFinder } from '../form/product-finder.tsx';
import { SortableList } from '../form/sortable-list.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './home-page.css.ts';

/** Props of `PickedList`. */
export interface PickedListProps {
  /** Name of the list. */
  title: string;
  products: readonly ListedProduct[];
  onChange: (products: readonly ListedProduct[]) => void;
}

/** A hand-picked list: products are found by name or SKU, and ordered. */
export function PickedList({ title, products, onChange }: PickedListProps) {
  const text = useMessages('desk.homePage');
  return (
    <div className={styles.part}>
      <ProductFinder
        label={text('addTo', { list: title })}
        description={text('addHint', { cards: HOME_CARDS })}
        noneFound={text('noneFound')}
        except={products.map(({ id }) => id)}
        disabled={products.length >= MOST_LISTED}
        onFind={(product) => onChange([...products, product])}
      />
      {products.length === 0 ? (
        <Text size="small" tone="quiet">
          {text('emptyList')}
        </Text>
      ) : (
        <SortableList
          label={title}
          items={products}
          getId={({ id }) => id}
          getName={({ name }) => name}
          onChange={onChange}
          canRemove={() => true}
        >
          {(product) => <PickedProduct product={product} />}
        </SortableList>
      )}
    </div>
  );
}

function PickedProduct({ product: { id, name, image, codes, state } }: { product: ListedProduct }) {
  const text = useMessages('desk.homePage');
  return (
    <div className={styles.product}>
      {image && <img src={image} alt="" className={styles.thumbnail} />}
      <div className={styles.names}>
        <Link href={productAddress(id)}>{name}</Link> {state !== 'published' && <Badge>{text(`state.${state}`)}</Badge>}
        <Text size="small" tone="quiet" className={styles.codes}>
          {codes.join(', ')}
        </Text>
      </div>
    </div>
  );
}
