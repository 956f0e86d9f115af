import type { ListedProduct } from '@rider/api/operator';
import { Combobox } from '@rider/ui/combobox';
import { useDeferredValue, useState } from 'react';
import { productsQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';

/** Props of `ProductFinder`. */
export interface ProductFinderProps {
  label: string;
  description: string;
  /** Shown if no product matches. */
  noneFound: string;
  /** Ids of products that are not offered. */
  except: readonly string[];
  /** Finds only products of this category. */
  category?: string;
  disabled?: boolean;
  onFind: (product: ListedProduct) => void;
}

/** Finds products one by one, by name or SKU. */
export function ProductFinder(props: ProductFinderProps) {
  const { label, description, noneFound, except, category, disabled, onFind } = props;
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, isLoading } = useOptionalQuery(
    search === '' ? null : productsQuery({ search, ...(category && { category }) }),
    {
      keepPreviousData: true,
    },
  );
  const found = search === '' ? [] : (data?.items ?? []).filter(({ id }) => !except.includes(id));
  return (
    <Combobox
      label={label}
      description={description}
      filtered
      loading={isLoading}
      disabled={disabled}
      inputValue={typed}
      onInputValueChange={setTyped}
      value={null}
      options={found.map(({ id, name, codes }) => ({ value: id, label: name, description: codes.join(', ') }))}
      empty={search !== '' && noneFound}
      onValueChange={(id) => {
        const chosen = found.find((each) => each.id === id);
        if (chosen === undefined) return;
        setTyped('');
        onFind(chosen);
      }}
    />
  );
}
