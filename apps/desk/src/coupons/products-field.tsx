import { IconButton } from '@rider/ui/button';
import { Combobox } from '@rider/ui/combobox';
import { Stack } from '@rider/ui/layout';
import { useDeferredValue, useState } from 'react';
import { suggestionsQuery } from '../data/queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './coupons.css.ts';

interface Product {
  id: string;
  name: string;
}

/** The products of a coupon, found by words or SKU. Posts their ids with commas. */
export function ProductsField({ name, products }: { name: string; products: readonly Product[] }) {
  const text = useMessages('desk.coupons');
  const [chosen, setChosen] = useState(products);
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const { data, isLoading } = useOptionalQuery(words === '' ? null : suggestionsQuery(words), {
    keepPreviousData: true,
  });
  const found = (data?.products ?? []).filter(({ id }) => chosen.every((product) => product.id !== id));
  return (
    <Stack gap="x2">
      <Combobox
        label={text('products')}
        name={name}
        filtered
        loading={isLoading}
        onInputValueChange={setTyped}
        options={found.map(({ id, name: label, code }) => ({ value: id, label, description: code }))}
        empty={words !== '' && text('noProducts')}
        onValueChange={(id) => {
          const product = found.find((each) => each.id === id);
          if (product !== undefined) setChosen([...chosen, { id: product.id, name: product.name }]);
        }}
        required
      />
      {/* After the combobox, which posts under the same name: the last value counts. */}
      <input type="hidden" name={name} value={chosen.map(({ id }) => id).join(',')} />
      {chosen.length > 0 && (
        <ul className={styles.products}>
          {chosen.map(({ id, name: product }) => (
            <li key={id} className={styles.product}>
              <span>{product}</span>
              <IconButton
                icon="close"
                size="small"
                variant="quiet"
                label={text('removeProduct', { name: product })}
                onClick={() => setChosen(chosen.filter((each) => each.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
