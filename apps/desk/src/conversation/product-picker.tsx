import { IconButton } from '@rider/ui/button';
import { Combobox } from '@rider/ui/combobox';
import { Dialog } from '@rider/ui/dialog';
import { formatMoney } from '@rider/ui/price';
import { useDeferredValue, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { suggestionsQuery } from '../data/queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';

/** Props of `ProductPicker`. */
export interface ProductPickerProps {
  onChoose: (productId: string) => void;
}

/** Finds a product by words or SKU and sends its card. */
export function ProductPicker({ onChoose }: ProductPickerProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const words = useDeferredValue(text.trim());
  const query = open && words !== '' ? suggestionsQuery(words) : null;
  const { data, isLoading } = useOptionalQuery(query, { keepPreviousData: true });
  const label = intl.formatMessage({ id: 'desk.product.open' });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={label}
      size="small"
      initialFocus={field}
      trigger={<IconButton icon="box" size="small" variant="quiet" label={label} />}
    >
      <Combobox
        ref={field}
        label={intl.formatMessage({ id: 'desk.product.search' })}
        filtered
        loading={isLoading}
        inputValue={text}
        onInputValueChange={setText}
        value={null}
        options={(data?.products ?? []).map(({ id, name, code, price }) => ({
          value: id,
          label: name,
          description: `${code} · ${formatMoney(intl, price)}`,
        }))}
        empty={words !== '' && <FormattedMessage id="desk.product.none" />}
        onValueChange={(productId) => {
          if (productId === null) return;
          setOpen(false);
          setText('');
          onChoose(productId);
        }}
      />
    </Dialog>
  );
}
