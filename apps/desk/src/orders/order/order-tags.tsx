import { tagOrder, untagOrder } from '@rider/api/operator';
import { orderTagSchema, validate } from '@rider/model/validation';
import { Button } from '@rider/ui/button';
import { Combobox } from '@rider/ui/combobox';
import { Form, FormActions } from '@rider/ui/form';
import { Cluster, Stack } from '@rider/ui/layout';
import { Heading } from '@rider/ui/text';
import { useState } from 'react';
import { api } from '../../data/desk-api.ts';
import { orderTagsQuery } from '../../data/operator-queries.ts';
import { useOptionalQuery } from '../../data/use-query.ts';
import { useOperatorAction } from '../../form/use-operator-action.ts';
import { useSavedForm } from '../../form/use-saved-form.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** Props of `OrderTags`. */
export interface OrderTagsProps {
  number: string;
  tags: readonly string[];
}

/** The tags of an order, which buyers do not see, and a field that proposes tags of other orders. */
export function OrderTags({ number, tags }: OrderTagsProps) {
  const text = useMessages('desk.order.tags');
  const removing = useOperatorAction('order');
  const [added, setAdded] = useState(0);
  const { data: known = [] } = useOptionalQuery(orderTagsQuery);
  const { wiring } = useSavedForm({
    check: (typed) => validate(orderTagSchema, typed),
    save: ({ tag }) => tagOrder(api, number, tag),
    onSaved: () => setAdded((count) => count + 1),
    change: 'order',
  });
  return (
    <Stack gap="x3">
      <Heading level={3} size="title3">
        {text('title')}
      </Heading>
      {tags.length > 0 && (
        <Cluster gap="x2">
          {tags.map((tag) => (
            <Button
              key={tag}
              size="small"
              aria-label={text('remove', { tag })}
              pending={removing.pending}
              onClick={() => void removing.run(() => untagOrder(api, number, tag))}
            >
              {tag} ×
            </Button>
          ))}
        </Cluster>
      )}
      <Form {...wiring}>
        <Combobox
          key={added}
          name="tag"
          label={text('add')}
          freeText
          options={known.filter((tag) => !tags.includes(tag)).map((tag) => ({ value: tag, label: tag }))}
          required
        />
        <FormActions submit={text('save')} pending={wiring.pending} />
      </Form>
    </Stack>
  );
}
