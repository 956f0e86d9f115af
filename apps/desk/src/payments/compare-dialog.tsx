import { getReconciliation } from '@rider/api/operator';
import type { Money } from '@rider/model/money';
import type { PaymentMismatch, Reconciliation } from '@rider/model/payment';
import { comparedDaySchema, validate } from '@rider/model/validation';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { DateField } from '@rider/ui/date-field';
import { Dialog } from '@rider/ui/dialog';
import { Form, FormActions } from '@rider/ui/form';
import { Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Banner } from '@rider/ui/banner';
import { formatMoney } from '@rider/ui/price';
import { Fragment, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { PaymentMethod } from './payment-method.tsx';
import { paymentAddress } from '../data/addresses.ts';

const DAY = 86_400_000;
const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** Compares a day's payments and refunds with the providers' reports, and shows what differs. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const [found, setFound] = useState<Reconciliation | null>(null);
  const [now] = useState(Date.now);
  const { wiring } = useSavedForm({
    check: (typed) => validate(comparedDaySchema, typed),
    save: async ({ day }) => setFound(await getReconciliation(api, day)),
  });
  return (
    <Dialog open onOpenChange={onClose} title={intl.formatMessage({ id: 'desk.compare.title' })} size="large">
      <Stack gap="x4">
        <Form {...wiring}>
          <DateField
            name="day"
            label={intl.formatMessage({ id: 'desk.compare.day' })}
            description={intl.formatMessage({ id: 'desk.compare.dayHint' })}
            defaultValue={dayOf(now - DAY)}
            max={dayOf(now)}
            required
          />
          <FormActions submit={<FormattedMessage id="desk.compare.start" />} pending={wiring.pending} />
        </Form>
        {found !== null && <Found found={found} />}
      </Stack>
    </Dialog>
  );
}

function Found({ found }: { found: Reconciliation }) {
  const intl = useIntl();
  const text = useMessages('desk.compare');
  const { compared, payouts, differences, unlisted, isCut } = found;
  const amountOf = (amount: Money | null) => (amount === null ? '–' : formatMoney(intl, amount));
  const values = {
    compared,
    payouts,
    differing: differences.length,
    ours: formatMoney(intl, found.ours),
    theirs: formatMoney(intl, found.theirs),
  };
  const columns: DataColumn<PaymentMismatch>[] = [
    { id: 'reference', label: text('reference'), cell: paymentOf, rowHeader: true },
    { id: 'method', label: text('method'), cell: methodOf },
    { id: 'kind', label: text('kind'), cell: ({ kind }) => text(`kind.${kind}`) },
    { id: 'ours', label: text('ours'), numeric: true, cell: ({ ours }) => amountOf(ours) },
    { id: 'theirs', label: text('theirs'), numeric: true, cell: ({ theirs }) => amountOf(theirs) },
  ];
  return (
    <>
      <Banner tone={differences.length === 0 && !isCut ? 'success' : 'warning'}>
        <FormattedMessage id="desk.compare.found" values={values} />
        {isCut && ` ${text('cut')}`}{' '}
        {unlisted.length > 0 && <FormattedMessage id="desk.compare.unlisted" values={{ methods: namesOf(unlisted) }} />}
      </Banner>
      {differences.length > 0 && (
        <DataTable
          caption={text('differences')}
          columns={columns}
          rows={differences}
          getRowId={({ kind, method, reference, payout }) => `${kind} ${method} ${reference} ${payout}`}
          empty={null}
        />
      )}
    </>
  );
}

/** A payment that is not in the shop's books has no page. */
function paymentOf({ kind, reference, payout }: PaymentMismatch) {
  const named = [reference, payout].filter(Boolean).join(' / ');
  if (named === '') return <FormattedMessage id="desk.compare.list" />;
  const isUnknown = kind === 'unknown-here' || kind === 'return-unknown-here';
  return isUnknown ? named : <Link href={paymentAddress(reference)}>{named}</Link>;
}

/** Names of methods, with commas between them. */
function namesOf(methods: readonly string[]) {
  return methods.map((method, index) => (
    <Fragment key={method}>
      {index > 0 && ', '}
      <PaymentMethod method={method} />
    </Fragment>
  ));
}

function methodOf({ method }: PaymentMismatch) {
  return <PaymentMethod method={method} />;
}
