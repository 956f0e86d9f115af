import { screens } from '@rider/model/screens';
import { Button } from '@rider/ui/button';
import { formatDay } from '@rider/ui/date';
import { useState, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigation, useSubmit } from 'react-router';
import { localized } from '../messages/localized-path.ts';
import { useLocale } from '../messages/messages.tsx';

/** The button of a form with the fields `text` and `quantity` that saves its rows as a new shopping list, named after the day. */
export function SaveAsList({ disabled = false }: { disabled?: boolean }) {
  const intl = useIntl();
  const locale = useLocale();
  const submit = useSubmit();
  const isBusy = useNavigation().state !== 'idle';
  const [openedAt] = useState(() => Date.now());
  const name = intl.formatMessage({ id: 'shop.shoppingList.savedOn' }, { day: formatDay(intl, openedAt) });
  function save(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const { form } = event.currentTarget;
    if (form === null || isBusy) return;
    const rows = new FormData(form);
    rows.set('name', name);
    void submit(rows, { method: 'post', action: screens.shoppingLists });
  }
  return (
    <Button
      type="submit"
      size="small"
      formAction={localized(locale, screens.shoppingLists)}
      name="name"
      value={name}
      disabled={disabled}
      pending={isBusy}
      onClick={save}
    >
      <FormattedMessage id="shop.shoppingList.saveAs" />
    </Button>
  );
}
