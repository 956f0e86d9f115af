import type { ShoppingList } from '@rider/model/shopping-list';
import { SHOPPING_LIST_LENGTHS } from '@rider/model/limits';
import { Checkbox, TextField } from '@rider/ui/field';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData } from 'react-router';
import { capabilitiesQuery } from '../../../data/capabilities-query.ts';
import { useOptionalQuery } from '../../../data/use-query.ts';
import type { FormOutcome } from '../../../form/form-outcome.ts';
import { ownCompanyQuery } from '../../../order/order-queries.ts';
import { useSavedForm } from '../../../form/use-saved-form.tsx';
import { listRules } from '../../../shopping-list/save-list.ts';

/** Name, job and site of a list, and whether it is shared; `list` is the one to change. `children` are hidden fields. */
export function ListForm({ list, children }: { list?: ShoppingList; children?: ReactNode }) {
  const intl = useIntl();
  const { typed, wiring } = useSavedForm({ ...listRules, outcome: useActionData<FormOutcome>() });
  const isStored = useOptionalQuery(capabilitiesQuery).data?.shoppingLists ?? false;
  const hasCompany = Boolean(useOptionalQuery(ownCompanyQuery).data);
  const field = (name: 'name' | 'job' | 'site') => ({
    name,
    label: intl.formatMessage({ id: `shop.shoppingList.${name}` }),
    defaultValue: typed?.[name] ?? list?.[name] ?? '',
    maxLength: SHOPPING_LIST_LENGTHS[name === 'name' ? 'name' : 'place'],
    autoComplete: 'off',
  });
  return (
    <Form {...wiring}>
      {list && (
        <>
          <input type="hidden" name="id" value={list.id} />
          <input type="hidden" name="version" value={list.version} />
        </>
      )}
      {children}
      <FormGrid>
        <TextField {...field('name')} required />
        <TextField {...field('job')} />
        <TextField {...field('site')} />
      </FormGrid>
      {isStored && (hasCompany || list?.shared) && (
        <Checkbox
          name="shared"
          value="1"
          label={intl.formatMessage({ id: 'shop.shoppingList.share' })}
          description={intl.formatMessage({ id: 'shop.shoppingList.shareHint' })}
          defaultChecked={typed ? typed['shared'] === '1' : (list?.shared ?? false)}
        />
      )}
      <FormActions
        submit={<FormattedMessage id={list ? 'shop.shoppingList.save' : 'shop.shoppingList.create'} />}
        pending={wiring.pending}
      />
    </Form>
  );
}
