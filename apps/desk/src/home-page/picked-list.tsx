import type { ListedProduct } from '@rider/api/operator';
import { HOME_CARDS, MOST_LISTED } from '@rider/model/site';
import { Badge } from '@rider/ui/badge';
import { Combobox } from '@rider/ui/combobox';
import { Link } from '@rider/ui/link';
import { Text } from '@rider/ui/text';
import { useDeferredValue, useState } from 'react';
import { productAddress } from '../data/addresses.ts';
import { productsQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
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
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, isLoading } = useOptionalQuery(search === '' ? null : productsQuery({ search }), {
    keepPreviousData: true,
  });
  const found = (search === '' ? [] : (data?.items ?? [])).filter(
    ({ id }) => !products.some((product) => product.id === id),
  );
  return (
    <div className={styles.part}>
      <Combobox
        label={text('addTo', { list: title })}
        description={text('addHint', { cards: HOME_CARDS })}
        filtered
        loading={isLoading}
        disabled={products.length >= MOST_LISTED}
        inputValue={typed}
        onInputValueChange={setTyped}
        value={null}
        options={found.map(({ id, name, codes }) => ({ value: id, label: name, description: codes.join(', ') }))}
        empty={search !== '' && text('noneFound')}
        onValueChange={(id) => {
          const chosen = found.find((each) => each.id === id);
          if (chosen === undefined) return;
          setTyped('');
          onChange([...products, chosen]);
        }}
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
