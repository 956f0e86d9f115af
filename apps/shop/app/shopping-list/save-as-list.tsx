import { screens } from '@rider/model/screens';
import { formatDay } from '@rider/ui/date';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RowsButton } from '../quick-order/rows-button.tsx';

/** The button of a form with the fields `text` and `quantity` that saves its rows as a new shopping list, named after the day. */
export function SaveAsList({ disabled = false }: { disabled?: boolean }) {
  const intl = useIntl();
  const [openedAt] = useState(() => Date.now());
  const name = intl.formatMessage({ id: 'shop.shoppingList.savedOn' }, { day: formatDay(intl, openedAt) });
  return (
    <RowsButton action={screens.shoppingLists} name="name" value={name} disabled={disabled}>
      <FormattedMessage id="shop.shoppingList.saveAs" />
    </RowsButton>
  );
}
