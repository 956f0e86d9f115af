import type { OrderableVariant } from '@rider/api/operator';
import { Combobox } from '@rider/ui/combobox';
import { formatMoney } from '@rider/ui/price';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { orderableVariantsQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Finds a variant by SKU or words, with the price of a buyer, and adds it. */
export function VariantSearch({ buyerId, onAdd }: { buyerId: string; onAdd: (variant: OrderableVariant) => void }) {
  const intl = useIntl();
  const text = useMessages('desk.orderEntry');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, isLoading } = useOptionalQuery(search === '' ? null : orderableVariantsQuery(buyerId, search), {
    keepPreviousData: true,
  });
  const found = data ?? [];
  return (
    <Combobox
      label={text('add')}
      description={text('addHint')}
      filtered
      loading={isLoading}
      onInputValueChange={setTyped}
      options={found.map((variant) => ({
        value: variant.sku,
        label: [variant.sku, variant.name, variant.variant].filter(Boolean).join(' · '),
        description: text('variantFacts', { price: formatMoney(intl, variant.price), stock: variant.stock }),
      }))}
      empty={search !== '' && text('noVariants')}
      onValueChange={(sku) => {
        const chosen = found.find((variant) => variant.sku === sku);
        if (chosen) onAdd(chosen);
      }}
    />
  );
}
