import { removePriceGroup, savePriceGroup, type PriceGroupContents } from '@rider/api/operator';
import { priceGroupSchema, validate } from '@rider/model/validation';
import { TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Cluster, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Heading, Text } from '@rider/ui/text';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api } from '../data/desk-api.ts';
import { priceGroupQuery } from '../data/operator-queries.ts';
import { ConfirmedButton } from '../form/confirmed-button.tsx';
import { useSavedForm } from '../form/use-saved-form.ts';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { PartyFields, SavedMeanwhile } from './party-fields.tsx';

/** Address of the list of price groups. */
export const GROUPS = '/price-lists/groups';

/** A price group, or a new one: who is in it, and its price lists. */
export function PriceGroupScreen() {
  const text = useMessages('desk.priceGroups');
  const { id = '' } = useParams();
  if (id === 'new') return <PriceGroupPage group={null} />;
  return (
    <Loaded query={priceGroupQuery(id)} unknown={text('unknown')} back={{ href: GROUPS, label: text('back') }}>
      {(group) => <PriceGroupPage key={group.id} group={group} />}
    </Loaded>
  );
}

function PriceGroupPage({ group }: { group: PriceGroupContents | null }) {
  const text = useMessages('desk.priceGroups');
  const navigate = useNavigate();
  // A group that another operator saves meanwhile is loaded again; what was typed stays.
  const [opened] = useState(group);
  const { wiring } = useSavedForm({
    check: (typed) => {
      const checked = validate(priceGroupSchema, typed);
      const { accounts = '', companies = '' } = typed;
      return checked.errors ? checked : { ...checked, values: { ...checked.values, accounts, companies } };
    },
    save: (values) => savePriceGroup(api, { ...values, ...(opened && { id: opened.id, version: opened.version }) }),
    saved: ({ name }) => text('saved', { name }),
    onSaved: () => void navigate(GROUPS),
    change: 'price-list',
  });
  return (
    <Container>
      <Stack gap="x6">
        <Link href={GROUPS}>{text('back')}</Link>
        <Cluster gap="x3" justify="between">
          <Heading level={2} size="title2">
            {opened?.name ?? text('add')}
          </Heading>
          {opened && (
            <ConfirmedButton
              label={text('remove')}
              title={text('removeOf', { name: opened.name })}
              description={text('removeHint')}
              act={() => removePriceGroup(api, opened)}
              done={text('removed', { name: opened.name })}
              change="price-list"
              onDone={() => void navigate(GROUPS)}
            />
          )}
        </Cluster>
        {group && group.version !== opened?.version && <SavedMeanwhile href={`${GROUPS}/${group.id}`} />}
        <Form {...wiring}>
          <TextField label={text('name')} name="name" defaultValue={opened?.name} autoComplete="off" required />
          <PartyFields {...(opened && { parties: opened })} />
          <FormActions submit={text('save')} pending={wiring.pending} />
        </Form>
        {group && (
          <Stack gap="x2">
            <Heading level={3} size="title3">
              {text('priceLists')}
            </Heading>
            {group.priceLists.length === 0 && <Text tone="quiet">{text('noPriceLists')}</Text>}
            {group.priceLists.map(({ id, name }) => (
              <Link key={id} href={`/price-lists/${id}`}>
                {name}
              </Link>
            ))}
          </Stack>
        )}
      </Stack>
    </Container>
  );
}
