import type { OperatorBuyer, OrderingBuyer } from '@rider/api/operator';
import { Combobox } from '@rider/ui/combobox';
import { useDeferredValue, useState } from 'react';
import { buyersQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useMessages } from '../messages/use-messages.ts';

type NamedBuyer = Pick<OperatorBuyer, 'uid' | 'company' | 'name' | 'account'>;

/** Company or name of a buyer. */
export const buyerName = ({ company, name, account }: Omit<NamedBuyer, 'uid'>): string => company || name || account;

/** Props of `BuyerField`. */
export interface BuyerFieldProps {
  /** The chosen buyer. */
  buyer: OrderingBuyer | undefined;
  onChoose: (uid: string) => void;
}

/** Chooses an active buyer by company, name, account or e-mail. */
export function BuyerField({ buyer, onChoose }: BuyerFieldProps) {
  const text = useMessages('desk.orderEntry');
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data, isLoading } = useOptionalQuery(search === '' ? null : buyersQuery({ search, state: 'active' }), {
    keepPreviousData: true,
  });
  const found = (data?.items ?? []).filter(({ uid }) => uid !== buyer?.uid);
  const options: NamedBuyer[] = buyer === undefined ? found : [buyer, ...found];
  return (
    <Combobox
      key={buyer?.uid ?? ''}
      label={text('buyer')}
      description={text('buyerHint')}
      name="buyerId"
      filtered
      loading={isLoading}
      defaultValue={buyer?.uid ?? null}
      onInputValueChange={setTyped}
      options={options.map((each) => ({
        value: each.uid,
        label: buyerName(each),
        description: [each.name, each.account].filter(Boolean).join(' · '),
      }))}
      empty={search !== '' && text('noBuyers')}
      onValueChange={(uid) => onChoose(uid ?? '')}
      required
    />
  );
}
