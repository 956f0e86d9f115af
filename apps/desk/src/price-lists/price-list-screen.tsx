import { removePriceList, savePriceList, type PriceListContents } from '@rider/api/operator';
import type { ImportKind } from '@rider/model/import';
import { moneyToDecimal } from '@rider/model/money';
import { priceListSchema, validate } from '@rider/model/validation';
import { LinkButton } from '@rider/ui/button';
import { DateField } from '@rider/ui/date-field';
import { TextArea, TextField } from '@rider/ui/field';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import { Cluster, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Heading, Text } from '@rider/ui/text';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api } from '../data/desk-api.ts';
import { priceListQuery } from '../data/operator-queries.ts';
import { ConfirmedButton } from '../form/confirmed-button.tsx';
import { useSavedForm } from '../form/use-saved-form.ts';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { PartyFields, SavedMeanwhile } from './party-fields.tsx';

const LIST = '/price-lists';

/** A price list, or a new one: its days, who has it, and its prices. */
export function PriceListScreen() {
  const text = useMessages('desk.priceLists');
  const { id = '' } = useParams();
  if (id === 'new') return <PriceListPage list={null} />;
  return (
    <Loaded query={priceListQuery(id)} unknown={text('unknown')} back={{ href: LIST, label: text('back') }}>
      {(list) => <PriceListPage key={list.id} list={list} />}
    </Loaded>
  );
}

function PriceListPage({ list }: { list: PriceListContents | null }) {
  const text = useMessages('desk.priceLists');
  const navigate = useNavigate();
  // A price list that another operator saves meanwhile is loaded again; what was typed stays.
  const [opened] = useState(list);
  const { wiring } = useSavedForm({
    check: (typed) => {
      const checked = validate(priceListSchema, typed);
      const { accounts = '', companies = '', groups = '', prices = '' } = typed;
      return checked.errors
        ? checked
        : { ...checked, values: { ...checked.values, accounts, companies, groups, prices } };
    },
    save: (values) => savePriceList(api, { ...values, ...(list && { id: list.id, version: list.version }) }),
    saved: ({ name }) => text('saved', { name }),
    onSaved: () => void navigate(LIST),
    change: 'price-list',
  });
  return (
    <Container>
      <Stack gap="x6">
        <Link href={LIST}>{text('back')}</Link>
        <Cluster gap="x3" justify="between">
          <Heading level={2} size="title2">
            {opened?.name ?? text('add')}
          </Heading>
          {list && (
            <Cluster gap="x3">
              <LinkButton href={exportOf('price-lists', list)} download>
                {text('exportPrices')}
              </LinkButton>
              <LinkButton href={exportOf('price-list-assignments', list)} download>
                {text('exportAssignments')}
              </LinkButton>
              <ConfirmedButton
                label={text('remove')}
                title={text('removeOf', { name: list.name })}
                description={text('removeHint')}
                act={() => removePriceList(api, { id: list.id, version: opened?.version ?? list.version })}
                done={text('removed', { name: list.name })}
                change="price-list"
                onDone={() => void navigate(LIST)}
              />
            </Cluster>
          )}
        </Cluster>
        {list && list.version !== opened?.version && <SavedMeanwhile href={`${LIST}/${list.id}`} />}
        <Form {...wiring}>
          <TextField label={text('name')} name="name" defaultValue={opened?.name} autoComplete="off" required />
          <FormGrid>
            <DateField
              name="firstDay"
              label={text('firstDay')}
              description={text('firstDayHint')}
              defaultValue={opened?.firstDay ?? null}
              required
            />
            <DateField
              name="lastDay"
              label={text('lastDay')}
              description={text('lastDayHint')}
              defaultValue={opened?.lastDay ?? null}
            />
          </FormGrid>
          <PartyFields {...(opened && { parties: opened })} />
          <TextArea
            name="groups"
            label={text('groups')}
            description={text('groupsHint')}
            defaultValue={opened?.groups.join('\n')}
            rows={2}
          />
          <TextArea
            name="prices"
            label={text('prices')}
            description={text('pricesHint')}
            defaultValue={opened?.prices.map(priceLine).join('\n')}
            rows={14}
          />
          <Text size="small" tone="quiet">
            {text('rule')}
          </Text>
          <FormActions submit={text('save')} pending={wiring.pending} />
        </Form>
      </Stack>
    </Container>
  );
}

const exportOf = (kind: ImportKind, { id }: PriceListContents) =>
  `/api/operator/export?kind=${kind}&list=${id}&format=xlsx`;

/** A price as a line that can be pasted into a spreadsheet, and back. */
function priceLine({ sku, quantity, price }: PriceListContents['prices'][number]): string {
  return `${sku}\t${quantity}\t${moneyToDecimal(price)}`;
}
