import type { PromotableVariant } from '@rider/api/operator';
import { Combobox } from '@rider/ui/combobox';
import { formatMoney } from '@rider/ui/price';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { promotableVariantsQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useMessages } from '../messages/use-messages.ts';

const labelOf = ({ code, name }: PromotableVariant) => `${code} · ${name}`;

/** Chooses a variant by SKU or name. Posts its SKU as `sku`. */
export function VariantField() {
  const intl = useIntl();
  const text = useMessages('desk.promotions');
  const [chosen, setChosen] = useState<PromotableVariant | null>(null);
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const isSearch = words !== '' && (chosen === null || words !== labelOf(chosen));
  const { data = [], isLoading } = useOptionalQuery(isSearch ? promotableVariantsQuery(words) : null, {
    keepPreviousData: true,
  });
  const others = data.filter(({ code }) => code !== chosen?.code);
  const options = chosen === null ? others : [chosen, ...others];
  return (
    <Combobox
      label={text('variant')}
      description={text('variantHint')}
      name="sku"
      filtered
      loading={isLoading}
      onInputValueChange={setTyped}
      options={options.map((variant) => ({
        value: variant.code,
        label: labelOf(variant),
        description: text('variantFacts', { price: formatMoney(intl, variant.price), stock: variant.stock }),
      }))}
      empty={words !== '' && text('noVariants')}
      onValueChange={(code) => setChosen(options.find((variant) => variant.code === code) ?? null)}
      required
    />
  );
}
