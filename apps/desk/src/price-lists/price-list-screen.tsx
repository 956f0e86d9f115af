import { removePriceList, savePriceList, type PriceListContents } from '@rider/api/operator';
import { moneyToDecimal } from '@rider/model/money';
import { priceListSchema, validate } from '@rider/model/validation';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { DateField } from '@rider/ui/date-field';
import { Dialog } from '@rider/ui/dialog';
import { TextArea, TextField } from '@rider/ui/field';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import { Cluster, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Heading, Text } from '@rider/ui/text';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api } from '../data/desk-api.ts';
import { priceListQuery } from '../data/operator-queries.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { DialogButton } from '../list/dialog-button.tsx';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';

const LIST = '/price-lists';

/** A price list, or a new one: its days, its buyers and its prices. */
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
      const { accounts = '', companies = '', prices = '' } = typed;
      return checked.errors ? checked : { ...checked, values: { ...checked.values, accounts, companies, prices } };
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
          {list && <Remove list={list} />}
        </Cluster>
        {list && list.version !== opened?.version && (
          <Banner tone="warning">
            <Link href={`${LIST}/${list.id}`} target="_blank">
              {text('openSaved')}
            </Link>
          </Banner>
        )}
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
          <TextArea
            name="accounts"
            label={text('buyers')}
            description={text('buyersHint')}
            defaultValue={opened?.accounts.join('\n')}
            rows={4}
          />
          <TextArea
            name="companies"
            label={text('companies')}
            description={text('companiesHint')}
            defaultValue={opened?.companies.map(({ id, name }) => `${name} #${id}`).join('\n')}
            rows={3}
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

/** A price as a line that can be pasted into a spreadsheet, and back. */
function priceLine({ sku, quantity, price }: PriceListContents['prices'][number]): string {
  return `${sku}\t${quantity}\t${moneyToDecimal(price)}`;
}

function Remove({ list: { id, name } }: { list: PriceListContents }) {
  const text = useMessages('desk.priceLists');
  const navigate = useNavigate();
  const acting = useOperatorAction('price-list');
  const remove = async () => {
    if (await acting.run(() => removePriceList(api, id), text('removed', { name }))) void navigate(LIST);
  };
  return (
    <DialogButton variant="danger" label={text('remove')}>
      {(close) => (
        <Dialog
          open
          onOpenChange={close}
          role="alertdialog"
          size="small"
          title={text('removeOf', { name })}
          description={text('removeHint')}
          footer={
            <>
              <Button onClick={close}>{text('cancel')}</Button>
              <Button variant="danger" pending={acting.pending} onClick={() => void remove()}>
                {text('remove')}
              </Button>
            </>
          }
        />
      )}
    </DialogButton>
  );
}
